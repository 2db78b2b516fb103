### Las Vegas Royale et Las Vegas 2019 : les plateaux, les choix et les règles, en Markdown.
### Les articles de docs/rules font foi.

## Les plateaux, en une ou deux phrases.

board-a1 = Prenez en secret 1, 2 ou 3 marqueurs dans votre poing ; le joueur à votre gauche devine combien. S’il devine juste, vous ne touchez rien. Sinon, 1 marqueur vous rapporte 2 jetons, 2 marqueurs 30 000 $ et 3 marqueurs 40 000 $.
board-a2 = Lancez les deux dés supplémentaires : avec un total de 7 ou un double, vous gagnez le jackpot, qui repart alors à 30 000 $. Sinon, il augmente de 10 000 $, jusqu’à 80 000 $.
board-b1 = Juste avant le décompte, le joueur qui prendrait ici la plus forte carte, égalités écartées, lance les deux dés supplémentaires : à 4-4-2, c’est le joueur qui a 2 dés. Il peut en placer un, deux ou aucun dans les casinos qu’ils indiquent, sauf un casino fermé. Chacun y compte comme un dé de plus pour lui.
board-b2 = Lancez les deux dés supplémentaires ; si vous vous arrêtez aussitôt, vous ne touchez rien. Sinon, pariez que le prochain total sera plus haut, ou plus bas, et relancez-les : les paris gagnés d’affilée rapportent 1 jeton, puis 30 000 $, 40 000 $ et 60 000 $. Après chacun, vous pouvez vous arrêter ; à 60 000 $, c’est fini. Avec un pari perdu ou un total égal, vous repartez sans rien.
board-c1 = Si vous êtes le premier à atteindre ici un total d’au moins cinq en plaçant, prenez la tuile ; le Biggy compte pour deux. La tuile rapporte 100 000 $ au décompte, quoi qu’il arrive aux dés d’ici là.
board-c2 = Au décompte, avant de retirer les égalités, chaque joueur qui a ici le plus petit total doit 50 000 $, même sans aucun dé. On paie après tous les casinos. Vous choisissez combien de jetons donner, et vos cartes perdent le moins possible. Si vous n’avez pas assez, vous donnez tout.
board-d1 = Recevez 10 000 $ par casino où vous avez des dés, celui-ci compris : 1 ou 2 jetons, ou une carte de 30 000 $ à 60 000 $.
board-d2 = Si vous êtes seul en tête ici après avoir placé, prenez le marqueur. Tant que vous l’avez, vous pouvez, au lieu de lancer, tourner un de vos dés sur la valeur de votre choix et le placer. Il revient ici dès qu’aucun joueur n’est plus seul en tête.
board-e1 = Fermez un autre casino que celui-ci : jusqu’à la fin de la manche, aucun dé n’y entre ni n’en sort. Le marqueur avance d’une case et rapporte, dans l’ordre, 2 jetons, rien, 30 000 $, rien, 1 jeton, rien. Si un casino est déjà fermé, fermez-en un autre à la place ou n’y touchez pas, mais alors sans récompense.
board-e2 = Reprenez vos dés au bar. Ensuite, chaque autre joueur doit y mettre un de ses dés non placés, sauf s’il en a déjà deux au bar ; ici, le Biggy compte pour un seul dé. Les dés du bar ne comptent nulle part et reviennent à la fin de la manche.
board-f1 = Prenez un groupe de dés gris (1, 1, 2, 2 ou 3 dés) et mettez-le tout entier dans le casino de votre choix, sauf un casino fermé. Les dés gris comptent comme un joueur de plus. S’il ne reste plus de groupe, il ne se passe rien.
board-f2 = Il y a dans les casinos des dés gris, qui comptent comme un joueur de plus. Vous pouvez en déplacer un sur une case libre d’ici : pour 1 jeton, pour 30 000 $ ou pour l’action. L’action : tournez un de vos dés non placés sur la valeur de votre choix et mettez-le dans le casino correspondant, ou reprenez un de vos dés dans un casino ; aucun plateau n’est activé.
board-g1 = Au décompte, quand un joueur prend ici la plus forte carte, le joueur à sa gauche répartit six tuiles (60 000 $, deux fois 20 000 $, trois vides), face cachée, en deux groupes d’au moins une tuile. Le gagnant choisit un groupe à l’aveugle et en touche une fois la somme : 20 000 $ en 2 jetons, davantage en une seule carte.
board-g2 = Vous pouvez déplacer de ce casino sur la case autant de vos dés que vous voulez, placés à l’instant ou plus tôt. Au décompte, la case paie comme un casino, égalités écartées : 60 000 $ à la première place, 30 000 $ à la deuxième.
board-h1 = Vous pouvez mettre un dé de ce lancer sur la case de sa valeur : un dé non placé, ou un dé que vous venez de placer ici. S’il y en a déjà un, il passe dans le casino correspondant, sans en activer le plateau. Au décompte, les cases 1 à 6 rapportent 1 jeton, 2 jetons, 30 000 $, 40 000 $, 50 000 $ et 60 000 $.
board-h2 = Lancez les deux dés supplémentaires et choisissez-en un. 1 : 1 jeton, 2 : 2 jetons, 3 : 30 000 $, 4 : activer un autre plateau. 5 : tourner un de vos dés non placés sur la valeur de votre choix et le mettre dans le casino correspondant, ou reprendre un de vos dés dans un casino ; aucun plateau n’est activé. 6 : mettre un de vos dés non placés sur la case dorée, qui rapporte 60 000 $ au décompte ; un dé déjà là retourne à son propriétaire.

