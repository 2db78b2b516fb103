### Les tableaux de Gambler : images, fichiers, et ce qui peut ne pas y aller.

tableaux-ours = Les { $count } tableaux de Gambler : { $name }
tableaux-theirs = { $path } : { $count ->
    [one] { $count } tableau
   *[other] { $count } tableaux
}
tableaux-beginner = pour débuter
tableaux-house = full
tableaux-black = noire
tableaux-legend-stars = valeur au choix, la même pour toute la rangée
tableaux-legend-house = trois d’une valeur, puis deux d’une autre
tableaux-legend-black = vous payez si vous remplissez la dernière case
tableaux-good = { $path } est correct : { $count ->
    [one] { $count } tableau
   *[other] { $count } tableaux
}.

# Une raison est l’une des phrases ci-dessous.
fault = { fault-place } : { $reason }
fault-place = { $place ->
    [line] { fault-line }
    [tableau] { fault-tableau }
   *[both] { fault-line }, { fault-tableau }
}
fault-line = ligne { NUMBER($line, useGrouping: 0) }
fault-tableau = tableau { $tableau }{ $named ->
    [yes] { " " }« { $name } »
   *[no] { "" }
}{ $row ->
    [0] { "" }
   *[other] , rangée { $row }
}
error-tableaux = { $source ->
    [option] L’option tableaux
   *[file] { $path }
}{ $place ->
    [whole] { "" }
   *[both] , { fault-place }
} : { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(Encore { $more } erreur ; pour voir les deux : zocker tableaux check { $path })
   *[other] { " " }(Encore { $more } erreurs ; pour les voir toutes : zocker tableaux check { $path })
}
error-no-tableaux = Le fichier { $path } n’existe pas, et aucune de nos séries ne porte ce nom : il y a { $sets }.

error-tableaux-size = { $path } est trop gros pour un fichier de tableaux (plus de { $most } octets).
error-tableaux-utf8 = { $path } n’est pas un texte UTF-8 : la ligne { NUMBER($line, useGrouping: 0) } est illisible.
error-toml = Ce n’est pas du TOML{ $column ->
    [0] { "" }
   *[other] , à partir de la colonne { $column }
} : { $reason }.
error-line-length = Une ligne peut avoir au plus { $most } caractères.
error-toml-deep = Ici, les crochets sont imbriqués trop profondément.
error-file-key = Un fichier de tableaux n’a pas de « { $key } » : chaque tableau commence par une ligne [[tableau]].
error-no-tableau = Il n’y a aucun tableau : chacun commence par une ligne [[tableau]].
error-tableau-form = Chaque tableau doit commencer par une ligne [[tableau]], avec deux crochets de chaque côté.
error-tableaux-many = Il peut y avoir au plus { $most } tableaux, pas { $got }.
error-no-yellow = Aucune rangée d’aucun tableau n’est jaune : personne ne pourrait gagner un point.
error-tableau-key = Un tableau n’a pas de « { $key } » ; il a : { $keys }.
error-tableau-nameless = Il faut un nom à un tableau, par exemple : name = "Spa".
error-tableau-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères visibles.
error-tableau-twice = Un autre tableau s’appelle déjà « { $name } ».
error-tableau-beginner = « beginner » doit être true ou false, sans guillemets.
error-two-beginners = Un seul tableau peut être celui pour débuter, et un autre l’est déjà.
error-no-beginner = Aucun tableau n’est marqué pour débuter : l’option beginner_first en demande un.
error-tableau-rows = Il faut { $rows } rangées à un tableau, par exemple : rows = ["1 2 3 : 40", "* * : 20", …].
error-tableau-row-count = Un tableau a { $rows } rangées, pas { $got }.
error-tableau-boxes = Un tableau a au plus { $most } cases, et avec cette rangée il en a { $got }.
error-row-form = Une rangée doit être un texte entre guillemets, comme "1 2 3 4 : 50".
error-row-colon = « { $text } » n’est pas une rangée : entre ses cases et ses points, il faut un deux-points, comme "1 2 3 4 : 50".
error-row-length = Une rangée a de 1 à { $most } cases, pas { $got }.
error-row-box = « { $text } » n’est pas une case : les cases sont de 1 à 6 ou des étoiles (*), séparées par des espaces, ou toute la rangée est « full house ».
error-row-mixed = Une rangée montre soit des valeurs, soit des étoiles, pas les deux.
error-row-points = Une rangée ne peut pas valoir « { $text } » points : il faut un multiple de { $step } jusqu’à { $most }, avec un signe moins pour une rangée noire.

# À la table
error-tableau = « { $text } » ne désigne aucun tableau : ils vont de « tableau 1 » à « tableau { $tableaux } ».
error-tableau-turned = Le tableau { $number } a déjà été retourné.
error-gambler-dice = « { $text } » n’est pas un lancer : écrivez des valeurs de 1 à 6, comme « roll 1 1 4 5 6 ».
error-option-range = L’option { $option } doit être entre 1 et { $most }, pas { $value }.
error-setup-gambler-dice = Position impossible : { $total } dés sont en jeu, placés ou non, pas { $got }.
error-setup-beginner = Position impossible : le premier tableau doit être le numéro { $number }, celui pour débuter.
error-setup-points-won = Position impossible : { $round ->
        [1] chacun commence avec { $start } points
       *[other] personne n’avait { NUMBER($target, useGrouping: 0) } points avant cette manche
    }, et les rangées complétées n’expliquent pas la différence.
error-setup-points = Position impossible : les points de la place { $seat } doivent être un multiple de { $step }.
error-setup-turned = Position impossible : un tableau a été retourné deux fois.
error-setup-row = Position impossible : un { $face } ne peut pas être posé sur la prochaine case de la rangée { $row }.
error-setup-full = Position impossible : toutes les cases ont un dé, la manche est donc finie.
