### Las Vegas (2012): die Regeln für Spieler als Markdown. Maßgeblich sind die Absätze in docs/rules.

rules-las-vegas =
    # Las Vegas
    Sechs Casinos haben Geld zu verschenken. Hast du in einem Casino mehr Würfel als alle anderen, gehört dir dort
    der höchste Schein. Aber Vorsicht: Hat jemand genauso viele wie du, geht ihr beide leer aus.

    ## Was man braucht
    - 2 bis 5 Spieler mit je 8 Würfeln einer Farbe.
    - Sechs Casinos, eines für jede Augenzahl: Gold Mine (1), Bajazzo (2), Miracle (3), Oasis (4), Sphinx (5),
      Show Hall (6).
    - 54 Geldscheine: sechs zu 10.000 $, acht zu 20.000 $, acht zu 30.000 $, sechs zu 40.000 $, sechs zu
      50.000 $ und je fünf zu 60.000 $, 70.000 $, 80.000 $ und 90.000 $.

    ## Vor einer Runde
    Eine Runde heißt in der Spielregel „Durchgang“.

    - Vor der ersten Runde werden die Scheine zu einem verdeckten Stapel gemischt. In späteren Runden wird
      von ihm weitergezogen.
    - Die Casinos 1 bis 6 werden nacheinander bestückt: Jedes erhält Scheine vom Stapel, bis es 50.000 $ oder
      mehr bietet. Alle Scheine bleiben sichtbar, nach Wert geordnet.
    - Alle haben wieder ihre 8 Würfel.
    - Den ersten Startspieler legt ihr fest, oder der Zufall bestimmt ihn. In jeder weiteren Runde beginnt der
      Spieler links vom letzten Startspieler.

    ## Dein Zug
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter.

    1. Wirf alle Würfel, die du noch hast.
    2. Such dir eine der gewürfelten Augenzahlen aus und leg **alle** deine Würfel mit dieser Zahl in das Casino
       mit derselben Nummer, nie nur einen Teil. Wessen Würfel schon dort liegen, ist egal.

    Ohne Würfel wirst du für den Rest der Runde übersprungen. Der letzte Spieler mit Würfeln ist also vielleicht
    mehrmals nacheinander dran. Die Runde ist vorbei, wenn jeder Würfel in einem Casino liegt.

    ## Die Wertung
    1. **Gleichstände heben sich auf.** In jedem Casino nehmen alle Spieler mit gleich vielen Würfeln diese zurück
       und gehen dort leer aus. Das kann im selben Casino mehrere Gruppen treffen.
    2. **Die Scheine werden ausgezahlt**, Casino für Casino von 1 bis 6. Von denen, die noch da sind, bekommt
       der Spieler mit den meisten Würfeln den höchsten Schein, der mit den zweitmeisten den nächsten, und so
       weiter, solange es Scheine gibt. Zwei Scheine mit gleichem Wert sind zwei Gewinne.
    3. Scheine, die niemand gewonnen hat, kommen verdeckt unter den Stapel und tauchen in dieser Partie nicht
       wieder auf.

    ### Beispiel
    Oasis bietet 80.000 $, 30.000 $ und 10.000 $. Anna hat dort 4 Würfel, Ben und Clara haben je 3, David hat einen.
    Ben und Clara heben sich gegenseitig auf. Anna bekommt die 80.000 $, David mit seinem einzigen Würfel die
    30.000 $, und die 10.000 $ kommen unter den Stapel. Mit nur 3 Würfeln wäre auch Anna in den Gleichstand geraten,
    und David hätte die 80.000 $ gewonnen.

    ## Das Ende
    Nach vier Runden ist Schluss. Es gewinnt der Spieler mit dem meisten Geld, bei gleich viel Geld der mit mehr
    Scheinen. Ist auch das gleich, teilt ihr euch den Sieg.

    ## Mit neutralen Würfeln
    Eine Variante für 2, 3 oder 4 Spieler. Weiße Würfel, die niemandem gehören, mischen mit:

    - Zu Beginn jeder Runde erhalten alle auch weiße Würfel: zu zweit je 4, zu dritt oder zu viert je 2.
    - Zu dritt bleiben von den 8 weißen Würfeln 2 übrig. Der Startspieler wirft sie vor der Runde und legt sie in
      die Casinos, die sie zeigen.
    - Du wirfst deine weißen Würfel immer mit deinen eigenen und legst von der gewählten Augenzahl alle, weiße wie
      eigene. Du bist dabei, solange du noch Würfel hast, ob weiße oder eigene.
    - In der Wertung zählen alle weißen Würfel eines Casinos wie ein weiterer Spieler, auch bei Gleichständen.
      Scheine, die Weiß gewinnt, kommen unter den Stapel.

    ## Tischoptionen
rules-las-vegas-after =
    Auf der Kommandozeile: `--option neutral=true`.

    ## Unsere Festlegungen
    Hier schweigt die Spielregel oder lässt eine Wahl.

    - **Startspieler.** Laut Spielregel beginnt der älteste Spieler. Wir fragen nicht nach dem Alter. Legt ihr
      keinen Platz fest, entscheidet der Zufall, bevor der erste Schein gezogen wird. Im Uhrzeigersinn heißt: in
      der Reihenfolge der Plätze.
    - **Der Stapel.** Jeder Schein, der noch nicht gezogen wurde, kommt mit gleicher Wahrscheinlichkeit als
      Nächstes.
    - **Kein Passen.** Du musst eine Augenzahl wählen, auch wenn es nur eine gibt.
    - **Zurücknehmen.** Gelegte Würfel darfst du zurücknehmen, bis die nächsten Würfel oder Scheine auf dem
      Tisch liegen.
    - **Gleichstand.** Keinen Würfel in einem Casino zu haben, ist kein Gleichstand. Die Gleichstände eines
      Casinos werden abgeräumt, kurz bevor es auszahlt.
    - **Verdecktes Geld.** In manchen Ausgaben darf man Gewonnenes verdecken, in anderen muss man. Hier sehen
      die anderen deine Summe und deine Scheine erst, wenn die Partie zu Ende ist, außer ihr spielt mit
      `open_money`.
    - **Der Verlauf.** Jede Auszahlung ist öffentlich, wenn sie geschieht. Du darfst also mitzählen. Für
      frühere Runden verschweigt der Verlauf aber die Werte aller Scheine, außer denen, die du selbst gewonnen
      hast. Nach dem Ende der Partie lässt sich alles wieder lesen.
    - **Der Sieg.** Die Zahl der Scheine zählt nur zwischen Spielern mit gleich viel Geld.
    - **Weiße Würfel.** Die 2, die zu dritt übrig bleiben, werden geworfen, sobald die Casinos bestückt sind.
      Weiß hat keinen Zug, kein Geld und keinen Rang im Ergebnis.
    - **Eingegebene Stellungen.** Eine Partie kann mit jeder Stellung eines echten Tisches beginnen, in der
      ein Spieler gleich würfelt oder gerade gewürfelt hat. Scheine, die sie nicht nennt, liegen noch im Stapel.
      Eine Stellung, die nie entstehen kann, wird abgelehnt.
