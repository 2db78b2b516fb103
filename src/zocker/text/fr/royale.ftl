### Las Vegas Royale et Las Vegas 2019 : les plateaux, les choix et les règles, en Markdown.
### Les articles de docs/rules font foi.

## Les plateaux, en une ou deux phrases.

board-a1 = Prenez en secret 1, 2 ou 3 marqueurs ; votre voisin de gauche devine combien. S’il se trompe, ils vous rapportent 2 jetons, 30 000 $ ou 40 000 $.
board-a2 = Lancez les dés supplémentaires : un total de 7 ou un double gagne le jackpot, qui repart alors à 30 000 $. Sinon il grandit de 10 000 $, jusqu’à 80 000 $.
board-b1 = Avant le décompte, celui qui mène ici lance les dés supplémentaires et peut en mettre aucun, un ou deux dans les casinos qu’ils indiquent. Chacun y compte comme un dé de plus.
board-b2 = Lancez les dés supplémentaires, puis arrêtez-vous ou pariez que le prochain total sera plus haut ou plus bas : 1 jeton, 30 000 $, 40 000 $, 60 000 $. Un pari faux ou un total égal vous laisse sans rien.
board-c1 = Le premier qui compte au moins cinq ici en plaçant prend la tuile. Elle vaut 100 000 $ au décompte, quoi qu’il arrive ensuite.
board-c2 = Après le décompte, tous ceux qui comptent le moins ici doivent payer 50 000 $. N’avoir aucun dé compte aussi.
board-d1 = Recevez 10 000 $ par casino où vous avez des dés : 1 ou 2 jetons, ou une carte de 30 000 $ à 60 000 $.
board-d2 = Qui compte seul le plus ici en plaçant prend le marqueur ; il revient dès qu’aucun joueur ne mène seul. Avec lui, au lieu de lancer, vous pouvez tourner un de vos dés sur une face au choix et le placer.
board-e1 = Fermez un autre casino : aucun dé n’y entre ni n’en sort jusqu’à la fin de la manche. Le marqueur avance et paie : 2 jetons, rien, 30 000 $, rien, 1 jeton, rien.
board-e2 = Reprenez vos dés du bar. Chacun des autres doit y mettre un dé, sauf s’il en a déjà deux là ; les dés du bar ne comptent nulle part.
board-f1 = Prenez un groupe de dés gris et mettez-le tout entier dans un casino au choix. Les dés gris comptent comme un joueur de plus.
board-f2 = Des dés gris sont dans les casinos. Vous pouvez en déplacer un sur une case libre d’ici, pour 1 jeton, pour 30 000 $, ou pour poser un de vos dés sur une face au choix ou en reprendre un.
board-g1 = Au décompte, le voisin de gauche du gagnant de ce casino partage six tuiles (60 000 $, deux fois 20 000 $, trois vides), face cachée, en deux groupes. Le gagnant en prend un sans voir.
board-g2 = Vous pouvez déplacer des dés à vous de ce casino vers la case. Au décompte, elle paie comme un casino : 60 000 $ et 30 000 $.
board-h1 = Vous pouvez mettre un des dés que vous venez de lancer sur la case de sa face ; un dé déjà là passe dans ce casino. Au décompte, les cases paient 1 jeton, 2 jetons, 30 000 $, 40 000 $, 50 000 $ et 60 000 $.
board-h2 = Lancez les dés supplémentaires et choisissez-en un. 1 : 1 jeton, 2 : 2 jetons, 3 : 30 000 $, 4 : activer un autre plateau, 5 : poser un de vos dés ou en reprendre un, 6 : mettre un dé sur la case dorée, qui paie 60 000 $ au décompte.

## Ce qu’il y a sur un plateau, ou de quoi il s’agit, quand la place manque.

