### Des bots qui s’affrontent, avec les mêmes dés à toutes les places.

arena-title = { $game }, { $players } joueurs, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ({ $each } par bot), graine { NUMBER($seed, useGrouping: 0) }
arena-rating = Cote
arena-skill = Niveau
arena-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-give-or-take = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cross = Combien de fois la ligne a devancé la colonne (une égalité compte pour moitié) :
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-notes = Chaque donne a été jouée à toutes les places : les intervalles comptent donc les donnes, non les parties (approximation normale).
    Cote : le niveau selon openskill (Plackett–Luce) moins trois fois son incertitude, après { $rated ->
        [one] la première partie.
       *[other] les { $rated } premières parties.
    }
    { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

error-arena-bots = { $bots ->
    [one] Un seul bot ne suffit pas pour { $players } places : il faut un bot différent à chaque place.
   *[other] { $bots } bots ne suffisent pas pour { $players } places : il faut un bot différent à chaque place.
}
error-arena-twice = Le bot { $bot } est nommé deux fois : dans l’arène, seuls des bots différents s’affrontent.
