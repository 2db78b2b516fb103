### Était-ce la chance ? Ce que les jets et les choix ont changé.

help-analyse = Dire si c’était la chance : ce que chaque jet et chaque choix d’une partie enregistrée a changé.
help-analyse-file = Un enregistrement, ou un dossier d’enregistrements : quelle part de ces parties était de la chance.
help-analyse-chart = Dessiner les chances de gagner de tous dans un fichier de ce nom, qui finit par .svg.

analyse-title = { $game }, { $players } joueurs : était-ce la chance ?
analyse-seat = Place
analyse-start = Début
analyse-luck = Chance
analyse-own = Ses erreurs
analyse-others = Erreurs des autres
analyse-corrections = Corrections
analyse-result = Résultat
analyse-without = Sans la chance
analyse-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-percent = { NUMBER($share, style: "percent") }
analyse-notes = En points de chances de gagner : début, chance, erreurs et corrections font ensemble le résultat. { $value ->
    [exact] Les valeurs sont exactes : personne ne pourrait mieux jouer.
   *[learned] Les valeurs ont été apprises en jouant contre soi-même ; les corrections sont ce qu’elles revoient d’un événement au suivant.
}
analyse-turning = Ligne { $line } : { $text } { $name } : { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analyse-better = Mieux : { $move }.
analyse-shares-title = Quelle part était de la chance ?
analyse-game = Jeu
analyse-players = Joueurs
analyse-level = Niveau
analyse-person = personnes
analyse-games = Parties
analyse-share-of-luck = Part de la chance [95 %]
analyse-covariance = Corrélation
analyse-correlation = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-shares-notes = La part est Var(chance) / (Var(chance) + Var(choix)) sur toutes les places ; la corrélation est celle de la chance et des choix.

error-not-learned = Il n’y a pas encore de valeurs apprises pour { $game } à { $players } joueurs.
error-nothing-to-analyse = Il ne s’est encore rien passé dans cette partie.
error-no-records = Il n’y a pas d’enregistrements (*.json) dans { $path }.
error-chart = Le dessin est écrit en SVG : { $path } doit finir par .svg.