board-line-a1 = devinez le poing
board-line-b1 = dés avant décompte
board-line-b2 = plus haut, plus bas ?
board-line-c1 = 100 000 $ pour cinq
board-line-c2 = le moins perd 50 000 $
board-line-d1 = 10 000 $ par casino
board-line-d2 = marqueur libre
board-line-e2 = bar vide
board-line-g1 = boîte au décompte
board-line-g2 = case vide
board-line-h1 = cases vides
board-line-h2 = case dorée vide
board-empty = plus rien
board-closed = { $casino } fermé
board-next = puis : { $amount }
board-field = { $reward ->
    [chip] jeton
    [card] 30k
   *[action] action
}

## Ce que demande un plateau.

decision-place = Où vont vos dés ?
decision-turn = Vous avez le marqueur Power Play : lancez, ou placez un dé sans lancer.
decision-fist = Lucky Punch : combien de marqueurs prenez-vous, en secret ?
decision-guess = Lucky Punch : combien de marqueurs dans le poing ?
decision-prime-time = Prime Time : les dés supplémentaires montrent { $dice }. Où vont-ils ?
decision-fifty-fifty = Fifty Fifty : le total est { $total }. Le prochain sera-t-il plus haut ou plus bas ?
decision-no-entry = No Entry! : quel casino fermez-vous ?
decision-knockout = Knockout? : lequel de vos dés va au bar ?
decision-block-it = Block It! : quels dés gris vont où ?
decision-handicap = Handicap : quel dé gris prenez-vous, et pour quoi ?
decision-action = Posez un de vos dés, ou reprenez-en un (aucun plateau n’est activé).
decision-split = Black Box : comment partagez-vous les tuiles, en secret ?
decision-box = Black Box : quel groupe prenez-vous ?
decision-double-down = Double Down : quels dés vont d’ici sur la case ?
decision-nice-dice = Nice Dice : quel dé mettez-vous sur sa case ?
decision-my-choice = My Choice : les dés supplémentaires montrent { $dice }. Lequel prenez-vous ?
decision-activate = My Choice : quel plateau activez-vous ?
decision-gold = My Choice : quel dé va sur la case dorée ?

## Les choix : une étiquette, ou une phrase sur qui a choisi.

