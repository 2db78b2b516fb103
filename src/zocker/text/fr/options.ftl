### Ce qu’une table peut choisir : les options avec une phrase, de bonnes façons de jouer, et ce qu’une liste dit d’une table.

option-boards = Plateaux
option-boards-about = Nombre de casinos qui reçoivent un plateau, à partir du casino 1.
option-faces = Quels plateaux
option-faces-about = Tirés au sort à chaque manche, ou ceux que vous choisissez ; A1 et A2 sont les deux faces d’un plateau.
option-no-repeat = Plateaux déjà vus
option-no-repeat-about = Une face déjà vue peut revenir, ou bien elle attend que toutes les autres soient sorties.
option-no-repeat-choice = { $value ->
    [yes] Ne reviennent pas
   *[no] Peuvent revenir
}
option-target = Points
option-target-about = La partie s’achève après la manche où quelqu’un atteint ce total.
option-target-choice = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
option-rounds = Nombre maximal de manches
option-rounds-about = La partie s’achève après ce nombre de manches, même si personne n’a atteint le total.
option-rounds-choice = { $value ->
    [null] Sans limite
    [one] { $value } manche
   *[other] { $value } manches
}
option-beginner-first = Premier tableau
option-beginner-first-about = N’importe lequel, ou celui sur lequel le jeu s’apprend le plus facilement.
option-beginner-first-choice = { $value ->
    [yes] Pour débuter
   *[no] N’importe lequel
}
option-neutral = Dés neutres
option-neutral-about = { $game ->
    [las-vegas] Chacun reçoit aussi des dés blancs, qui gagnent et font égalité comme ceux d’un joueur de plus.
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
option-starter-about = Le hasard décide qui commence la première manche, ou vous choisissez une place.
option-starter-choice = { $value ->
    [random] Au hasard
   *[other] Place { $value }
}

preset-standard = Classique
preset-standard-about = Exactement comme dans la règle.
preset-neutral = Dés neutres
preset-neutral-about = Des dés blancs, qui ne sont à personne, gênent tout le monde.
preset-open = Argent visible
preset-open-about = Tout le monde voit qui mène : on calcule davantage, on est moins surpris.
preset-first = Première partie
preset-first-about = { $game ->
    [gambler] D’abord le tableau le plus facile, et seulement jusqu’à { $target } points.
   *[other] Un seul plateau par manche, pour les découvrir un à un.
}
preset-all = Six plateaux
preset-all-about = Un plateau à chaque casino : long, bruyant, endiablé.
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
term-beginner-first = tableau facile d’abord
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

## Ce que les règles d’un jeu disent de ses options. Les noms en `code` sont les mêmes dans toutes les langues.

rules-option-neutral = - `neutral` : { $game ->
    [las-vegas] jouer avec des dés neutres (`true`) ou sans (`false`, par défaut).
   *[other] à deux, jouer avec des dés neutres (`true`, par défaut) ou sans (`false`).
}
rules-option-starter = - `starter` : qui commence la première manche, un numéro de place ou `random` (au hasard, par défaut).
rules-option-open-money = - `open_money` : { $game ->
    [las-vegas] l’argent de tous est visible (`true`) ou caché jusqu’à la fin (`false`, par défaut).
   *[other] les cartes de tous sont visibles (`true`) ou cachées jusqu’à la fin (`false`, par défaut). Les jetons sont toujours visibles.
}
rules-option-boards = - `boards` : combien de plateaux sont en jeu, de 0 à 6 (3 par défaut).
rules-option-no-repeat = - `no_repeat` : les faces déjà vues ne reviennent pas tant qu’il y en a d’autres (`true`), ou le tirage recommence à zéro à chaque manche (`false`, par défaut).
rules-option-faces = - `faces` : des plateaux fixes, par exemple `A1 D2 H1` à toutes les manches, ou trois listes de ce genre séparées par des barres obliques.
rules-option-target = - `target` : combien de points mettent fin à la partie (500 par défaut).
rules-option-rounds = - `rounds` : combien de manches on joue au plus (par défaut, sans limite).
rules-option-tableaux = - `tableaux` : le nom d’un de nos jeux de tableaux, `towns-2` (par défaut) ou `towns-1` (plus ancien et plus rude), ou un fichier de tableaux à vous.
rules-option-beginner-first = - `beginner_first` : commencer par le tableau conseillé pour débuter (`true`) ou par n’importe lequel (`false`, par défaut).
