### Las Vegas (2012) : les règles pour les joueurs, en Markdown. Les articles de docs/rules font foi.

rules-las-vegas =
    # Las Vegas
    Six casinos ont de l’argent à distribuer. Placez dans un casino plus de dés que tous les autres, et son plus gros
    billet est à vous. Mais attention : si quelqu’un y a autant de dés que vous, vous repartez tous les deux les
    mains vides.

    ## Le matériel
    - 2 à 5 joueurs, chacun avec 8 dés d’une couleur.
    - Six casinos, un par valeur de dé : Gold Mine (1), Bajazzo (2), Miracle (3), Oasis (4), Sphinx (5),
      Show Hall (6).
    - 54 billets, en milliers de dollars : six de 10, huit de 20, huit de 30, six de 40, six de 50, et cinq de
      chacune des valeurs 60, 70, 80 et 90.

    ## Avant une manche
    - Avant la première manche, on mélange les billets en une pile face cachée ; les manches suivantes
      continuent d’y puiser.
    - On garnit les casinos un par un, de 1 à 6 : chacun reçoit des billets de la pile jusqu’à en avoir
      pour au moins 50 000 $. Tous les billets restent visibles, rangés par valeur.
    - Chacun reprend ses 8 dés.
    - La table désigne le premier joueur ou s’en remet au hasard. Aux manches suivantes, c’est le joueur à
      gauche du précédent premier joueur qui commence.

    ## Votre tour
    On joue dans le sens des aiguilles d’une montre.

    1. Lancez tous les dés qui vous restent.
    2. Choisissez une des valeurs obtenues et mettez **tous** vos dés de cette valeur dans le casino du même
       numéro, jamais une partie seulement. Peu importe à qui sont les dés qui s’y trouvent déjà.

    Sans dés, vous passez votre tour jusqu’à la fin de la manche. Le dernier joueur à avoir des dés joue donc parfois
    plusieurs fois de suite. La manche s’achève quand tous les dés sont dans les casinos.

    ## Le décompte
    1. **Les égalités s’annulent.** Dans chaque casino, les joueurs qui ont le même nombre de dés les
       reprennent et n’y gagnent rien. Il peut y avoir plusieurs égalités dans un même casino.
    2. **On paie les billets**, casino par casino, de 1 à 6. Parmi les joueurs encore présents, celui qui a le plus
       de dés prend le plus gros billet ; le suivant va à la deuxième place, et ainsi de suite tant qu’il y a des
       billets. Deux billets de même valeur sont deux gains distincts.
    3. Les billets que personne n’a gagnés vont face cachée sous la pile et ne reviennent plus de la partie.

    ### Exemple
    Le casino Oasis offre 80 000 $, 30 000 $ et 10 000 $. Anna y a 4 dés, Ben et Clara en ont 3 chacun, David en a
    un. Ben et Clara s’annulent. Anna prend les 80 000 $, David les 30 000 $ avec son unique dé, et les 10 000 $
    vont sous la pile. Avec 3 dés seulement, Anna aussi aurait été prise dans l’égalité, et David aurait gagné les
    80 000 $.

    ## La fin
    La partie s’achève après quatre manches. Le joueur le plus riche gagne ; à égalité, c’est le nombre de
    billets qui départage ; si l’égalité demeure, la victoire est partagée.

    ## Avec des dés neutres
    Une variante pour 2, 3 ou 4 joueurs. Des dés blancs, qui ne sont à personne, s’en mêlent :

    - Au début de chaque manche, chacun reçoit aussi des dés blancs : 4 chacun à deux joueurs, 2 chacun à
      trois ou quatre.
    - À trois, il reste 2 des 8 dés blancs. Le premier joueur les lance avant que la manche commence, et ils vont
      dans les casinos qu’ils indiquent.
    - Vous lancez toujours vos dés blancs avec ceux de votre couleur, et vous placez ensemble tous vos dés de la
      valeur choisie, blancs compris. Vous restez dans la manche tant que vous avez des dés, blancs ou non.
    - Au décompte, tous les dés blancs d’un casino comptent comme un joueur de plus, égalités comprises. Les
      billets que gagne Blanc vont sous la pile.

    ## Options de table
rules-las-vegas-after =
    En ligne de commande : `--option neutral=true`.

    ## Nos précisions
    Ici, la règle se tait ou laisse le choix.

    - **Le premier joueur.** Selon la règle, c’est le plus âgé. Nous ne demandons l’âge de personne : le
      hasard décide, avant que le premier billet soit tiré, sauf si la table choisit une place. Le sens des
      aiguilles d’une montre est l’ordre des places.
    - **La pile.** Chaque billet qui n’a pas encore été tiré a autant de chances d’être le prochain.
    - **On ne passe pas.** Il faut choisir une valeur, même s’il n’y en a qu’une.
    - **Annuler un coup.** Vous pouvez annuler un placement jusqu’au prochain lancer ou au prochain
      tirage de billets.
    - **Les égalités.** N’avoir aucun dé dans un casino n’est pas une égalité. Les égalités d’un casino sont
      retirées juste avant qu’il paie.
    - **L’argent caché.** Selon les éditions, on peut ou on doit cacher ses gains. Ici, les autres ne voient
      votre total et vos billets qu’une fois la partie finie, sauf si la table joue avec `open_money`.
    - **L’historique.** Chaque paiement est public au moment où il a lieu : libre à vous de compter. Mais pour
      les manches précédentes, l’historique tait la valeur de tous les billets, sauf des vôtres.
      La partie finie, tout redevient lisible.
    - **La victoire.** Le nombre de billets ne compte qu’à égalité d’argent.
    - **Les dés blancs.** Les 2 qui restent à trois joueurs sont lancés dès que les casinos sont garnis. Blanc
      n’a ni tour, ni argent, ni rang dans le résultat.
    - **Les positions saisies.** Une partie peut commencer par toute position d’une vraie table où quelqu’un
      va lancer les dés ou vient de le faire. Les billets qu’elle ne mentionne pas sont encore
      dans la pile ; une position qui ne peut jamais se produire est refusée.