move-place-place = { $biggy ->
    [0] { dice } au { $casino }
   *[other] { dice-biggy } au { $casino }
}
move-place-pass = { $who ->
    [label] passer (coûte 1 jeton)
    [you] Vous rendez un jeton et passez.
   *[other] { $name } rend un jeton et passe.
}
move-place-end = { $who ->
    [label] finir le tour : seul le casino fermé est sorti
    [you] Vous ne pouvez rien placer : votre tour s’arrête.
   *[other] { $name } ne peut rien placer.
}
move-turn-roll = { $who ->
    [label] lancer
    [you] Vous gardez Power Play pour plus tard.
   *[other] { $name } garde Power Play pour plus tard.
}
move-turn-turn = { $who ->
    [label] { die-label } à { $casino }
    [you] Par Power Play, vous placez { die-kind } au casino { $casino }.
   *[other] Par Power Play, { $name } place { die-kind } au casino { $casino }.
}
move-action-turn = { $who ->
    [label] { die-label } à { $casino }
    [you] Vous posez { die-kind } au casino { $casino }.
   *[other] { $name } pose { die-kind } au casino { $casino }.
}
move-action-return = { $who ->
    [label] { die-label } repris de { $casino }
    [you] Vous reprenez { die-kind } du casino { $casino }.
   *[other] { $name } reprend { die-kind } du casino { $casino }.
}
move-fist-choose = { $who ->
    [label] { fist-markers } (gagne { $amount })
    [you] Vous prenez { fist-markers } dans le poing.
   *[other] { $name } prend { fist-markers } dans le poing.
}
move-fist-secret = { $who ->
    [you] Vous fermez le poing sur des marqueurs.
   *[other] { $name } ferme le poing sur des marqueurs.
}
move-guess-guess = { $who ->
    [label] { fist-markers }
    [you] Vous dites { $number }.
   *[other] { $name } dit { $number }.
}
move-prime-time-place = { $who ->
    [label] un dé à { $casino }
    [you] Vous mettez un dé supplémentaire au casino { $casino }.
   *[other] { $name } met un dé supplémentaire au casino { $casino }.
}
move-prime-time-both = { $who ->
    [label] les deux
    [you] Vous mettez les deux dés supplémentaires dans leurs casinos.
   *[other] { $name } met les deux dés supplémentaires dans leurs casinos.
}
move-prime-time-decline = { $who ->
    [label] aucun
    [you] Vous ne mettez aucun dé supplémentaire.
   *[other] { $name } ne met aucun dé supplémentaire.
}
move-fifty-fifty-stop = { $who ->
    [label] s’arrêter avec { $amount }
    [you] Vous vous arrêtez.
   *[other] { $name } s’arrête.
}
move-fifty-fifty-higher = { $who ->
    [label] plus haut (gagne { $amount })
    [you] Vous dites « plus haut ».
   *[other] { $name } dit « plus haut ».
}
move-fifty-fifty-lower = { $who ->
    [label] plus bas (gagne { $amount })
    [you] Vous dites « plus bas ».
   *[other] { $name } dit « plus bas ».
}
move-no-entry-choose = { $who ->
    [label] fermer { $casino }
    [you] Vous fermez le casino { $casino }.
   *[other] { $name } ferme le casino { $casino }.
}
move-no-entry-decline = { $who ->
    [label] laisser la tuile où elle est
    [you] Vous laissez la tuile No Entry! où elle est.
   *[other] { $name } laisse la tuile No Entry! où elle est.
}
move-knockout-give = { $who ->
    [label] { die-label }
    [you] Vous mettez { die-kind } au bar.
   *[other] { $name } met { die-kind } au bar.
}
move-block-it-block = { $who ->
    [label] { $number } à { $casino }
    [you] Vous bloquez le casino { $casino } avec { grey-dice }.
   *[other] { $name } bloque le casino { $casino } avec { grey-dice }.
}
grey-dice = { $number ->
    [one] { $number } dé gris
   *[other] { $number } dés gris
}
move-handicap-free = { $who ->
    [label] { $casino } : { handicap-reward }
    [you] Vous prenez un dé gris au casino { $casino } : { handicap-reward }.
   *[other] { $name } prend un dé gris au casino { $casino } : { handicap-reward }.
}
handicap-reward = { $reward ->
    [chip] 1 jeton
    [card] 30 000 $
   *[action] action
}
move-handicap-decline = { $who ->
    [label] aucun
    [you] Vous laissez les dés gris tranquilles.
   *[other] { $name } laisse les dés gris tranquilles.
}
move-split-split = { $who ->
    [label] { $tiles } | { $rest }
    [you] Vous partagez les tuiles : { $tiles } et { $rest }.
   *[other] { $name } partage les tuiles : { $tiles } et { $rest }.
}
move-split-secret = { $who ->
    [you] Vous partagez les tuiles en secret.
   *[other] { $name } partage les tuiles en secret.
}
move-box-choose = { $who ->
    [label] { $number ->
        [1] le groupe de { $first }
       *[other] le groupe de { $second }
    }
    [you] Vous choisissez le groupe { $number }.
   *[other] { $name } choisit le groupe { $number }.
}
move-double-down-double = { $who ->
    [label] { dice-biggy }
    [you] Vous déplacez { dice-biggy } sur la case.
   *[other] { $name } déplace { dice-biggy } sur la case.
}
move-double-down-decline = { $who ->
    [label] aucun
    [you] Vous ne déplacez aucun dé sur la case.
   *[other] { $name } ne déplace aucun dé sur la case.
}
move-nice-dice-nice = { $who ->
    [label] { die-label } sur la case { $number } (gagne { $amount })
    [you] Vous mettez { die-kind } sur la case { $number }.
   *[other] { $name } met { die-kind } sur la case { $number }.
}
move-nice-dice-decline = { $who ->
    [label] aucun
    [you] Vous ne mettez aucun dé sur une case.
   *[other] { $name } ne met aucun dé sur une case.
}
move-my-choice-choose = { $who ->
    [label] { my-choice-does }
    [you] Vous choisissez { $number } : { my-choice-does }.
   *[other] { $name } choisit { $number } : { my-choice-does }.
}
my-choice-does = { $number ->
    [1] 1 jeton
    [2] 2 jetons
    [3] 30 000 $
    [4] activer un autre plateau
    [5] poser un dé ou en reprendre un
   *[6] un dé sur la case dorée
}
move-activate-choose = { $who ->
    [label] { $board }
    [you] Vous activez { $board }.
   *[other] { $name } active { $board }.
}
move-gold-give = { $who ->
    [label] { die-label }
    [you] Vous mettez { die-kind } sur la case dorée.
   *[other] { $name } met { die-kind } sur la case dorée.
}

