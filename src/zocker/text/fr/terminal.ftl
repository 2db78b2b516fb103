### The game in the terminal.

terminal-neutral = Neutre
terminal-grey = Gris
terminal-title-gambler = GAMBLER
terminal-title-royale = LAS VEGAS ROYALE
terminal-title-las-vegas-2019 = LAS VEGAS 2019
terminal-title-las-vegas = LAS VEGAS
terminal-round = Manche { $round } sur { $rounds }
terminal-round-only = Manche { $round }
terminal-started = { $who ->
    [you] premier joueur : vous
   *[other] premier joueur : { $name }
}
terminal-casino = Casino
terminal-bills = { $game ->
    [las-vegas] Billets
   *[other] Cartes
}
terminal-chips = Jetons
terminal-closed = FERMÉ
terminal-bot = Bot
terminal-dice-left = Dés restants
terminal-no-dice = aucun dé
terminal-money = Argent
terminal-hidden = caché
terminal-tied = égalité
terminal-turn = { $who ->
    [you] Vous lancez { $roll } et placez { dice } au casino { $casino }.
   *[other] { $name } lance { $roll } et place { dice } au casino { $casino }.
}

choice-lead = vous menez : { $prize }
choice-paid = { $rank ->
    [2] deuxième : { $prize }
    [3] troisième : { $prize }
    [4] quatrième : { $prize }
   *[other] cinquième : { $prize }
}
choice-unpaid = { $rank ->
    [2] deuxième, { choice-no-bill }
    [3] troisième, { choice-no-bill }
    [4] quatrième, { choice-no-bill }
   *[other] dernière place, { choice-no-bill }
}
choice-no-bill = { $game ->
    [las-vegas] aucun billet pour vous
   *[other] aucune carte pour vous
}
choice-tied = égalité avec { $names } : vous vous annulez
choice-absent = dés neutres seulement, rien pour vous
choice-rival = { $name } gagne { $prize }
choice-rival-nothing = { $name } ne gagne rien
choice-pays = payer { $paid }
choice-pays-with-change = payer { $paid }, { $back } rendus
choice-overpays = { $excess } de plus que votre dette

key-enter = Entrée
key-roll = { $dice ->
    [one] lancer 1 dé
   *[other] lancer { $dice } dés
}
key-roll-extra = lancer les dés supplémentaires ({ $board })
key-choose = choisir un casino
key-choose-number = choisir
key-on = continuer
key-back = annuler
key-close = retour à la table
key-auto = laisser faire l’ordinateur
key-boards = plateaux
key-hint = conseil
key-log = historique
key-help = aide
key-leave = quitter

hint-roll = Appuyez sur Entrée pour lancer les dés.
hint-choose = Tapez le numéro d’un casino : { $moves }.
hint-choose-number = Tapez un de ces choix : { $moves }.
hint-on = Appuyez sur Entrée pour continuer.

warming-up = Les bots les plus forts se chargent encore. En attendant, ils jouent plus simplement.

