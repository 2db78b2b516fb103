### The game in the terminal.

terminal-you = Vous
terminal-neutral = Neutre
terminal-title = LAS VEGAS
terminal-round = Manche { $round } sur { $rounds }
terminal-started = { $who ->
    [you] vous avez ouvert
   *[other] { $name } a ouvert
}
terminal-casino = Casino
terminal-bills = Billets
terminal-bot = Robot
terminal-dice-left = Dés restants
terminal-no-dice = plus de dés
terminal-money = Argent
terminal-hidden = caché
terminal-tied = égalité
terminal-turn = { $who ->
    [you] Vous lancez { $roll } et placez { dice } au casino { $casino }.
   *[other] { $name } lance { $roll } et place { dice } au casino { $casino }.
}

choice-lead = vous menez : { $prize }
choice-paid = { $rank ->
    [2] deuxième : { $prize }
    [3] troisième : { $prize }
    [4] quatrième : { $prize }
   *[other] cinquième : { $prize }
}
choice-unpaid = { $rank ->
    [2] deuxième, plus de billet pour vous
    [3] troisième, plus de billet pour vous
    [4] quatrième, plus de billet pour vous
   *[other] dernière place, plus de billet pour vous
}
choice-tied = égalité avec { $names } : vous vous annulez
choice-absent = dés neutres seulement, rien pour vous
choice-rival = { $name } aurait { $prize }
choice-rival-nothing = { $name } n’aurait rien

key-enter = Entrée
key-roll = { $dice ->
    [one] lancer 1 dé
   *[other] lancer { $dice } dés
}
key-choose = choisir un casino
key-on = continuer
key-back = reprendre
key-close = retour à la table
key-auto = laisser faire l’ordinateur
key-log = journal
key-help = aide
key-leave = quitter

hint-roll = Appuyez sur Entrée pour lancer les dés.
hint-choose = Tapez le numéro d’un casino : { $moves }.
hint-on = Appuyez sur Entrée pour continuer.

ask-starter = Qui commence ? Tapez le numéro d’une place, de 1 à { $players }.
ask-bill = Tirez des billets pour le casino { $casino } jusqu’à 50 000 $ et tapez-les : 20k 60k
ask-roll = { $who ->
    [you] Lancez { dice } et tapez le résultat : { ask-example }
   *[other] Lancez { dice } pour { $name } et tapez le résultat : { ask-example }
}
ask-example = { $neutral ->
    [0] 1 1 4
   *[other] 1 1 4 + 3
}
ask-leftover = { $neutral ->
    [one] Lancez le dé neutre restant et tapez le résultat : 3
   *[other] Lancez les { $neutral } dés neutres restants et tapez le résultat : 3 5
}

scoring-title = La manche { $round } est terminée
scoring-casino = Casino
scoring-tied = À égalité
scoring-paid = Payé à
scoring-unclaimed = À personne
standings-seat = Joueur
standings-round = Cette manche
standings-total = En tout
final-title = La partie est terminée
final-rank = Place
final-money = Argent
final-bills = Billets
final-won = { $who ->
    [you] Vous gagnez avec { $money } !
   *[other] { $name } gagne avec { $money } !
}
final-shared = { $who ->
    [you] { $names } et vous partagez la victoire avec { $money } chacun !
   *[other] { $names } partagent la victoire avec { $money } chacun !
}

saved-open =
    Votre partie est enregistrée. Pour la continuer :
    zocker play --resume { $path }
saved-over =
    Toute la partie est conservée. Pour la vérifier :
    zocker verify { $path }

log-title = Ce qui s’est passé
help-title = Las Vegas en bref
help-text =
    Lancez vos dés, choisissez une face et placez tous vos dés de cette face au
    casino qui porte ce numéro. Quand tous les dés sont placés, chaque casino paie
    ses billets : le plus gros à qui y a le plus de dés, le suivant au deuxième,
    et ainsi de suite tant qu’il reste des billets. Mais d’abord, ceux qui ont
    autant de dés l’un que l’autre dans un casino s’annulent et n’y gagnent rien.
    Après quatre manches, le plus d’argent l’emporte ; à égalité, le plus de
    billets.

    Le montant à côté des dés est ce qu’ils gagneraient en l’état ; « égalité » ou
    « = » veut dire annulés, « – » qu’il ne reste pas de billet. Les dés neutres
    ne sont à personne mais comptent. Vous ne voyez que votre argent ; tout est
    dévoilé à la fin.

    Entrée ou R  lancer, continuer          1–6  choisir un casino
    U  reprendre votre coup, tant que ni dés ni autre joueur ne l’ont suivi
    L  journal     ?  cette aide     Q  enregistrer et quitter (comme Ctrl-C)

    Toutes les règles : zocker rules las-vegas

error-same-name = Deux joueurs ne peuvent pas porter le même nom : { $names }.
error-play-dice = Les dés peuvent être « system » ou « typed », pas « { $dice } ».
error-typed-seed = Une graine sert aux dés que l’ordinateur lance, pas à ceux que vous tapez.
error-resume-alone = Une partie enregistrée a déjà son jeu, ses joueurs, ses options et ses dés : donnez --resume sans eux.
error-resume-over = La partie dans { $path } est terminée : il n’y a rien à continuer.
