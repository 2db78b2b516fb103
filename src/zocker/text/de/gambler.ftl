### Gambler (1998): seine Wörter am Bildschirm und die Regeln als Markdown. Maßgeblich sind die Absätze in docs/rules.

terminal-tableau = Tableau { $number }: { $name }
terminal-points = Punkte
terminal-dice = Würfel
terminal-progress = { $points } / { $target }
terminal-roll = Deine Würfel
row = Reihe { $row }

turn-rolls = { $any ->
    [no] { turn-roller }
   *[yes] { turn-roller }: { $done }
}
turn-roller = { $who ->
    [you] Du würfelst { $roll }
   *[other] { $name } würfelt { $roll }
}
turn-rolls-again = { $any ->
    [no] { $roll }
   *[yes] { $roll }: { $done }
}
turn-placed = { $faces } in Reihe { $row }
turn-stopped = Schluss
turn-nothing-fits = nichts passt
turn-took-back = Zug zurückgenommen

choice-filled = { $filled } von { $boxes }, für { $points }
choice-wins = schließt die Reihe ab: Du gewinnst { $points }
choice-loses = schließt die Reihe ab: Du verlierst { $points }
choice-loses-nothing = schließt die Reihe ab: Du hast nichts zu verlieren
stake-fits = { $percent } %: ein Würfel passt
stake-wins = { $percent } %: bringt bis zu { $points }
stake-pays = { $percent } %: muss in eine schwarze Reihe
stake-leaves = dem Nächsten fehlt ein Würfel für { $points }

decision-go-on = Noch legen, weiterwürfeln oder aufhören?
decision-go-on-bare = Würfle noch einmal oder hör auf.
decision-must-place = Leg einen Würfel, der passt.
move-must-place-place = eine { $faces } in Reihe { $row }
move-go-on-place = { move-must-place-place }
move-go-on-roll = noch einmal mit { $small ->
    [one] einem Würfel
   *[other] { $small } Würfeln
}
move-go-on-stop = aufhören

round-rows = Abgeschlossene Reihen
round-next = { $who ->
    [you] Du beginnst die nächste Runde.
   *[other] { $name } beginnt die nächste Runde.
}
ask-tableau = Deck ein Tableau auf und gib seine Nummer ein. Noch nicht aufgedeckt: { $choices }
due-tableau = Deck ein Tableau auf.

rules-gambler =
    # Gambler
    Alle füllen dasselbe Tableau mit Würfeln, aber die Punkte einer Reihe bekommt nur der Spieler, der ihren letzten
    Würfel legt. Noch einmal würfeln, für noch einen Würfel? Vielleicht passt dann nichts mehr. Und manche Reihe
    überlässt du besser den anderen.

    ## Was man braucht
    - 2 bis 6 Spieler.
    - 30 Würfel, gleichmäßig verteilt: zu zweit je 15, zu dritt 10, zu viert 7, zu fünft 6, zu sechst 5. Zu
      viert bleiben 2 Würfel in der Schachtel.
    - Zehn beidseitig bedruckte Tableaus, also 20 verschiedene.
    - Chips für die Punkte. Alle beginnen mit 80 Punkten, die offen vor ihnen liegen.

    Ein Tableau hat sechs Reihen, eine Reihe hat ein bis sechs Felder. Der Kreis an ihrem Ende sagt, was die
    Reihe wert ist: Eine **gelbe** Reihe bringt diese Punkte, eine **schwarze** kostet sie. Die Felder zeigen,
    was hineingehört:

    - **Augenzahlen**: ein Würfel mit genau dieser Zahl.
    - **Sterne**: Der erste Würfel ist frei, alle weiteren in der Reihe müssen dieselbe Zahl zeigen.
    - **Full House**: drei gleiche Würfel, dann zwei gleiche mit einer anderen Zahl. Die Felder zeigen zwei
      verschiedene Zeichen.

    Die Reihen sind voneinander unabhängig: In zwei Reihen mit Sternen darf dieselbe Zahl liegen oder
    verschiedene, und ein Full House darf eine Zahl wiederholen, die in einer Reihe mit Sternen liegt.

    ## Vor einer Runde
    Eine Runde heißt in der Spielregel „Durchgang“.

    - Das nächste Tableau wird aufgedeckt, und alle Würfel werden neu verteilt. Die Punkte bleiben.
    - Den ersten Startspieler legt ihr fest, oder der Zufall bestimmt ihn. Jede weitere Runde beginnt der Spieler
      links von dem, der in der Runde davor den letzten Würfel gelegt hat.

    ## Dein Zug
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter.

    1. Nimm 5 deiner Würfel, oder alle, wenn du weniger hast, und wirf sie. Deine übrigen Würfel ruhen bis zu
       deinem nächsten Zug.
    2. Passt ein Würfel, **musst** du einen legen. Welchen und wohin, entscheidest du. Du darfst weitere Würfel
       desselben Wurfs legen. Jeder kommt auf das leere Feld, das in seiner Reihe am weitesten links liegt. So kann
       ein Würfel dem nächsten den Weg bereiten.
    3. Dann hörst du auf oder würfelst noch einmal, und zwar mit **allen** Würfeln dieses Zuges, die du noch nicht
       gelegt hast. Nach jedem Wurf muss wieder mindestens ein Würfel gelegt werden.

    Dein Zug ist zu Ende, wenn du aufhörst, wenn alle Würfel des Zuges liegen oder wenn von einem Wurf nichts
    passt. Was liegt, bleibt liegen, und die anderen Würfel kommen zurück in deinen Vorrat. Ohne Würfel wirst du für
    den Rest der Runde übersprungen.

    ## Die Punkte
    Füllst du das letzte Feld einer Reihe, bekommst oder bezahlst du sofort ihre Punkte, egal, wer die anderen
    Würfel gelegt hat. Kannst du nicht alles bezahlen, gibst du, was du hast, und spielst mit 0 Punkten weiter. In
    einem Zug kannst du mehrere Reihen abschließen. Die Reihenfolge bestimmst du.

    ### Beispiel
    Reihe 1 ist gelb, zeigt 1 2 3 4, ist 50 wert und noch leer; Reihe 6 ist schwarz, zeigt 2 2, kostet 30, und
    ein Würfel liegt schon dort. Anna würfelt 1 2 2 4 6. Die 1 passt in Reihe 1, danach auch eine 2; die 4
    nicht, weil die 3 fehlt. Sie legt die 1 und eine 2 dorthin, macht um Reihe 6 einen Bogen und wirft die
    drei übrigen Würfel noch einmal: 2 3 4. Jetzt legt sie die 3 und die 4 und gewinnt die 50 Punkte. Nun sollte
    sie aufhören: Mit dem letzten Würfel könnte sie die 2 werfen, die sie dann in Reihe 6 legen
    müsste: minus 30 Punkte.

    ## Das Ende
    Eine Runde ist vorbei, sobald das letzte Feld des Tableaus gefüllt ist. Hat dann jemand 500 Punkte oder mehr,
    ist auch die Partie zu Ende. Es gewinnt der Spieler mit den meisten Punkten, bei Gleichstand teilt ihr euch den
    Sieg. Erreichst du die 500 mitten in einer Runde, hast du noch nicht gewonnen und kannst wieder Punkte verlieren.

    ## Tischoptionen
