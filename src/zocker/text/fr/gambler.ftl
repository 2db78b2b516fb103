### Gambler (1998) : ses mots à l’écran et les règles pour les joueurs, en Markdown. Les articles de docs/rules font foi.

terminal-tableau = Tableau { $number } : { $name }
terminal-points = Points
terminal-dice = Dés
terminal-progress = { $points } / { $target }
terminal-roll = Vos dés
row = rangée { $row }

turn-rolls = { $any ->
    [no] { turn-roller }
   *[yes] { turn-roller } : { $done }
}
turn-roller = { $who ->
    [you] Vous lancez { $roll }
   *[other] { $name } lance { $roll }
}
turn-rolls-again = { $any ->
    [no] { $roll }
   *[yes] { $roll } : { $done }
}
turn-placed = { $faces } dans la rangée { $row }
turn-stopped = arrêt
turn-nothing-fits = aucun dé ne peut être posé
turn-took-back = coup annulé

choice-filled = { $filled } sur { $boxes }, pour { $points }
choice-wins = rangée complète : +{ $points }
choice-loses = rangée complète : −{ $points }
choice-loses-nothing = rangée complète : rien à perdre
stake-fits = { $percent } % de chances de poser un dé
stake-wins = { $percent } % de gagner jusqu’à { $points } avec un dé
stake-pays = { $percent } % de devoir compléter une rangée noire
stake-leaves = il ne manque aux autres qu’un dé pour { $points }

decision-go-on = Placez encore un dé, relancez ou arrêtez-vous.
decision-go-on-bare = Relancez ou arrêtez-vous.
decision-must-place = Vous devez placer un dé.
move-must-place-place = un { $faces } dans la rangée { $row }
move-go-on-place = { move-must-place-place }
move-go-on-roll = relancer { dice-small }
move-go-on-stop = s’arrêter

round-rows = Rangées complétées
round-next = { $who ->
    [you] Vous commencez la prochaine manche.
   *[other] { $name } commence la prochaine manche.
}
ask-tableau = Retournez un tableau et tapez son numéro. Pas encore vus : { $choices }
due-tableau = Retournez un tableau.

rules-gambler =
    # Gambler
    Tout le monde place ses dés sur le même tableau, mais les points d’une rangée vont au joueur qui en place le
    dernier dé. Relancer, pour un dé de plus ? Peut-être qu’aucun ne pourra plus être posé. Et certaines rangées,
    mieux vaut les laisser aux autres.

    ## Le matériel
    - 2 à 6 joueurs.
    - 30 dés, répartis également : 15 chacun à deux, 10 à trois, 7 à quatre, 6 à cinq, 5 à six. À quatre, 2 dés
      restent dans la boîte.
    - Dix plateaux recto verso, avec un tableau sur chaque face : 20 tableaux.
    - Des jetons pour les points. Chacun commence avec 80 points, visibles de tous.

    Un tableau a six rangées, une rangée a une à six cases. Le cercle au bout indique ce que vaut la rangée :
    une rangée **jaune** rapporte ces points, une **noire** les fait perdre. Les cases montrent ce qu’il y faut :

    - **Des valeurs** : un dé de cette valeur exactement.
    - **Des étoiles** : le premier dé est libre, tous les autres de la rangée doivent avoir la même valeur.
    - **Un full** : trois dés identiques, puis deux dés identiques d’une autre valeur. Les cases montrent deux
      signes différents.

    Les rangées sont indépendantes les unes des autres : deux rangées d’étoiles peuvent réunir la même valeur ou
    des valeurs différentes, et un full peut reprendre une valeur déjà présente dans une rangée d’étoiles.

    ## Avant une manche
    - On retourne le tableau suivant et on répartit de nouveau tous les dés. Chacun garde ses points.
    - La table désigne le premier joueur ou s’en remet au hasard. Ensuite, c’est le joueur à gauche de celui qui
      a placé le dernier dé de la manche précédente qui commence.

    ## Votre tour
    On joue dans le sens des aiguilles d’une montre.

    1. Prenez 5 de vos dés, ou tous si vous en avez moins, et lancez-les. Vos autres dés attendent votre
       prochain tour.
    2. Si un dé peut être posé, vous **devez** en placer un ; lequel et où, c’est à vous de choisir. Vous pouvez
       placer d’autres dés du même lancer. Chaque dé va sur la première case vide d’une rangée en partant de la
       gauche : un dé peut donc préparer la place du suivant.
    3. Ensuite, arrêtez-vous ou relancez **tous** les dés de ce tour que vous n’avez pas placés. Après chaque
       lancer, il faut de nouveau placer au moins un dé.

    Votre tour finit quand vous vous arrêtez, quand tous les dés du tour sont placés ou quand aucun dé d’un lancer
    ne peut être posé. Les dés placés restent où ils sont ; les autres reviennent dans votre réserve. Sans dés, vous
    passez votre tour jusqu’à la fin de la manche.

    ## Les points
    Quand vous remplissez la dernière case d’une rangée, vous touchez ou payez aussitôt ses points, peu importe qui
    a placé les autres dés. Si vous ne pouvez pas tout payer, vous donnez tous vos points et continuez avec 0 point.
    Un tour peut compléter plusieurs rangées ; vous en choisissez l’ordre.

    ### Exemple
    La rangée 1 est jaune, montre 1 2 3 4, vaut 50 points et est encore vide. La rangée 6 est noire, montre 2 2,
    coûte 30 points et contient déjà un dé. Anna lance 1 2 2 4 6. Le 1 peut être posé dans la rangée 1, puis un 2
    aussi ; pas le 4, car il manque le 3. Elle y place le 1 et un 2, évite la rangée 6 et relance ses trois autres
    dés : 2 3 4. Elle place alors le 3 et le 4 et gagne les 50 points. Mieux vaut s’arrêter là : avec son dernier
    dé, elle pourrait faire un 2, qu’elle devrait placer dans la rangée 6, et perdre 30 points.

    ## La fin
    Une manche s’achève dès que la dernière case du tableau est remplie. Si quelqu’un a alors 500 points ou
    plus, la partie est finie elle aussi, et le plus haut total l’emporte ; à égalité, la victoire est partagée.
    Si vous atteignez 500 au milieu d’une manche, vous n’avez pas encore gagné et pouvez reperdre des points.

    ## Options de table
