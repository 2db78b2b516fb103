### War es Glück? Was Würfe und Entscheidungen geändert haben.

analyse-title = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}: War es Glück?
analyse-chart-title = { $game }, { $players } Spieler: Siegchancen
analyse-round = Runde { $round }
analyse-verdict = { $how ->
    [by-luck] { $name } hat mit Glück gewonnen. Ohne Glück hätte { $ahead } vorn gelegen.
    [lucky-but-ahead] { $name } hatte Glück, hätte aber auch ohne Glück vorn gelegen.
    [lucky] { $name } hat mit Glück gewonnen.
    [shared] { $name } teilen sich den Sieg.
    [against-luck] { $name } hat trotz Pech gewonnen.
   *[without-luck] { $name } hatte kein Glück nötig, um zu gewinnen.
}
analyse-shared = { $names } teilen sich den Sieg. Ohne Glück hätte { $ahead } vorn gelegen.
analyse-not-over = Die Partie läuft noch, hier siehst du den Zwischenstand.
analyse-contradicts = Die Schätzungen für diese Partie schwankten zu stark, um Glück und Können zu trennen.
analyse-lucky = Am meisten Glück: { $lucky } (+{ $more } Prozentpunkte Siegchance). Am wenigsten: { $unlucky } (−{ $less }).
analyse-errors = Durch Fehler verlor { $careful } am wenigsten ({ $little } Prozentpunkte) und { $careless } am meisten ({ $much }, etwa so viel wert wie { $money }).
analyse-luck-only = Bei solchen Partien lassen sich echte Fehler noch nicht von Ungenauigkeiten unserer Schätzung unterscheiden, darum zeigen wir nur das Glück.
analyse-turning-points = Wendepunkte
analyse-turning = Runde { $round }: { $text }
analyse-better = Besser: { $move }.
analyse-moved = { $name } { $way ->
    [up] steigt
   *[down] fällt
} von { NUMBER($before, style: "percent", maximumFractionDigits: 0) } auf { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analyse-money-shown = Alle decken ihr Geld auf.
analyse-dealt = Runde { $round } wird ausgelegt. { $text }
analyse-course = Die Chancen, vom Anfang bis zum Ende
analyse-seat = Platz
analyse-start = Anfang
analyse-luck = Glück
analyse-own = Eigene Fehler
analyse-others = Fehler anderer
analyse-corrections = Korrektur
analyse-result = Ergebnis
analyse-without = Ohne Glück
analyse-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-game-points = { NUMBER($points) } Punkte im Spiel
analyse-whole = { NUMBER($number) }
analyse-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analyse-notes = Alles in Prozentpunkten der Siegchance. Anfang, Glück, Fehler und Korrektur ergeben zusammen das Ergebnis. Unter den Fehlern steht, { $unit ->
    [points] wie viele Punkte im Spiel ebenso viel wert gewesen wären
   *[money] wie viel Geld ebenso viel wert gewesen wäre
}.
analyse-notes-luck = Alles in Prozentpunkten der Siegchance.
analyse-value = { $value ->
    [exact] Die Chancen gelten für zwei Spieler, die nie einen Fehler machen. Sie sind innerhalb einer Runde genau, zwischen den Runden auf einen Zehntelpunkt.
    [mixed] Die Chancen wurden aus Millionen von Partien gelernt. Ganz am Ende sind sie genau.
   *[learned] Die Chancen wurden aus Millionen von Partien gelernt.
}
analyse-correction = Die Korrektur ist das, was die Schätzung anfangs falsch sah und später berichtigte.
analyse-shares-title = Wie viel war Glück?
analyse-game = Spiel
analyse-players = Spieler
analyse-level = Stufe
analyse-person = Menschen
analyse-games = Partien
analyse-share-of-luck = Anteil des Glücks [95 %]
analyse-covariance = Korrelation
analyse-correlation = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-shares-notes = Der Anteil ist Var(Glück) / (Var(Glück) + Var(Entscheidungen)) über alle Plätze. Die Korrelation ist die von Glück und Entscheidungen. Glück ist seine Standardabweichung in Prozentpunkten der Siegchance.
analyse-shares-unknown = Ein Strich steht bei Partien, in denen sich echte Fehler noch nicht von Ungenauigkeiten unserer Schätzung unterscheiden lassen.
analyse-skipped = { $skipped ->
    [one] Eine von { $records } Aufzeichnungen wurde übersprungen.
   *[other] { $skipped } von { $records } Aufzeichnungen wurden übersprungen.
}

error-not-learned = Für { $game } mit { $players } Spielern gibt es noch keine gelernten Werte.
error-net-unnamed = Das Wertenetz { $net } nennt die Merkmale nicht, mit denen es trainiert wurde. Trainiere es neu.
error-net-gone = Das Wertenetz { $net } wurde mit „{ $feature }“ trainiert, das es nicht mehr gibt. Trainiere es neu.
error-net-seats = Das Wertenetz { $net } wurde für weniger als { $players } Spieler trainiert.
error-nothing-to-analyse = In dieser Partie gibt es noch keine Züge auszuwerten.
error-no-records = In { $path } sind keine Aufzeichnungen (*.json).
error-no-good-records = { $records ->
    [one] Die einzige Aufzeichnung in { $path } lässt sich nicht auswerten.
   *[other] Keine der { $records } Aufzeichnungen in { $path } lässt sich auswerten.
}
error-chart = Das Diagramm wird als SVG oder PNG geschrieben: { $path } muss auf .svg oder .png enden.
error-no-pillow = Für ein PNG fehlt Pillow: pip install "zocker[png]". Ein SVG braucht nichts.
