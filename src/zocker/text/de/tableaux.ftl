### Die Tableaus von Gambler: Bilder, Dateien, und was daran nicht stimmen kann.

tableaux-ours = Die { $count } Tableaus von Gambler: { $name }
tableaux-theirs = { $path }: { $count ->
    [one] 1 Tableau
   *[other] { $count } Tableaus
}
tableaux-beginner = für Einsteiger
tableaux-house = Full House
tableaux-black = schwarz
tableaux-legend-stars = beliebige Zahl, dieselbe in der ganzen Reihe
tableaux-legend-house = drei gleiche, dann zwei andere gleiche
tableaux-legend-black = du zahlst, wenn du das letzte Feld füllst
tableaux-good = { $path } ist in Ordnung: { $count ->
    [one] 1 Tableau
   *[other] { $count } Tableaus
}.

# Ein Grund ist einer der Sätze weiter unten.
fault = { fault-place }: { $reason }
fault-place = { $place ->
    [line] { fault-line }
    [tableau] { fault-tableau }
   *[both] { fault-line }, { fault-tableau }
}
fault-line = Zeile { NUMBER($line, useGrouping: 0) }
fault-tableau = Tableau { $tableau }{ $named ->
    [yes] { " " }„{ $name }“
   *[no] { "" }
}{ $row ->
    [0] { "" }
   *[other] , Reihe { $row }
}
error-tableaux = { $source ->
    [option] Die Option tableaux
   *[file] { $path }
}{ $place ->
    [whole] { "" }
   *[both] , { fault-place }
}: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(Noch 1 Fehler; beide zeigt: zocker tableaux check { $path })
   *[other] { " " }(Noch { $more } Fehler; alle zeigt: zocker tableaux check { $path })
}
error-no-tableaux = Es gibt keine Datei { $path }, und keiner unserer Sätze heißt so. Es gibt: { $sets }.

error-tableaux-size = { $path } ist zu groß für eine Datei mit Tableaus (mehr als { $most } Bytes).
error-tableaux-utf8 = { $path } ist kein Text in UTF-8: Zeile { NUMBER($line, useGrouping: 0) } ist nicht lesbar.
error-toml = Das ist kein TOML{ $column ->
    [0] { "" }
   *[other] , ab Spalte { $column }
}: { $reason }.
error-line-length = Eine Zeile kann höchstens { $most } Zeichen haben.
error-toml-deep = Hier sind Klammern zu tief verschachtelt.
error-file-key = In einer Datei mit Tableaus gibt es kein „{ $key }“: Jedes Tableau beginnt mit einer Zeile [[tableau]].
error-no-tableau = Es gibt kein Tableau: Jedes beginnt mit einer Zeile [[tableau]].
error-tableau-form = Jedes Tableau muss mit einer Zeile [[tableau]] beginnen, mit zwei Klammern auf beiden Seiten.
error-tableaux-many = Es können höchstens { $most } Tableaus sein, nicht { $got }.
error-no-yellow = Keine Reihe irgendeines Tableaus ist gelb, also könnte niemand je einen Punkt gewinnen.
error-tableau-key = Ein Tableau hat kein „{ $key }“; es hat: { $keys }.
error-tableau-nameless = Ein Tableau braucht einen Namen, etwa: name = "Spa".
error-tableau-name = „{ $name }“ kann kein Name sein: Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-tableau-twice = Ein anderes Tableau heißt schon „{ $name }“.
error-tableau-beginner = „beginner“ muss true oder false sein, ohne Anführungszeichen.
error-two-beginners = Nur ein Tableau kann für Einsteiger markiert sein, und ein anderes ist es schon.
error-no-beginner = Kein Tableau ist für Einsteiger markiert. Die Option beginner_first braucht eines.
error-tableau-rows = Ein Tableau braucht { $rows } Reihen, etwa: rows = ["1 2 3 : 40", "* * : 20", …].
error-tableau-row-count = Ein Tableau hat { $rows } Reihen, nicht { $got }.
error-tableau-boxes = Ein Tableau hat höchstens { $most } Felder, mit dieser Reihe sind es { $got }.
error-row-form = Eine Reihe muss ein Text in Anführungszeichen sein, etwa "1 2 3 4 : 50".
error-row-colon = „{ $text }“ ist keine Reihe: Zwischen Feldern und Punkten steht ein Doppelpunkt, etwa "1 2 3 4 : 50".
error-row-length = Eine Reihe hat 1 bis { $most } Felder, nicht { $got }.
error-row-box = „{ $text }“ ist kein Feld: Felder sind 1 bis 6 oder Sterne (*), durch Leerzeichen getrennt, oder die ganze Reihe ist „full house“.
error-row-mixed = Eine Reihe zeigt entweder Augenzahlen oder Sterne, nicht beides.
error-row-points = Eine Reihe kann nicht „{ $text }“ Punkte wert sein: Punkte sind Vielfache von { $step } bis { $most }, bei einer schwarzen Reihe mit Minuszeichen.

# Am Tisch
error-tableau = „{ $text }“ ist kein Tableau: Es gibt „tableau 1“ bis „tableau { $tableaux }“.
error-tableau-turned = Tableau { $number } wurde schon einmal aufgedeckt.
error-gambler-dice = „{ $text }“ ist kein Wurf: Schreib Augenzahlen von 1 bis 6, etwa „roll 1 1 4 5 6“.
error-option-range = Die Option { $option } muss zwischen 1 und { $most } liegen und kann nicht { $value } sein.
error-setup-gambler-dice = Unmögliche Stellung: Im Spiel sind { $total } Würfel, gelegte und übrige zusammen, nicht { $got }.
error-setup-beginner = Unmögliche Stellung: Das erste Tableau muss Nummer { $number } sein, das für Einsteiger.
error-setup-points-won = Unmögliche Stellung: { $round ->
        [1] Alle beginnen mit { $start } Punkten
       *[other] Vor dieser Runde hatte niemand { NUMBER($target, useGrouping: 0) } Punkte
    }, und die fertigen Reihen erklären den Unterschied nicht.
error-setup-points = Unmögliche Stellung: Die Punkte von Platz { $seat } müssen ein Vielfaches von { $step } sein.
error-setup-turned = Unmögliche Stellung: Ein Tableau wurde zweimal aufgedeckt.
error-setup-row = Unmögliche Stellung: Eine { $face } passt nicht auf das nächste Feld von Reihe { $row }.
error-setup-full = Unmögliche Stellung: Auf allen Feldern liegt ein Würfel, die Runde wäre schon zu Ende.