advice-title = Ce que vaut chaque choix
advice-choice = Choix
advice-win = Chances de gagner
advice-score = { $unit ->
    [points] Points après la manche
   *[other] Argent après la manche
}
advice-chance = { $margin ->
    [0] { NUMBER($win, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($win, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-more = { $count ->
    [one] et un autre, moins bon
   *[other] et { $count } autres, moins bons
}
advice-basis =
    Chaque choix a été joué jusqu’au bout { $playouts ->
        [one] une fois
       *[other] { $playouts } fois
    } ; ± est un intervalle à 95 %. Conseillé : { $key }.
advice-learned = Calculé exactement, ou appris de millions de parties. Conseillé : { $key }.
advice-rough =
    Très approximatif : chaque choix n’a été joué jusqu’au bout que { $playouts ->
        [one] une fois
       *[other] { $playouts } fois
    }, par des bots simples. Redemandez dans une minute ou deux : de meilleurs conseils se préparent.
advice-unknown = Le réseau de valeurs n’a jamais vu { $boards } : ces chances sont approximatives.
legend-unknown = Le réseau de valeurs de legend n’a jamais vu { $boards } : legend y joue peut-être moins bien.
legend-untrained = { $reason } legend joue donc comme shark.
advice-secret = Il n’y a pas de meilleure réponse. Variez au hasard pour rester imprévisible.

ask-starter = Qui commence ? Tapez le numéro d’une place, de 1 à { $players }.
ask-bill = Tirez des billets pour le casino { $casino } jusqu’à 50 000 $ et tapez-les : 20k 60k
ask-roll = { $who ->
    [you] Lancez { dice } et tapez le résultat : { ask-example }
   *[other] Lancez { dice } pour { $name } et tapez le résultat : { ask-example }
}
ask-example = { $biggy ->
    [0] { $neutral ->
        [0] 1 1 4
       *[other] 1 1 4 + 3
    }
   *[other] 1 1 4 B6
}
ask-neutral = { $who ->
    [nobody] Lancez { dice } d’une couleur libre et tapez le résultat : 1 1 2 3 4 5 6 B6
   *[other] { $neutral ->
        [one] Lancez le dé neutre restant et tapez le résultat : 3
       *[other] Lancez les { $neutral } dés neutres restants et tapez le résultat : 3 5
    }
}
ask-extra = { $who ->
    [you] Lancez les deux dés supplémentaires pour { $board } et tapez le résultat : 3 4
   *[other] Lancez les deux dés supplémentaires pour { $name } ({ $board }) et tapez le résultat : 3 4
}
ask-boards = Posez les plateaux des casinos 1, 2, 3… et tapez leurs faces : A1 D2 H1
ask-pair = Tirez deux cartes (paire { $number } sur 6) et tapez-les, ou plusieurs paires à la fois : 90k 40k
ask-aside = Tirez les 24 cartes des manches 2 et 3 et tapez-les ; plusieurs cartes identiques : 4x60k

# La même chose pour qui le touche sur un écran
due-starter = Qui commence ?
due-bill = Tirez des billets pour le casino { $casino } jusqu’à 50 000 $.
due-roll = { $who ->
    [you] Lancez { dice }.
   *[other] Lancez { dice } pour { $name }.
}
due-neutral = { $who ->
    [nobody] Lancez { dice } d’une couleur libre.
   *[other] { $neutral ->
        [one] Lancez le dé neutre restant.
       *[other] Lancez les { $neutral } dés neutres restants.
    }
}
due-extra = { $who ->
    [you] Lancez les deux dés supplémentaires pour { $board }.
   *[other] Lancez les deux dés supplémentaires pour { $name } ({ $board }).
}
due-boards = Posez les plateaux des casinos 1, 2, 3…
due-pair = Tirez deux cartes : paire { $number } sur 6.
due-aside = Tirez les 24 cartes des manches 2 et 3.

handover-title = Passez le clavier à { $name }
handover-fist = { $name } va choisir en secret. Que les autres regardent ailleurs.
handover-guess = Le poing est fermé. À { $name } de deviner.
handover-split = { $name } va répartir la Black Box en secret. Que les autres regardent ailleurs.
handover-box = La Black Box est répartie. À { $name } de choisir un groupe.
handover-bad-luck = { $name } paie pour Bad Luck et regarde ses cartes cachées. Que les autres regardent ailleurs.

scoring-title = La manche { $round } est terminée
scoring-casino = Casino
scoring-tied = Égalité
scoring-paid = Payé à
scoring-unclaimed = À personne
scoring-board = Plateaux
standings-seat = Joueur
standings-round = Cette manche
standings-total = En tout
final-title = La partie est terminée
final-rank = Rang
final-money = Argent
final-bills = { $game ->
    [las-vegas] Billets
   *[other] Cartes et jetons
}
final-won = { $who ->
    [you] Vous gagnez avec { $score } !
   *[other] { $name } gagne avec { $score } !
}
final-shared = { $who ->
    [you] { $names } et vous partagez la victoire, avec { $score } chacun !
   *[other] { $names } partagent la victoire, avec { $score } chacun !
}

saved-open =
    Votre partie est enregistrée. Pour la continuer :
    zocker play --resume { $path }
saved-over =
    Toute la partie est conservée. Pour la vérifier :
    zocker verify { $path }

log-title = Ce qui s’est passé
boards-title = Les plateaux de cette manche
help-title-gambler = Gambler en bref
help-title-royale = Las Vegas Royale en bref
help-title-las-vegas-2019 = Las Vegas 2019 en bref
help-title-las-vegas = Las Vegas en bref
help-text-las-vegas =
    Lancez vos dés, choisissez une valeur et placez tous vos dés de cette valeur au
    casino qui porte ce numéro. Quand tous les dés sont placés, chaque casino paie
    ses billets : le plus gros au joueur qui y a le plus de dés, le suivant à la
    deuxième place, et ainsi de suite tant qu’il reste des billets. Mais d’abord,
    les égalités s’annulent : les joueurs qui ont le même nombre de dés dans un
    casino n’y gagnent rien. Après quatre manches, le joueur le plus riche gagne ;
    à égalité, le nombre de billets départage.

    Le montant à côté des dés est ce qu’ils gagneraient pour l’instant ;
    « égalité » ou « = » signifie annulés, « – » qu’il ne reste pas de billet. Les
    dés neutres ne sont à personne, mais comptent. Vous ne voyez que votre argent ;
    tout est dévoilé à la fin.

    Entrée ou R  lancer, continuer          1–6  choisir un casino
    U  annuler votre coup, jusqu’au prochain lancer ou au coup des autres
    H  conseil   L  historique   ?  aide   Q  enregistrer et quitter (ou Ctrl-C)

    Toutes les règles : zocker rules las-vegas
help-text-las-vegas-2019 =
    { help-biggy }

    { help-amounts }

    { help-keys }

    Toutes les règles : zocker rules las-vegas-2019
help-text-royale =
    { help-biggy }

    Quand vous placez des dés dans un casino doté d’un plateau, appliquez son
    effet. B explique ceux qui sont en jeu. Certains paient au décompte.

    { help-amounts }

    { help-keys }
    B  ce que font les plateaux      0  ne rien faire, si c’est permis

    Toutes les règles : zocker rules royale
help-text-gambler =
    Lancez cinq dés et placez-en un ou plusieurs sur le tableau, là où ils peuvent
    être posés : chacun sur la prochaine case ‹ › d’une rangée. Une case prend la
    valeur qu’elle montre ; les étoiles, des dés identiques ; ♠♠♠♦♦, trois et deux.
    Puis arrêtez-vous ou relancez ce qui reste des cinq : si un dé peut être posé,
    vous devez en placer un ; sinon votre tour s’arrête.

    Complétez une rangée : vous gagnez ses points, ou les perdez si elle est noire.
    Quand toutes les cases sont pleines, la manche est finie et on répartit de
    nouveau les dés. Vous gagnez avec { $target } points ou plus après une manche.

    Entrée ou R  lancer, continuer     1–6  placer un dé dans cette rangée
    51  un 1 dans la rangée 5 : avec la valeur, s’il y a plusieurs choix (5_)
    R  relancer     S  s’arrêter
    U  annuler votre coup, jusqu’au prochain lancer ou au coup des autres
    H  conseil   L  historique   ?  aide   Q  enregistrer et quitter (ou Ctrl-C)

    Toutes les règles : zocker rules gambler
help-biggy =
    Lancez vos dés, choisissez une valeur et placez tous vos dés de cette valeur au
    casino qui porte ce numéro, ou passez contre un jeton. Le Biggy compte pour
    deux. Quand plus personne n’a de dés, chaque casino paie ses deux cartes : la
    plus forte au joueur qui y a le plus de dés, l’autre à la deuxième place. Mais
    d’abord, les égalités s’annulent : les joueurs qui ont le même nombre de dés
    dans un casino n’y gagnent rien. Après trois manches, le joueur le plus riche
    gagne, un jeton valant 10 000 $ ; à égalité, le nombre de cartes et de jetons
    départage.
help-amounts =
    Le montant à côté des dés est ce qu’ils gagneraient pour l’instant ;
    « égalité » ou « = » signifie annulés, « – » qu’il ne reste pas de carte. Un
    Biggy : [●]. Les dés neutres et gris ne sont à personne, mais comptent. Vous ne
    voyez que vos cartes ; tout est dévoilé à la fin.
help-keys =
    Entrée ou R  lancer, continuer    1–6  choisir    P  passer contre un jeton
    U  annuler votre coup, jusqu’au prochain lancer ou au coup des autres
    H  conseil   L  historique   ?  aide   Q  enregistrer et quitter (ou Ctrl-C)

error-same-name = Deux joueurs ne peuvent pas porter le même nom : { $names }.
error-play-dice = Les dés peuvent être « system » ou « typed », pas « { $dice } ».
error-typed-seed = Une graine sert aux dés que l’ordinateur lance, pas à ceux que vous tapez.
error-resume-alone = Une partie enregistrée a déjà son jeu, ses noms, ses options et ses dés : donnez --resume sans eux.
error-resume-over = La partie dans { $path } est terminée : il n’y a rien à continuer.
