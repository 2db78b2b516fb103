### Bots gegeneinander, mit denselben Würfeln von allen Plätzen aus.

arena-title = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
}, { $deals ->
    [one] eine Ausgangslage
   *[other] { $deals } Ausgangslagen
}, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} ({ $each } je Bot), Startwert { NUMBER($seed, useGrouping: 0) }
arena-rating = Wertung
arena-skill = Stärke
arena-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-give-or-take = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cross = Wie oft die Zeile vor der Spalte lag (Gleichstand zählt halb):
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-notes = Jede Ausgangslage wurde von allen Plätzen aus gespielt, darum zählen die Intervalle Ausgangslagen, nicht Partien (Normalnäherung).
    Wertung: die Stärke nach openskill (Plackett–Luce) minus das Dreifache ihrer Unsicherheit, nach { $rated ->
        [one] der ersten Partie.
       *[other] den ersten { $rated } Partien.
    }
    { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

error-arena-bots = { $bots ->
    [one] Ein Bot ist zu wenig für { $players } Plätze: Jeder Platz braucht einen anderen Bot.
   *[other] { $bots } Bots sind zu wenig für { $players } Plätze: Jeder Platz braucht einen anderen Bot.
}
error-arena-twice = Der Bot { $bot } ist doppelt genannt. In der Arena treffen nur verschiedene Bots aufeinander.