## Ce qu’il y a sur un plateau, ou de quoi il s’agit, quand la place manque.

board-line-a1 = combien en main ?
board-line-b1 = lancer avant décompte
board-line-b2 = plus haut, plus bas ?
board-line-c1 = 100 000 $ pour cinq
board-line-c2 = le moins : −50 000 $
board-line-d1 = 10 000 $ par casino
board-line-d2 = marqueur libre
board-line-e2 = bar vide
board-line-g1 = boîte au décompte
board-line-g2 = case vide
board-line-h1 = cases vides
board-line-h2 = case dorée vide
board-empty = plus rien
board-closed = { $casino } fermé
board-next = puis : { $amount }
board-field = { $reward ->
    [chip] jeton
    [card] 30k
   *[action] action
}

## Ce que demande un plateau.

decision-place = Où vont vos dés ?
decision-turn = Vous avez le marqueur Power Play : lancez, ou placez un dé sans lancer.
decision-fist = Lucky Punch : combien de marqueurs prenez-vous, en secret ?
decision-guess = Lucky Punch : combien de marqueurs dans le poing ?
decision-prime-time = Prime Time : les dés supplémentaires montrent { $dice }. Où vont-ils ?
decision-bad-luck = Bad Luck : combien de jetons donnez-vous ?
decision-fifty-fifty = Fifty Fifty : le total est { $total }. Le prochain sera-t-il plus haut ou plus bas ?
decision-no-entry = No Entry! Quel casino fermez-vous ?
decision-knockout = Knockout? Lequel de vos dés va au bar ?
decision-block-it = Block It! Quels dés gris vont où ?
decision-handicap = Handicap : d’où retirez-vous un dé gris, et que recevez-vous ?
decision-action = Tournez et placez un de vos dés, ou reprenez-en un.
decision-split = Black Box : répartissez les tuiles en deux groupes. Le gagnant en prendra un à l’aveugle.
decision-box = Black Box : quel groupe prenez-vous ?
decision-double-down = Double Down : quels dés vont d’ici sur la case ?
decision-nice-dice = Nice Dice : quel dé mettez-vous sur sa case ?
decision-my-choice = My Choice : les dés supplémentaires montrent { $dice }. Lequel prenez-vous ?
decision-activate = My Choice : quel plateau activez-vous ?
decision-gold = My Choice : quel dé va sur la case dorée ?

## Les choix : une étiquette, ou une phrase sur qui a choisi.

