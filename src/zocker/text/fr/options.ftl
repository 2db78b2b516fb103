### Ce qu’une table peut choisir : les options avec une phrase, de bonnes façons de jouer, et ce qu’une liste dit d’une table.

option-boards = Plateaux
option-boards-about = Autant de casinos reçoivent un plateau, à partir du casino 1.
option-faces = Quels plateaux
option-faces-about = Tirés à chaque manche, ou ceux que vous choisissez ; A1 et A2 sont les deux faces d’un plateau.
option-no-repeat = Plateaux déjà vus
option-no-repeat-about = Une face déjà vue peut revenir, ou seulement une fois toutes les autres passées.
option-no-repeat-choice = { $value ->
    [yes] Ne reviennent pas
   *[no] Peuvent revenir
}
option-target = Points
option-target-about = La partie s’achève après la manche où quelqu’un arrive jusque-là.
option-target-choice = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
option-rounds = Nombre maximal de manches
option-rounds-about = La partie s’achève après ces manches, même si personne n’a tous les points.
option-rounds-choice = { $value ->
    [null] Sans limite
    [one] { $value } manche
   *[other] { $value } manches
}
option-beginner-first = Premier tableau
option-beginner-first-about = N’importe lequel, ou celui sur lequel le jeu s’apprend le mieux.
option-beginner-first-choice = { $value ->
    [yes] Pour débuter
   *[no] N’importe lequel
}
option-neutral = Dés neutres
option-neutral-about = { $game ->
    [las-vegas] Chacun reçoit aussi des dés blancs, qui gagnent et font égalité comme un joueur de plus.
   *[other] Huit dés qui ne sont à personne attendent dans les casinos, comme un troisième joueur.
}
option-neutral-choice = { $value ->
    [yes] Avec
   *[no] Sans
}
option-open-money = Argent
option-open-money-about = Caché jusqu’à la fin, ou visible par tous.
option-open-money-choice = { $value ->
    [yes] Visible
   *[no] Caché
}
option-starter = Qui commence
option-starter-about = Le hasard décide qui ouvre la première manche, ou vous choisissez une place.
option-starter-choice = { $value ->
    [random] Au hasard
   *[other] Place { $value }
}

preset-standard = Classique
preset-standard-about = Exactement comme dans la règle.
preset-neutral = Dés neutres
preset-neutral-about = Des dés blancs, qui ne sont à personne, gênent tout le monde.
preset-open = Argent visible
preset-open-about = Tout le monde voit qui mène : plus de calcul, moins de surprises.
preset-first = Première partie
preset-first-about = { $game ->
    [gambler] D’abord le tableau le plus facile, et seulement jusqu’à { $target } points.
   *[other] Un seul plateau par manche, pour les découvrir un à un.
}
preset-all = Six plateaux
preset-all-about = Un plateau à chaque casino : long, bruyant et fou.
preset-short = Partie courte
preset-short-about = Une course rapide jusqu’à { $target } points.

term-boards = { $value ->
    [0] sans plateau
    [one] { $value } plateau
   *[other] { $value } plateaux
}
term-faces = plateaux choisis
term-no-repeat = aucun plateau deux fois
term-target = { $value ->
    [one] jusqu’à { $value } point
   *[other] jusqu’à { $value } points
}
term-rounds = { $value ->
    [one] { $value } manche au plus
   *[other] { $value } manches au plus
}
term-beginner-first = tableau de débutant d’abord
term-neutral = { $value ->
    [yes] dés neutres
   *[no] sans dés neutres
}
term-open-money = argent visible
term-starter = la place { $value } commence
term-tableaux = { $value ->
    [own] tableaux personnels
   *[other] tableaux { $value }
}
