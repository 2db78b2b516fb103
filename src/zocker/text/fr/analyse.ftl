### Était-ce de la chance ? Ce que les lancers et les choix ont changé.

analyse-title = { $game }, { $players } joueurs : était-ce de la chance ?
analyse-chart-title = { $game } à { $players } : les chances de gagner de tous
analyse-round = Manche { $round }
analyse-verdict = { $how ->
    [by-luck] { $name } a gagné grâce à la chance. Sans elle, { $ahead } aurait été en tête.
    [lucky-but-ahead] { $name } a eu de la chance, mais aurait aussi été en tête sans elle.
    [lucky] { $name } a gagné avec de la chance.
    [shared] { $name } partagent la victoire.
    [against-luck] { $name } a gagné malgré la malchance.
   *[without-luck] { $name } a gagné sans aucune aide de la chance.
}
analyse-shared = { $names } partagent la victoire ; sans la chance, { $ahead } aurait été en tête.
analyse-not-over = La partie n’est pas finie : voici la situation du moment.
analyse-contradicts = Impossible de dire ici si c’était de la chance, car les estimations ont trop changé en chemin.
analyse-lucky = Le plus de chance : { $lucky } (+{ $more } points de pourcentage sur ses chances de gagner). Le moins : { $unlucky } (−{ $less }).
analyse-errors = Les erreurs ont coûté le moins à { $careful } ({ $little } points de pourcentage) et le plus à { $careless } ({ $much }, soit environ { $money }).
analyse-luck-only = Dans ce genre de partie, nous ne montrons que la chance, car nous ne savons pas encore distinguer les vraies erreurs de celles de nos estimations.
analyse-turning-points = Les tournants
analyse-turning = Manche { $round } : { $text }
analyse-better = Mieux : { $move }.
analyse-moved = { $name } { $way ->
    [up] gagne du terrain
   *[down] perd du terrain
}, de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analyse-money-shown = Tout le monde montre son argent.
analyse-dealt = La manche { $round } se met en place. { $text }
analyse-course = Les chances, du début à la fin
analyse-seat = Place
analyse-start = Début
analyse-luck = Chance
analyse-own = Ses erreurs
analyse-others = Erreurs des autres
analyse-corrections = Correction
analyse-result = Résultat
analyse-without = Sans la chance
analyse-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-game-points = { NUMBER($points) } points du jeu
analyse-whole = { NUMBER($number) }
analyse-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analyse-notes = Tout est en points de pourcentage des chances de gagner ; début, chance, erreurs et correction font ensemble le résultat. Sous les erreurs : { $unit ->
    [points] le nombre de points du jeu qui auraient valu autant
   *[money] la somme qui aurait valu autant
}.
analyse-notes-luck = Tout est en points de pourcentage des chances de gagner.
analyse-value = { $value ->
    [exact] Les chances sont celles de deux joueurs sans erreur : exactes au sein d’une manche, et à un dixième de point près entre les manches.
    [mixed] Les chances ont été apprises en des millions de parties, celles de la toute fin sont exactes.
   *[learned] Les chances ont été apprises en des millions de parties.
}
analyse-correction = La correction est ce que les estimations ont d’abord mal jugé, puis rectifié.
analyse-shares-title = Quelle part était de la chance ?
analyse-game = Jeu
analyse-players = Joueurs
analyse-level = Niveau
analyse-person = personnes
analyse-games = Parties
analyse-share-of-luck = Part de la chance [95 %]
analyse-covariance = Corrélation
analyse-correlation = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-shares-notes = La part est Var(chance) / (Var(chance) + Var(choix)) sur toutes les places ; la corrélation est celle de la chance et des choix. Pour la chance, c’est son écart type en points de pourcentage des chances de gagner.
analyse-shares-unknown = Un tiret marque les parties où nous ne savons pas encore distinguer les vraies erreurs de celles de nos estimations.
analyse-skipped = { $skipped ->
    [one] { $skipped } enregistrement sur { $records } a été laissé de côté.
   *[other] { $skipped } enregistrements sur { $records } ont été laissés de côté.
}

error-not-learned = Il n’y a pas encore de valeurs apprises pour { $game } à { $players } joueurs.
error-net-unnamed = Le réseau de valeurs { $net } n’indique pas sur quoi il a été entraîné : entraînez-le à nouveau.
error-net-gone = Le réseau de valeurs { $net } a été entraîné sur « { $feature } », qui n’est plus observé : entraînez-le à nouveau.
error-net-seats = Le réseau de valeurs { $net } a été entraîné pour moins de { $players } joueurs.
error-nothing-to-analyse = Il ne s’est encore rien passé dans cette partie.
error-no-records = Il n’y a pas d’enregistrements (*.json) dans { $path }.
error-no-good-records = { $records ->
    [one] Le seul enregistrement de { $path } ne peut pas être analysé.
   *[other] Aucun des { $records } enregistrements de { $path } ne peut être analysé.
}
error-chart = Le dessin est écrit en SVG ou en PNG : { $path } doit finir par .svg ou .png.
error-no-pillow = Un PNG nécessite Pillow : pip install "zocker[png]". Un SVG ne nécessite rien.