## Les règles.

rules-royale =
    # Las Vegas Royale
    { rules-2019-idea } Et jusqu’à six plateaux, différents à chaque manche, récompensent, tentent ou agacent
    qui place des dés à côté d’eux.

    { rules-2019-material }
    - 8 plateaux à deux faces, 2 dés supplémentaires noirs, 9 dés gris sans points.

    { rules-2019-round }
    - Les huit plateaux sont mélangés et retournés au hasard. Le premier va au casino 1, le deuxième au casino
      2, le troisième au casino 3 ; avec plus de plateaux, on continue en 4, 5 et 6.
    - Les 24 cartes des manches 2 et 3 sont mises de côté au début de la partie ; les autres forment la banque,
      qui paie ce que promettent les plateaux.

    { rules-2019-turn }

    ### Les plateaux
    Si le casino où vous avez placé a un plateau, vous l’activez une fois, quel que soit le nombre de dés. Les
    dés qui arrivent autrement dans un casino n’activent rien. Ce que dit un plateau est à faire autant que
    possible, sauf là où il dit « pouvez ». Ensuite, vos autres dés reviennent dans votre réserve.

    { rules-2019-scoring }
    4. **Les plateaux.** Avant tout cela vient Prime Time ; le plateau d’un casino paie juste après lui ; Bad
       Luck se paie tout à la fin. Puis tous les dés reviennent, et on range les plateaux.

    { rules-2019-end }

    { rules-2019-two } Les dés gris sont un autre joueur imaginaire : dés neutres et dés gris peuvent être à
    égalité.

    ## Les seize faces
    « Vous » est celui qui active le plateau. Les deux faces d’un même plateau (même lettre) ne sont jamais
    posées ensemble.

    - **A1 Lucky Punch.** { board-a1 }
    - **A2 Jackpot.** { board-a2 }
    - **B1 Prime Time.** { board-b1 }
    - **B2 Fifty Fifty.** { board-b2 }
    - **C1 High Five.** { board-c1 }
    - **C2 Bad Luck.** { board-c2 }
    - **D1 Pay Day.** { board-d1 }
    - **D2 Power Play.** { board-d2 }
    - **E1 No Entry!** { board-e1 } Si la tuile est déjà quelque part, vous pouvez aussi l’y laisser, sans gain.
    - **E2 Knockout?** { board-e2 }
    - **F1 Block It!** { board-f1 } Les groupes comptent 1, 1, 2, 2 et 3 dés.
    - **F2 Handicap.** { board-f2 } Un dé gris est dans chacun des casinos 1 à 3, deux dans chacun des casinos 4
      à 6 ; deux cases paient un jeton, trois 30 000 $, quatre permettent l’action.
    - **G1 Black Box.** { board-g1 }
    - **G2 Double Down.** { board-g2 }
    - **H1 Nice Dice.** { board-h1 }
    - **H2 My Choice.** { board-h2 }

    ## Options de table
    - `boards` : combien de plateaux sont posés, de 0 à 6 (3 par défaut).
    - `no_repeat` : les faces déjà vues ne reviennent pas tant qu’il y en a d’autres (`true`), ou chaque manche
      est tirée à neuf (`false`, par défaut).
    - `faces` : des plateaux fixes, par exemple `A1 D2 H1` à toutes les manches, ou trois listes de ce genre
      séparées par des barres obliques.
    { rules-2019-options }

    En ligne de commande : `--option boards=6`.

    { rules-2019-rulings }
    - **Les cartes mises de côté** ne sont pas secrètes, seules leurs paires le sont : le journal les nomme.
    - **Qui mène.** Power Play regarde tous les dés, même ceux des joueurs imaginaires ; le marqueur ne passe à
      un autre que si celui-ci active le plateau. On vérifie après chaque étape entière : un placement complet,
      un groupe de dés gris entier, un dé déplacé.
    - **Power Play** remplace un lancer et ne vient jamais après ; un tel tour ne peut pas être passé.
    - **Casinos fermés.** Leurs dés comptent comme d’habitude, et leurs plateaux paient au décompte. Si vous ne
      lancez que le numéro du casino fermé, votre tour s’arrête sans rien coûter.
    - **High Five** demande une activation : qui arrive à cinq autrement attend la suivante.
    - **Bad Luck.** Les joueurs imaginaires ne comptent ni ne paient, les dés des plateaux ne comptent pas. On
      paie d’abord en cartes, le moins de cartes possible, puis le moins d’argent possible ; la monnaie vient en
      une seule carte, jamais en jetons : on paie donc parfois trop. Les jetons ne servent que si toutes vos
      cartes valent moins de 50 000 $.
    - **Prime Time** peut vous coûter le casino même qui vous a fait lancer. Ces dés ne comptent jamais pour
      High Five ni Double Down.
    - **My Choice** permet de prendre l’un ou l’autre dé, même si son action est impossible. Le 4 atteint tout
      autre plateau posé, mais une seule fois par tour.
    - **Nice Dice.** Si le casino d’une case est fermé, le dé qui s’y trouve y reste, et la case n’est pas
      libre. Un Biggy paie une fois.
    - **Gagnants.** Si un joueur imaginaire gagne un casino, ou personne, ce que son plateau promet au gagnant
      n’a pas lieu.
    - **Secrets.** Poings et boîtes sont montrés à tous une fois décidés.