rules-gambler-after =
    En ligne de commande : `--option target=300 --option tableaux=miens.toml`.

    ## Vos propres tableaux
    Un fichier de tableaux est un texte TOML. Chaque tableau a son propre nom et six rangées. Écrivez les cases de
    gauche à droite, puis un deux-points et les points, avec un signe moins si la rangée est noire :

    ```toml
    { "[" }[tableau]]
    name = "Arrière-cour"
    beginner = true
    rows = [
      "1 2 3 4 : 50",
      "* * * * : 60",
      "full house : 80",
      "6 6 6 : 40",
      "5 : 20",
      "2 2 : -30",
    ]
    ```

    Un tableau a 28 cases au plus, une rangée de 1 à 6 ; les points sont des multiples de 10, jusqu’à 10 000. Un
    fichier contient 1 à 100 tableaux et au moins une rangée jaune ; un seul tableau au plus porte la marque
    `beginner = true`, que l’on peut aussi omettre.

    ## Nos précisions
    Ici, la règle se tait ou laisse le choix.

    - **Nos tableaux.** La règle ne montre pas ceux de la boîte ; nous avons donc créé les nôtres.
    - **La pile.** Toutes les faces forment une seule pile : le recto et le verso d’un plateau peuvent donc se
      suivre. Chaque face qui n’est pas encore sortie a autant de chances d’être la prochaine ; quand toutes ont
      été jouées, elles reviennent dans le même ordre.
    - **Les jetons.** Seul le total compte, et la banque n’en manque jamais.
    - **Le premier joueur.** Selon la règle, c’est le plus jeune. Nous ne demandons l’âge de personne : le
      hasard décide, avant que le premier tableau soit retourné, sauf si la table choisit une place. Le sens des
      aiguilles d’une montre est l’ordre des places.
    - **Un dé à la fois.** Les dés se placent l’un après l’autre, et chacun est un choix à part, même s’il n’y en
      a qu’un. Deux dés de la même valeur sont le même choix. Un dé qui ne peut être posé qu’après un autre
      n’est jamais obligatoire.
    - **Continuer.** Vous pouvez relancer même si presque aucun dé, ou aucun, ne pourra être posé, et vous arrêter
      même si d’autres dés pourraient l’être.
    - **Annuler un coup.** Vous pouvez annuler un coup jusqu’au prochain lancer, au prochain tableau, au coup
      d’un autre joueur ou à la fin de la partie.
    - **L’ordre des rangées.** Chaque rangée est réglée dès que sa dernière case est remplie : l’ordre dans
      lequel vous placez vos dés peut donc compter.
    - **La victoire.** Si plusieurs joueurs atteignent l’objectif, le plus haut total l’emporte. Avec `rounds`, la
      partie s’achève au plus tard après ce nombre de manches, et le plus haut total l’emporte. Même si l’objectif
      est atteint dès le départ, on joue une manche.
    - **Les fichiers de tableaux.** Ce qu’un fichier doit respecter est écrit plus haut. Sans `beginner_first`, la
      marque pour débuter ne signifie rien.
    - **Les positions saisies.** Une partie peut commencer par toute position d’une vraie table où quelqu’un va
      commencer un tour ou vient d’en faire le premier lancer ; une position impossible est refusée.
