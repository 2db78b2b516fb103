### War es Glück? Was Würfe und Entscheidungen geändert haben.

help-analyse = Sagen, ob es Glück war: was jeder Wurf und jede Entscheidung einer aufgezeichneten Partie geändert hat.
help-analyse-file = Eine Aufzeichnung, oder ein Ordner mit Aufzeichnungen: wie viel an diesen Partien Glück war.
help-analyse-chart = Die Siegchancen aller in eine Datei dieses Namens zeichnen, der auf .svg endet.

analyse-title = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[6] sechst
}: War es Glück?
analyse-seat = Platz
analyse-start = Anfang
analyse-luck = Glück
analyse-own = Eigene Fehler
analyse-others = Fehler anderer
analyse-corrections = Berichtigt
analyse-result = Ergebnis
analyse-without = Ohne Glück
analyse-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-percent = { NUMBER($share, style: "percent") }
analyse-notes = In Punkten der Siegchance: Anfang, Glück, Fehler und Berichtigungen ergeben zusammen das Ergebnis. { $value ->
    [exact] Die Werte sind genau: Besser könnte niemand spielen.
   *[learned] Die Werte sind aus Partien gegen sich selbst gelernt; berichtigt wird, was sie von einem Ereignis zum nächsten anders sehen.
}
analyse-turning = Zeile { $line }: { $text } { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analyse-better = Besser: { $move }.
analyse-shares-title = Wie viel war Glück?
analyse-game = Spiel
analyse-players = Plätze
analyse-level = Stufe
analyse-person = Menschen
analyse-games = Partien
analyse-share-of-luck = Anteil des Glücks [95 %]
analyse-covariance = Korrelation
analyse-correlation = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-shares-notes = Der Anteil ist Var(Glück) / (Var(Glück) + Var(Entscheidungen)) über alle Plätze; die Korrelation ist die von Glück und Entscheidungen.

error-not-learned = Für { $game } mit { $players } Plätzen gibt es noch keine gelernten Werte.
error-nothing-to-analyse = In dieser Partie ist noch nichts geschehen.
error-no-records = In { $path } sind keine Aufzeichnungen (*.json).
error-chart = Das Bild wird als SVG geschrieben: { $path } muss auf .svg enden.