rules-las-vegas-2019 =
    # Las Vegas 2019
    { rules-2019-idea }

    { rules-2019-material }

    { rules-2019-round }

    { rules-2019-turn }

    { rules-2019-scoring }

    { rules-2019-end }

    { rules-2019-two }

    ## Options de table
    - `boards` : toujours 0 ici ; avec des plateaux, le jeu s’appelle Las Vegas Royale (`zocker rules royale`).
      Ainsi `no_repeat` et `faces`, qui concernent les plateaux, ne changent rien.
    { rules-2019-options }

    En ligne de commande : `--option neutral=false`.

    { rules-2019-rulings }

rules-2019-idea = Six casinos ont de l’argent à distribuer, et vos dés décident de votre part : essayez de compter plus que tous les autres dans un casino. Mais attention : si quelqu’un y compte exactement autant que vous, aucun des deux ne touche rien.
rules-2019-material =
    ## Le matériel
    - 2 à 5 joueurs, chacun avec 7 petits dés et un gros, le Biggy, d’une même couleur. Le Biggy est un dé qui
      compte double partout.
    - Six casinos, un par face du dé : Miracle (1), Kings (2), Moon (3), Paris (4), Cleopatra (5), Sunset (6).
    - 90 cartes d’argent, en milliers de dollars : 11 de 30, 11 de 40, 13 de 50, 15 de 60, 13 de 70, 11 de 80, 9
      de 90 et 7 de 100.
    - Des jetons, qui valent chacun 10 000 $ à la fin.