move-place-place = { dice } sur { $casino }
move-place-pass = { $who ->
    [label] passer (coûte 1 jeton)
    [you] Vous rendez un jeton et passez.
   *[other] { $name } rend un jeton et passe.
}
move-place-end = { $who ->
    [label] finir le tour : seul le casino fermé est sorti
    [you] Vous ne pouvez rien placer : votre tour s’arrête.
   *[other] { $name } ne peut rien placer.
}
move-turn-roll = { $who ->
    [label] lancer
    [you] Vous gardez Power Play pour plus tard.
   *[other] { $name } garde Power Play pour plus tard.
}
move-turn-turn = { $who ->
    [label] { die-label } sur { $casino }
    [you] Avec Power Play, vous placez { die-kind } au casino { $casino }.
   *[other] Avec Power Play, { $name } place { die-kind } au casino { $casino }.
}
move-action-turn = { $who ->
    [label] { die-label } sur { $casino }
    [you] Vous tournez { die-kind } et le mettez au casino { $casino }.
   *[other] { $name } tourne { die-kind } et le met au casino { $casino }.
}
move-action-return = { $who ->
    [label] reprendre { die-kind } : { $casino }
    [you] Vous reprenez { die-kind } au casino { $casino }.
   *[other] { $name } reprend { die-kind } au casino { $casino }.
}
move-fist-choose = { $who ->
    [label] { fist-markers } (gagne { $amount })
    [you] Vous prenez { fist-markers } dans votre poing.
   *[other] { $name } prend { fist-markers } dans son poing.
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
    [label] un dé sur { $casino }
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
move-bad-luck-choose = { $who ->
    [label] { bad-luck-chips }
    [you] Vous donnez { bad-luck-chips } pour Bad Luck.
   *[other] { $name } donne { bad-luck-chips } pour Bad Luck.
}
move-bad-luck-decline = { $who ->
    [label] aucun jeton
    [you] Vous ne donnez aucun jeton pour Bad Luck.
   *[other] { $name } ne donne aucun jeton pour Bad Luck.
}
bad-luck-chips = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
move-fifty-fifty-stop = { $who ->
    [label] s’arrêter avec { $amount }
    [you] Vous vous arrêtez.
   *[other] { $name } s’arrête.
}
move-fifty-fifty-higher = { $who ->
    [label] plus haut (gagne { $amount })
    [you] Vous dites « plus haut ».
   *[other] { $name } dit « plus haut ».
}
move-fifty-fifty-lower = { $who ->
    [label] plus bas (gagne { $amount })
    [you] Vous dites « plus bas ».
   *[other] { $name } dit « plus bas ».
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
    [label] { $number } sur { $casino }
    [you] Vous bloquez le casino { $casino } avec { grey-dice }.
   *[other] { $name } bloque le casino { $casino } avec { grey-dice }.
}
grey-dice = { $number ->
    [one] { $number } dé gris
   *[other] { $number } dés gris
}
move-handicap-free = { $who ->
    [label] { $casino } : { handicap-reward }
    [you] Vous prenez un dé gris au casino { $casino } : { handicap-reward }.
   *[other] { $name } prend un dé gris au casino { $casino } : { handicap-reward }.
}
handicap-reward = { $reward ->
    [chip] 1 jeton
    [card] 30 000 $
   *[action] action
}
handicap-gets = { $reward ->
    [chip] recevoir 1 jeton
    [card] recevoir 30 000 $
   *[action] utiliser l’action
}
move-handicap-decline = { $who ->
    [label] aucun
    [you] Vous ne touchez pas aux dés gris.
   *[other] { $name } ne touche pas aux dés gris.
}
move-split-split = { $who ->
    [label] { $tiles } | { $rest }
    [you] Vous répartissez les tuiles : { $tiles } et { $rest }.
   *[other] { $name } répartit les tuiles : { $tiles } et { $rest }.
}
move-split-secret = { $who ->
    [you] Vous répartissez les tuiles en secret.
   *[other] { $name } répartit les tuiles en secret.
}
move-box-choose = { $who ->
    [label] le groupe de { $hidden }
    [you] Vous choisissez le groupe { $number }.
   *[other] { $name } choisit le groupe { $number }.
}
move-double-down-double = { $who ->
    [label] { dice }
    [you] Vous déplacez { dice } sur la case.
   *[other] { $name } déplace { dice } sur la case.
}
move-double-down-decline = { $who ->
    [label] aucun
    [you] Vous ne déplacez aucun dé sur la case.
   *[other] { $name } ne déplace aucun dé sur la case.
}
move-nice-dice-nice = { $who ->
    [label] gagne { $amount } ({ die-label }, case { $number })
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
    [you] Vous choisissez { $number } : { my-choice-does }.
   *[other] { $name } choisit { $number } : { my-choice-does }.
}
my-choice-does = { $number ->
    [1] 1 jeton
    [2] 2 jetons
    [3] 30 000 $
    [4] activer un autre plateau
    [5] tourner et placer un dé, ou en reprendre un
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

## Ce que fait le bouton d’un choix, là où le choix lui-même n’a pas de verbe.

do-place-place = placer { dice } sur { $casino }
do-turn-turn = mettre { die-kind } sur { $casino }
do-action-turn = mettre { die-kind } sur { $casino }
do-action-return = reprendre { die-kind } : { $casino }
do-fist-choose = prendre { fist-markers }
do-guess-guess = miser sur { fist-markers }
do-prime-time-place = en mettre un sur { $casino }
do-prime-time-both = placer les deux
do-prime-time-decline = n’en placer aucun
do-bad-luck-choose = donner { bad-luck-chips }
do-bad-luck-decline = ne donner aucun jeton
do-fifty-fifty-higher = parier sur plus haut
do-fifty-fifty-lower = parier sur plus bas
do-knockout-give = mettre { die-kind } au bar
do-block-it-block = bloquer { $casino } : { grey-dice }
do-handicap-free = prendre sur { $casino } : { handicap-gets }
do-handicap-decline = ne pas utiliser Handicap
do-split-split = répartir ainsi
do-box-choose = prendre le groupe de { $hidden }
do-double-down-double = déplacer { dice }
do-double-down-decline = laisser tous les dés ici
do-nice-dice-nice = mettre sur la case { $number } : gagne { $amount }
do-nice-dice-decline = ne pas utiliser Nice Dice
do-my-choice-choose = { $number ->
    [1] prendre 1 jeton
    [2] prendre 2 jetons
    [3] prendre 30 000 $
    [6] mettre un dé sur la case dorée
   *[other] { my-choice-does }
}
do-activate-choose = activer { $board }
do-gold-give = mettre { die-kind } sur la case dorée

## Les règles.

rules-royale =
    # Las Vegas Royale
    { rules-2019-idea } S’y ajoutent jusqu’à six plateaux, tirés à chaque manche, qui vous récompensent, vous
    tentent ou vous agacent quand vous placez des dés à côté d’eux.

    { rules-2019-material }
    - 8 plateaux à deux faces, 2 dés supplémentaires noirs, 9 dés gris sans points.

    { rules-2019-round }
    - On mélange tous les plateaux en les retournant au hasard. Le premier va au casino 1, le deuxième au casino
      2, le troisième au casino 3 ; avec plus de plateaux, on continue avec les casinos 4, 5 et 6.
    - Les 24 cartes des manches 2 et 3 sont mises de côté au début de la partie ; les autres forment la banque,
      qui paie ce que promettent les plateaux.

    { rules-2019-turn }

    ### Les plateaux
    Si le casino où vous avez placé des dés a un plateau, vous l’activez une fois, quel que soit le nombre de
    dés. Les dés qui arrivent autrement dans un casino n’activent rien. Vous devez faire ce que dit le plateau,
    autant que possible, sauf là où il dit « vous pouvez ». Ensuite, vos dés non placés reviennent dans votre
    réserve.

    Si un plateau vous rend des dés alors que vous n’en aviez plus, vous rentrez dans la manche : vous les
    lancez à votre prochain tour.

    { rules-2019-scoring }
    4. **Les plateaux.** Avant tout cela vient Prime Time ; le plateau d’un casino paie juste après lui ; Bad
       Luck se paie tout à la fin. Puis tous les dés reviennent, et on range les plateaux.

    { rules-2019-example }

    { rules-2019-end }

    { rules-2019-two } Les dés gris sont à un autre joueur fictif : dés neutres et dés gris peuvent être à
    égalité.

    ## Tous les plateaux
    « Vous » désigne le joueur qui active le plateau ; vos dés non placés sont ceux qui sont encore devant
    vous. Les deux faces d’un même plateau (même lettre) ne sont jamais en jeu ensemble.

    - **A1 Lucky Punch.** { board-a1 }
    - **A2 Jackpot.** { board-a2 }
    - **B1 Prime Time.** { board-b1 }
    - **B2 Fifty Fifty.** { board-b2 }
    - **C1 High Five.** { board-c1 }
    - **C2 Bad Luck.** { board-c2 }
    - **D1 Pay Day.** { board-d1 }
    - **D2 Power Play.** { board-d2 }
    - **E1 No Entry!** { board-e1 }
    - **E2 Knockout?** { board-e2 }
    - **F1 Block It!** { board-f1 }
    - **F2 Handicap.** { board-f2 } Il y a un dé gris dans chacun des casinos 1 à 3, deux dans chacun des casinos
      4 à 6 ; deux cases rapportent un jeton, trois 30 000 $, quatre permettent l’action.
    - **G1 Black Box.** { board-g1 }
    - **G2 Double Down.** { board-g2 }
    - **H1 Nice Dice.** { board-h1 }
    - **H2 My Choice.** { board-h2 }

    ## Options de table
rules-royale-after =
    En ligne de commande : `--option boards=6`.

    { rules-2019-rulings }
    - **Les cartes mises de côté** ne sont pas secrètes, seules leurs paires le sont : l’historique les nomme.
    - **Power Play** tient compte de tous les dés, même de ceux des joueurs fictifs, après chaque étape entière :
      un placement complet, un groupe de dés gris entier, un dé déplacé. Le marqueur ne change de main que si
      un autre joueur active le plateau. Il remplace un lancer et ne sert jamais après ; on ne peut pas passer
      en l’utilisant. Un joueur sans dés le garde.
    - **Casinos fermés.** Leurs dés comptent comme d’habitude, et leurs plateaux paient au décompte. Si vos dés ne
      montrent que le numéro du casino fermé, votre tour s’arrête et ne coûte rien.
    - **High Five** demande une activation : si vous arrivez à cinq autrement, attendez la suivante.
    - **Bad Luck.** Les joueurs fictifs ne comptent ni ne paient, les dés posés sur les plateaux ne comptent pas.
      La monnaie est rendue en une seule carte d’au moins 30 000 $, jamais en jetons : vous perdez donc parfois
      plus de 50 000 $. La banque ne prend de jetons que si vos cartes ne suffisent pas, mais vous pouvez en
      offrir jusqu’à cinq. Vous choisissez combien, là où cela change quelque chose ; vos cartes perdent alors le
      moins possible. Avec une seule carte de 60 000 $ et 2 jetons, vous perdez la carte et gardez les jetons, ou
      vous donnez tout et on vous rend 30 000 $.
    - **Handicap et My Choice.** Si vous choisissez l’action, vous devez en faire l’une des deux parts si possible.
    - **Prime Time** peut vous coûter le casino même qui vous a valu ce lancer. Ces dés ne comptent jamais pour
      High Five ni Double Down.
    - **My Choice** permet de prendre l’un ou l’autre dé, même si son action est impossible. Le 4 atteint tout
      autre plateau en jeu, mais une seule fois par tour. S’il active Pay Day, le casino de Pay Day ne compte que si
      un de vos dés s’y trouve. Avec le 6, un dé posé sur la case dorée retourne d’abord à son propriétaire. S’il
      est à vous, vous pouvez l’y remettre. Sans dé non placé, vous laissez la case telle quelle.
    - **Nice Dice.** Si le casino d’une case est fermé, le dé qui s’y trouve y reste, et la case est bloquée. Un
      Biggy rapporte une seule fois.
    - **Le gagnant d’un casino.** Si un joueur fictif gagne un casino, ou si personne ne le gagne, l’effet que son
      plateau réserve au gagnant n’a pas lieu.
    - **Secrets.** Poings et boîtes sont montrés à tous une fois la décision prise.

rules-las-vegas-2019 =
    # Las Vegas 2019
    { rules-2019-idea }

    { rules-2019-material }

    { rules-2019-round }

    { rules-2019-turn }

    { rules-2019-scoring }

    { rules-2019-example }

    { rules-2019-end }

    { rules-2019-two }

    ## Options de table
rules-las-vegas-2019-after =
    En ligne de commande : `--option neutral=false`. Avec des plateaux, le jeu s’appelle Las Vegas Royale
    (`zocker rules royale`).

    { rules-2019-rulings }

rules-2019-idea = Six casinos ont de l’argent à distribuer. Ayez dans un casino un plus haut total de dés que tous les autres, et sa plus forte carte est à vous. Mais attention : si quelqu’un y a le même total que vous, vous repartez tous les deux les mains vides.
rules-2019-material =
    ## Le matériel
    - 2 à 5 joueurs, chacun avec 7 petits dés et un gros, le Biggy, d’une même couleur. Le Biggy est un seul dé,
      mais il compte pour deux partout où l’on compte les dés.
    - Six casinos, un par valeur de dé : Miracle (1), Kings (2), Moon (3), Paris (4), Cleopatra (5), Sunset (6).
    - 90 cartes d’argent, en milliers de dollars : 11 de 30, 11 de 40, 13 de 50, 15 de 60, 13 de 70, 11 de 80, 9
      de 90 et 7 de 100.
    - Des jetons, qui valent chacun 10 000 $ à la fin.
rules-2019-round =
    ## Avant une manche
    - On tire six paires de cartes. La paire dont la somme est la plus forte va au casino 6, la suivante au
      casino 5, et ainsi de suite ; à sommes égales, la paire qui a la plus forte carte va au casino au numéro le
      plus élevé.
    - Chacun reprend tous ses dés et reçoit 2 jetons, en plus de ceux qui lui restent.
    - La table désigne le premier joueur ou s’en remet au hasard. Aux manches suivantes, le joueur qui a pris la
      plus forte carte du casino 6 commence ; si aucun joueur ne l’a prise, celle du casino 5, et ainsi de suite.
rules-2019-turn =
    ## Votre tour
    On joue dans le sens des aiguilles d’une montre.

    1. Lancez tous les dés qui vous restent.
    2. Choisissez une des valeurs obtenues et mettez **tous** vos dés de cette valeur dans le casino du même
       numéro, le Biggy aussi s’il la montre. Ou bien rendez un jeton et **passez** : vous gardez tous vos dés.

    Sans dés, vous passez votre tour. Le dernier joueur à avoir des dés joue donc parfois plusieurs fois de suite. La
    manche s’achève quand plus personne n’a de dés.
rules-2019-scoring =
    ## Le décompte
    1. **Les égalités s’annulent.** Dans chaque casino, les joueurs qui ont le même total sont éliminés et n’y
       gagnent rien. Il peut y avoir plusieurs égalités dans un même casino.
    2. **On paie les cartes**, casino par casino, de 1 à 6. Parmi les joueurs encore présents, le plus
       haut total prend la plus forte carte, le deuxième prend l’autre. Les suivants n’ont rien.
    3. Les cartes que personne n’a gagnées sont retirées et ne reviennent plus de la partie.
rules-2019-example =
    ### Exemple
    Le casino Cleopatra offre 80 000 $ et 50 000 $. Anna y a quatre petits dés, Ben en a trois, Clara en a un et
    le Biggy, David en a un. Le Biggy compte pour deux : Clara arrive donc à trois, comme Ben, et tous deux sont
    éliminés. Anna prend les 80 000 $, et David les 50 000 $ avec un seul dé. Si Anna y avait un dé de moins,
    elle aussi serait à trois : tous trois seraient éliminés, David prendrait les 80 000 $, et les 50 000 $
    seraient retirés.
rules-2019-end =
    ## La fin
    La partie s’achève après trois manches. Le joueur le plus riche gagne, jetons compris ; à égalité, c’est le
    nombre de cartes et de jetons réunis qui départage ; si l’égalité demeure, la victoire est partagée.
rules-2019-two =
    ## À deux joueurs
    Au début de chaque manche, on lance les 8 dés d’une couleur libre et on les met dans les casinos qu’ils
    indiquent. Ils y restent et comptent pour un joueur fictif : les cartes qu’il gagne sont retirées.
rules-2019-rulings =
    ## Nos précisions
    Ici, la règle se tait ou laisse le choix.

    - **Le premier joueur.** Selon la règle, c’est le plus âgé. Nous ne demandons l’âge de personne : le
      hasard décide, sauf si la table choisit une place. Le sens des aiguilles d’une montre est l’ordre des
      places. Si aucun casino n’a été gagné, le joueur à gauche du précédent premier joueur commence la manche suivante.
    - **Les jetons** ne s’épuisent jamais. Moins de 30 000 $ se paie toujours en jetons, davantage en une carte.
    - **Passer** est permis même si personne d’autre n’a de dés ; un jeton achète alors un nouveau lancer. Sans
      lancer, on ne passe pas.
    - **Annuler un coup.** Vous pouvez annuler un coup jusqu’au prochain lancer, au prochain tirage ou au
      coup d’un autre joueur.
    - **L’argent caché.** Les autres ne voient vos cartes qu’une fois la partie finie, sauf si la table joue avec
      `open_money`. Chaque paiement est public au moment où il a lieu, mais pour les manches précédentes,
      l’historique tait ce que les autres ont gagné.
    - **Les joueurs fictifs** n’ont ni place, ni tour, ni argent, ni rang dans le résultat. Si l’un d’eux prend la
      plus forte carte d’un casino, on considère qu’aucun joueur ne l’a prise quand on désigne le premier joueur
      suivant, même si l’autre carte a été gagnée.
    - **Cartes égales.** De deux cartes égales, c’est le plus haut total qui a pris « la plus forte ».
    - **Les positions saisies.** Une partie peut commencer par toute position d’une vraie table où quelqu’un va
      lancer les dés ou vient de le faire ; une position qui ne peut jamais se produire est refusée.