rules-gambler-after =
    Auf der Kommandozeile: `--option target=300 --option tableaux=meine.toml`.

    ## Eigene Tableaus
    Eine Datei mit Tableaus ist ein Text im Format TOML. Jedes hat einen eigenen Namen und sechs Reihen. Schreib
    die Felder von links nach rechts, einen Doppelpunkt und die Punkte, mit Minuszeichen bei einer schwarzen
    Reihe:

    ```toml
    { "[" }[tableau]]
    name = "Hinterhof"
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

    Ein Tableau hat höchstens 28 Felder, eine Reihe 1 bis 6. Punkte sind Vielfache von 10 bis 10.000. In einer
    Datei stehen 1 bis 100 Tableaus, mindestens eine Reihe davon ist gelb, und höchstens ein Tableau ist mit
    `beginner = true` gekennzeichnet. Diese Zeile darf auch ganz fehlen.

    ## Unsere Festlegungen
    Hier schweigt die Spielregel oder lässt eine Wahl.

    - **Unsere Tableaus.** Die Spielregel zeigt die gedruckten nicht, darum haben wir eigene entworfen.
    - **Der Stapel.** Alle Seiten bilden einen Stapel. Vorder- und Rückseite können also aufeinander
      folgen. Jede Seite, die noch nicht dran war, kommt mit gleicher Wahrscheinlichkeit als nächste. Wenn alle
      gespielt sind, kommen sie in derselben Reihenfolge wieder.
    - **Chips.** Nur die Summe zählt, und der Bank gehen sie nie aus.
    - **Startspieler.** Laut Spielregel beginnt der jüngste Spieler. Wir fragen nicht nach dem Alter. Legt ihr
      keinen Platz fest, entscheidet der Zufall, bevor das erste Tableau aufgedeckt wird. Im Uhrzeigersinn heißt: in
      der Reihenfolge der Plätze.
    - **Einer nach dem anderen.** Würfel werden einzeln gelegt, jeder als eigene Entscheidung, auch wenn es nur
      eine Möglichkeit gibt. Zwei Würfel mit derselben Zahl sind dieselbe Möglichkeit. Ein Würfel, der erst nach
      einem anderen passt, ist nie Pflicht.
    - **Weitermachen.** Du darfst noch einmal würfeln, auch wenn kaum oder gar nichts passen kann, und aufhören,
      auch wenn noch Würfel passen.
    - **Zurücknehmen.** Einen Zug darfst du zurücknehmen, bis die nächsten Würfel oder das nächste Tableau auf
      dem Tisch liegen, ein anderer Spieler zieht oder die Partie zu Ende ist.
    - **Die Reihenfolge.** Jede Reihe wird abgerechnet, sobald ihr letztes Feld gefüllt ist. In welcher
      Reihenfolge du legst, kann also wichtig sein.
    - **Der Sieg.** Erreichen mehrere das Ziel, gewinnt der Spieler mit den meisten Punkten. Mit `rounds` ist
      spätestens nach so vielen Runden Schluss, und es gewinnt ebenfalls der mit den meisten Punkten. Auch wenn
      jemand das Ziel von Anfang an erreicht hat, wird eine Runde gespielt.
    - **Dateien mit Tableaus.** Was für sie gilt, steht oben. Ohne `beginner_first` hat die Kennzeichnung für
      Einsteiger keine Bedeutung.
    - **Eingegebene Stellungen.** Eine Partie kann mit jeder Stellung eines echten Tisches beginnen, in der
      ein Spieler gleich seinen Zug beginnt oder gerade dessen ersten Wurf gemacht hat. Eine Stellung, die es nicht
      geben kann, wird abgelehnt.