rules-2019-round =
    ## Avant une manche
    - On tire six paires de cartes. La paire de plus forte somme va au casino 6, la suivante au casino 5, et
      ainsi de suite ; à sommes égales, la paire qui a la plus haute carte va au casino le plus haut.
    - Tout le monde a de nouveau tous ses dés et prend 2 jetons, en plus de ceux qui restent.
    - La table désigne le premier joueur de la partie ou s’en remet au hasard. Ensuite commence celui qui a pris
      la plus haute carte au casino 6 ; si aucun joueur ne l’a prise, au casino 5, et ainsi de suite.
rules-2019-turn =
    ## Votre tour
    Le premier joueur commence, puis on tourne dans le sens des aiguilles d’une montre.

    1. Lancez tous les dés qui vous restent.
    2. Choisissez une des faces obtenues et mettez **tous** vos dés de cette face dans le casino du même numéro,
       le Biggy aussi s’il la montre. Ou rendez un jeton et **passez** : tous vos dés restent chez vous.

    Sans dés, vous attendez. La manche s’achève quand plus personne n’a de dés.
rules-2019-scoring =
    ## Le décompte
    1. **Les égalités s’annulent.** Dans chaque casino, tous les joueurs qui comptent autant sont éliminés et
       n’y gagnent rien. Plusieurs groupes peuvent s’annuler dans un même casino.
    2. **On paie les cartes**, casino par casino, de 1 à 6. Parmi les joueurs encore présents, celui qui compte
       le plus prend la plus haute carte, le deuxième l’autre. Les suivants n’ont rien.
    3. Les cartes que personne n’a gagnées repartent et ne reviennent plus de la partie.
rules-2019-end =
    ## La fin
    La partie s’achève après trois manches. Le plus riche gagne, jetons compris ; à égalité, celui qui a le plus
    de cartes et de jetons ensemble ; si l’égalité demeure, la victoire est partagée.
rules-2019-two =
    ## À deux joueurs
    Au début de chaque manche, on lance les 8 dés d’une couleur libre et on les met dans les casinos qu’ils
    indiquent. Ils y restent et comptent comme un joueur imaginaire : les cartes qu’il gagne repartent.
rules-2019-options =
    - `neutral` : à deux, jouer avec des dés neutres (`true`, par défaut) ou sans (`false`).
    - `starter` : qui commence la première manche, un numéro de place ou `random` (au hasard, par défaut).
    - `open_money` : les cartes de tous sont visibles (`true`) ou cachées jusqu’à la fin (`false`, par défaut).
      Les jetons sont toujours visibles.
rules-2019-rulings =
    ## Nos précisions
    Ici, la règle se tait ou laisse le choix.

    - **Le premier joueur.** Dans le livret, le plus âgé commence. Nous ne demandons l’âge de personne : le
      hasard décide, sauf si la table choisit une place. Le sens des aiguilles d’une montre est l’ordre des
      places. Si aucun casino n’a eu de gagnant, le voisin de gauche du premier joueur précédent commence.
    - **Les jetons** ne s’épuisent jamais. Moins de 30 000 $ se paie toujours en jetons, davantage en une carte.
    - **Passer** est permis même si personne d’autre n’a de dés ; un jeton achète alors un nouveau lancer. Sans
      lancer, on ne passe pas.
    - **Reprendre un coup.** Vous pouvez reprendre un choix tant que ni dés, ni cartes, ni personne ne l’ont
      suivi.
    - **L’argent caché.** Les autres ne voient vos cartes qu’une fois la partie finie, sauf si la table joue avec
      `open_money`. Chaque paiement est public au moment où il a lieu, mais pour les manches précédentes, le
      journal tait ce que les autres ont gagné.
    - **Les joueurs imaginaires** n’ont ni tour, ni argent, ni rang dans le résultat. Celui qui prend la plus
      haute carte d’un casino compte comme « aucun joueur » pour la manche suivante, même si un joueur a eu
      l’autre.
    - **Cartes égales.** De deux cartes égales, le premier du casino a pris la plus haute.
    - **Les positions saisies.** Une partie peut commencer par toute position d’une vraie table où quelqu’un va
      lancer les dés ou vient de le faire ; une position qui ne peut jamais se produire est refusée.
