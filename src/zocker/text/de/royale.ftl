### Las Vegas Royale und Las Vegas 2019: die Tafeln, die Entscheidungen und die Regeln als Markdown.
### Maßgeblich sind die Absätze in docs/rules.

## Die Tafeln, in ein oder zwei Sätzen.

board-a1 = Nimm heimlich 1, 2 oder 3 Marker; links von dir wird geraten, wie viele es sind. Ist das falsch, bringen sie dir 2 Chips, 30.000 $ oder 40.000 $.
board-a2 = Wirf die Zusatzwürfel: Die Summe 7 oder ein Pasch gewinnt den Jackpot, der dann wieder bei 30.000 $ beginnt. Sonst wächst er um 10.000 $, bis auf 80.000 $.
board-b1 = Vor der Wertung wirft, wer hier führt, die Zusatzwürfel und darf keinen, einen oder beide in die Casinos legen, die sie zeigen. Jeder zählt dort wie ein weiterer Würfel.
board-b2 = Wirf die Zusatzwürfel, dann hör auf oder wette, ob die nächste Summe höher oder tiefer ist: 1 Chip, 30.000 $, 40.000 $, 60.000 $. Eine falsche Wette oder die gleiche Summe beendet es ohne Gewinn.
board-c1 = Wer beim Legen hier als Erstes mindestens fünf zählt, nimmt das Plättchen. Es ist bei der Wertung 100.000 $ wert, was immer noch geschieht.
board-c2 = Nach der Wertung müssen alle, die hier am wenigsten zählen, 50.000 $ zahlen. Auch gar kein Würfel zählt.
board-d1 = Du bekommst 10.000 $ für jedes Casino, in dem Würfel von dir liegen: 1 oder 2 Chips oder eine Karte von 30.000 $ bis 60.000 $.
board-d2 = Wer beim Legen hier allein am meisten zählt, nimmt den Marker; er geht zurück, sobald niemand mehr allein führt. Mit ihm darfst du, statt zu würfeln, einen deiner Würfel auf eine beliebige Zahl drehen und legen.
board-e1 = Schließ ein anderes Casino: Bis zum Ende der Runde kommt kein Würfel hinein oder heraus. Der Marker zieht weiter und zahlt: 2 Chips, nichts, 30.000 $, nichts, 1 Chip, nichts.
board-e2 = Nimm deine Würfel von der Bar zurück. Alle anderen müssen einen Würfel dorthin legen, außer es liegen schon zwei von ihnen dort; Würfel an der Bar zählen nirgends.
board-f1 = Nimm eine Gruppe grauer Würfel und leg sie ganz in ein Casino deiner Wahl. Graue Würfel zählen wie eine weitere Person.
board-f2 = In den Casinos liegen graue Würfel. Du darfst einen davon auf ein freies Feld hier legen: für 1 Chip, für 30.000 $, oder um einen deiner Würfel auf eine beliebige Zahl zu setzen oder einen zurückzunehmen.
board-g1 = Bei der Wertung teilt, wer links von der Gewinnerin oder dem Gewinner dieses Casinos sitzt, sechs Plättchen (60.000 $, zweimal 20.000 $, drei leere) verdeckt in zwei Gruppen. Wer gewonnen hat, nimmt blind eine davon.
board-g2 = Du darfst beliebig viele deiner Würfel aus diesem Casino auf das Feld legen. Bei der Wertung zahlt es wie ein Casino: 60.000 $ und 30.000 $.
board-h1 = Du darfst einen der eben geworfenen Würfel auf das Feld seiner Zahl legen; liegt dort schon einer, zieht er in das Casino dieser Zahl. Bei der Wertung zahlen die Felder 1 Chip, 2 Chips, 30.000 $, 40.000 $, 50.000 $ und 60.000 $.
board-h2 = Wirf die Zusatzwürfel und wähle einen. 1: 1 Chip, 2: 2 Chips, 3: 30.000 $, 4: eine andere Tafel auslösen, 5: einen Würfel setzen oder zurücknehmen, 6: einen Würfel aufs Goldfeld legen, das bei der Wertung 60.000 $ zahlt.

## Was auf einer Tafel liegt oder worum es geht, wo wenig Platz ist.

board-line-a1 = Faust erraten
board-line-b1 = Würfel vor der Wertung
board-line-b2 = höher oder tiefer?
board-line-c1 = 100.000 $ für fünf
board-line-c2 = wenigste: −50.000 $
board-line-d1 = 10.000 $ je Casino
board-line-d2 = Marker frei
board-line-e2 = Bar leer
board-line-g1 = Box bei der Wertung
board-line-g2 = Feld leer
board-line-h1 = Felder leer
board-line-h2 = Goldfeld leer
board-empty = nichts mehr da
board-closed = { $casino } zu
board-next = dann: { $amount }
board-field = { $reward ->
    [chip] Chip
    [card] 30k
   *[action] Aktion
}

## Was eine Tafel fragt.

decision-place = Wohin mit deinen Würfeln?
decision-turn = Du hast den Power-Play-Marker: Würfle, oder leg einen Würfel, ohne zu würfeln.
decision-fist = Lucky Punch: Wie viele Marker nimmst du heimlich?
decision-guess = Lucky Punch: Wie viele Marker sind in der Faust?
decision-prime-time = Prime Time: Die Zusatzwürfel zeigen { $dice }. Wohin damit?
decision-fifty-fifty = Fifty Fifty: Die Summe ist { $total }. Wird die nächste höher oder tiefer?
decision-no-entry = No Entry!: Welches Casino schließt du?
decision-knockout = Knockout?: Welcher deiner Würfel geht an die Bar?
decision-block-it = Block It!: Welche grauen Würfel kommen wohin?
decision-handicap = Handicap: Welchen grauen Würfel nimmst du, und wofür?
decision-action = Setz einen deiner Würfel, oder nimm einen zurück (keine Tafel wird ausgelöst).
decision-split = Black Box: Wie teilst du die Plättchen heimlich auf?
decision-box = Black Box: Welche Gruppe nimmst du?
decision-double-down = Double Down: Welche Würfel gehen von hier auf das Feld?
decision-nice-dice = Nice Dice: Welchen Würfel legst du auf sein Feld?
decision-my-choice = My Choice: Die Zusatzwürfel zeigen { $dice }. Welchen nimmst du?
decision-activate = My Choice: Welche Tafel löst du aus?
decision-gold = My Choice: Welcher Würfel kommt aufs Goldfeld?

## Entscheidungen: als Beschriftung oder als Satz darüber, wer gewählt hat.

move-place-place = { $biggy ->
    [0] { dice } ins { $casino }
   *[other] { dice-biggy } ins { $casino }
}
move-place-pass = { $who ->
    [label] passen (kostet 1 Chip)
    [you] Du gibst einen Chip ab und passt.
   *[other] { $name } gibt einen Chip ab und passt.
}
move-place-end = { $who ->
    [label] Zug beenden: nur das geschlossene Casino wurde gewürfelt
    [you] Du kannst nichts legen: Dein Zug ist zu Ende.
   *[other] { $name } kann nichts legen.
}
move-turn-roll = { $who ->
    [label] würfeln
    [you] Du hebst dir Power Play auf.
   *[other] { $name } hebt sich Power Play auf.
}
move-turn-turn = { $who ->
    [label] { die-label } ins { $casino }
    [you] Mit Power Play legst du { die-kind } ins { $casino }.
   *[other] Mit Power Play legt { $name } { die-kind } ins { $casino }.
}
move-action-turn = { $who ->
    [label] { die-label } ins { $casino }
    [you] Du setzt { die-kind } ins { $casino }.
   *[other] { $name } setzt { die-kind } ins { $casino }.
}
move-action-return = { $who ->
    [label] { die-label } zurück aus { $casino }
    [you] Du nimmst { die-kind } aus dem { $casino } zurück.
   *[other] { $name } nimmt { die-kind } aus dem { $casino } zurück.
}
move-fist-choose = { $who ->
    [label] { fist-markers } (gewinnt { $amount })
    [you] Du nimmst { fist-markers } in die Faust.
   *[other] { $name } nimmt { fist-markers } in die Faust.
}
move-fist-secret = { $who ->
    [you] Du schließt die Faust um einige Marker.
   *[other] { $name } schließt die Faust um einige Marker.
}
move-guess-guess = { $who ->
    [label] { fist-markers }
    [you] Du rätst { $number }.
   *[other] { $name } rät { $number }.
}
move-prime-time-place = { $who ->
    [label] einen ins { $casino }
    [you] Du legst einen Zusatzwürfel ins { $casino }.
   *[other] { $name } legt einen Zusatzwürfel ins { $casino }.
}
move-prime-time-both = { $who ->
    [label] beide
    [you] Du legst beide Zusatzwürfel in ihre Casinos.
   *[other] { $name } legt beide Zusatzwürfel in ihre Casinos.
}
move-prime-time-decline = { $who ->
    [label] keinen
    [you] Du legst keinen Zusatzwürfel.
   *[other] { $name } legt keinen Zusatzwürfel.
}
move-fifty-fifty-stop = { $who ->
    [label] aufhören mit { $amount }
    [you] Du hörst auf.
   *[other] { $name } hört auf.
}
move-fifty-fifty-higher = { $who ->
    [label] höher (gewinnt { $amount })
    [you] Du sagst „höher“.
   *[other] { $name } sagt „höher“.
}
move-fifty-fifty-lower = { $who ->
    [label] tiefer (gewinnt { $amount })
    [you] Du sagst „tiefer“.
   *[other] { $name } sagt „tiefer“.
}
move-no-entry-choose = { $who ->
    [label] { $casino } schließen
    [you] Du schließt das { $casino }.
   *[other] { $name } schließt das { $casino }.
}
move-no-entry-decline = { $who ->
    [label] das Plättchen liegen lassen
    [you] Du lässt das No-Entry!-Plättchen liegen.
   *[other] { $name } lässt das No-Entry!-Plättchen liegen.
}
move-knockout-give = { $who ->
    [label] { die-label }
    [you] Du legst { die-kind } an die Bar.
   *[other] { $name } legt { die-kind } an die Bar.
}
move-block-it-block = { $who ->
    [label] { $number } ins { $casino }
    [you] Du blockierst das { $casino } mit { grey-dice }.
   *[other] { $name } blockiert das { $casino } mit { grey-dice }.
}
grey-dice = { $number ->
    [one] einem grauen Würfel
   *[other] { $number } grauen Würfeln
}
move-handicap-free = { $who ->
    [label] { $casino }: { handicap-reward }
    [you] Du nimmst einen grauen Würfel aus dem { $casino }: { handicap-reward }.
   *[other] { $name } nimmt einen grauen Würfel aus dem { $casino }: { handicap-reward }.
}
handicap-reward = { $reward ->
    [chip] 1 Chip
    [card] 30.000 $
   *[action] Aktion
}
move-handicap-decline = { $who ->
    [label] keinen
    [you] Du lässt die grauen Würfel liegen.
   *[other] { $name } lässt die grauen Würfel liegen.
}
move-split-split = { $who ->
    [label] { $tiles } | { $rest }
    [you] Du teilst die Plättchen auf: { $tiles } und { $rest }.
   *[other] { $name } teilt die Plättchen auf: { $tiles } und { $rest }.
}
move-split-secret = { $who ->
    [you] Du teilst die Plättchen heimlich auf.
   *[other] { $name } teilt die Plättchen heimlich auf.
}
move-box-choose = { $who ->
    [label] { $number ->
        [1] die Gruppe zu { $first }
       *[other] die Gruppe zu { $second }
    }
    [you] Du wählst Gruppe { $number }.
   *[other] { $name } wählt Gruppe { $number }.
}
move-double-down-double = { $who ->
    [label] { dice-biggy }
    [you] Du legst { dice-biggy } auf das Feld.
   *[other] { $name } legt { dice-biggy } auf das Feld.
}
move-double-down-decline = { $who ->
    [label] keinen
    [you] Du legst keinen Würfel auf das Feld.
   *[other] { $name } legt keinen Würfel auf das Feld.
}
move-nice-dice-nice = { $who ->
    [label] { die-label } auf Feld { $number } (gewinnt { $amount })
    [you] Du legst { die-kind } auf Feld { $number }.
   *[other] { $name } legt { die-kind } auf Feld { $number }.
}
move-nice-dice-decline = { $who ->
    [label] keinen
    [you] Du legst keinen Würfel auf ein Feld.
   *[other] { $name } legt keinen Würfel auf ein Feld.
}
move-my-choice-choose = { $who ->
    [label] { my-choice-does }
    [you] Du wählst { $number }: { my-choice-does }.
   *[other] { $name } wählt { $number }: { my-choice-does }.
}
my-choice-does = { $number ->
    [1] 1 Chip
    [2] 2 Chips
    [3] 30.000 $
    [4] eine andere Tafel auslösen
    [5] einen Würfel setzen oder zurücknehmen
   *[6] einen Würfel aufs Goldfeld
}
move-activate-choose = { $who ->
    [label] { $board }
    [you] Du löst { $board } aus.
   *[other] { $name } löst { $board } aus.
}
move-gold-give = { $who ->
    [label] { die-label }
    [you] Du legst { die-kind } aufs Goldfeld.
   *[other] { $name } legt { die-kind } aufs Goldfeld.
}

## Die Regeln.

rules-royale =
    # Las Vegas Royale
    { rules-2019-idea } Dazu kommen bis zu sechs Tafeln, in jeder Runde andere: Sie belohnen, verführen oder
    ärgern, wer neben ihnen Würfel ablegt.

    { rules-2019-material }
    - 8 Tafeln mit je zwei Seiten, 2 schwarze Zusatzwürfel, 9 graue Würfel ohne Augen.

    { rules-2019-round }
    - Die acht Tafeln werden gemischt und zufällig gedreht. Die erste kommt zu Casino 1, die zweite zu Casino 2,
      die dritte zu Casino 3; mit mehr Tafeln weiter zu 4, 5 und 6.
    - Die 24 Karten der Runden 2 und 3 werden zu Beginn der Partie beiseitegelegt; alle anderen sind die Bank,
      die zahlt, was Tafeln versprechen.

    { rules-2019-turn }

    ### Tafeln
    Hat das Casino, in das du gelegt hast, eine Tafel, so löst du sie einmal aus, egal mit wie vielen Würfeln.
    Würfel, die anders in ein Casino kommen, lösen nichts aus. Was eine Tafel sagt, musst du tun, soweit es
    geht, außer wo es „darf“ heißt. Danach kommen deine übrigen Würfel in deinen Vorrat zurück.

    { rules-2019-scoring }
    4. **Tafeln.** Vor alledem kommt Prime Time; die Tafel eines Casinos zahlt gleich nach ihrem Casino; Bad
       Luck wird ganz am Schluss bezahlt. Dann kommen alle Würfel zurück, und die Tafeln werden abgeräumt.

    { rules-2019-end }

    { rules-2019-two } Graue Würfel sind eine weitere gedachte Person: Neutrale und graue Würfel können
    Gleichstand haben.

    ## Die Tafeln
    „Du“ ist, wer die Tafel auslöst. Zwei Seiten derselben Tafel (gleicher Buchstabe) liegen nie zugleich aus.

    - **A1 Lucky Punch.** { board-a1 }
    - **A2 Jackpot.** { board-a2 }
    - **B1 Prime Time.** { board-b1 }
    - **B2 Fifty Fifty.** { board-b2 }
    - **C1 High Five.** { board-c1 }
    - **C2 Bad Luck.** { board-c2 }
    - **D1 Pay Day.** { board-d1 }
    - **D2 Power Play.** { board-d2 }
    - **E1 No Entry!** { board-e1 } Liegt das Plättchen schon irgendwo, darfst du es auch ohne Belohnung liegen
      lassen.
    - **E2 Knockout?** { board-e2 }
    - **F1 Block It!** { board-f1 } Die Gruppen haben 1, 1, 2, 2 und 3 Würfel.
    - **F2 Handicap.** { board-f2 } In den Casinos 1 bis 3 liegt je ein grauer Würfel, in 4 bis 6 liegen je zwei;
      zwei Felder zahlen einen Chip, drei 30.000 $, vier erlauben die Aktion.
    - **G1 Black Box.** { board-g1 }
    - **G2 Double Down.** { board-g2 }
    - **H1 Nice Dice.** { board-h1 }
    - **H2 My Choice.** { board-h2 }

    ## Tischoptionen
    - `boards`: wie viele Tafeln ausliegen, 0 bis 6 (voreingestellt sind 3).
    - `no_repeat`: Seiten, die in einer früheren Runde auslagen, kommen nicht wieder, solange es andere gibt
      (`true`), oder jede Runde wird neu gezogen (`false`, so ist es voreingestellt).
    - `faces`: feste Tafeln, etwa `A1 D2 H1` in allen Runden, oder drei solche Listen mit Schrägstrichen.
    { rules-2019-options }

    Auf der Kommandozeile: `--option boards=6`.

    { rules-2019-rulings }
    - **Die beiseitegelegten Karten** sind kein Geheimnis, nur ihre Paare sind es: Der Verlauf nennt sie.
    - **Wer führt.** Power Play sieht auf alle Würfel, auch die gedachter Personen; der Marker geht nur an jemand
      anderen, wenn diese Person die Tafel auslöst. Geprüft wird nach jedem ganzen Schritt: allen zusammen
      gelegten Würfeln, einer ganzen Gruppe grauer Würfel, einem bewegten Würfel.
    - **Power Play** ersetzt einen Wurf, nie kommt es nach einem, und einen solchen Zug kann man nicht passen.
    - **Geschlossene Casinos.** Würfel darin zählen wie sonst, und ihre Tafeln zahlen bei der Wertung. Würfelst
      du nur die Zahl des geschlossenen Casinos, endet dein Zug und kostet nichts.
    - **High Five** muss ausgelöst werden: Wer anders auf fünf kommt, wartet auf das nächste Mal.
    - **Bad Luck.** Gedachte Personen zählen und zahlen nicht, Würfel auf Tafeln zählen nicht. Du zahlst zuerst
      mit Karten, mit möglichst wenigen und dann möglichst wenig; Wechselgeld kommt als eine Karte, nie in
      Chips, also zahlst du manchmal zu viel. Chips gibst du nur her, wenn alle deine Karten zusammen weniger
      als 50.000 $ wert sind.
    - **Prime Time** kann dich sogar das Casino kosten, das dich werfen ließ. Diese Würfel zählen nie für High
      Five oder Double Down.
    - **My Choice** lässt dich jeden der beiden Würfel nehmen, auch wenn seine Aktion unmöglich ist. Die 4
      erreicht jede andere ausliegende Tafel, aber nur einmal in einem Zug.
    - **Nice Dice.** Ist das Casino eines Feldes geschlossen, bleibt ein Würfel darauf liegen, und das Feld ist
      nicht frei. Ein Biggy zahlt einmal.
    - **Gewonnen** hat ein Casino nur eine wirkliche Person. Gewinnt es eine gedachte oder niemand, entfällt, was
      seine Tafel dafür verspricht.
    - **Geheimnisse.** Fäuste und Boxen werden allen gezeigt, sobald sie entschieden sind.

rules-las-vegas-2019 =
    # Las Vegas 2019
    { rules-2019-idea }

    { rules-2019-material }

    { rules-2019-round }

    { rules-2019-turn }

    { rules-2019-scoring }

    { rules-2019-end }

    { rules-2019-two }

    ## Tischoptionen
    - `boards`: hier immer 0; mit Tafeln heißt das Spiel Las Vegas Royale (`zocker rules royale`). Also ändern
      `no_repeat` und `faces`, die von Tafeln handeln, nichts.
    { rules-2019-options }

    Auf der Kommandozeile: `--option neutral=false`.

    { rules-2019-rulings }

rules-2019-idea = Sechs Casinos haben Geld zu verschenken, und deine Würfel entscheiden, wie viel davon du bekommst: Versuch, in einem Casino mehr zu zählen als alle anderen. Aber Vorsicht: Zählt dort jemand genauso viel wie du, geht ihr beide leer aus.
rules-2019-material =
    ## Was man braucht
    - 2 bis 5 Personen mit je 7 kleinen Würfeln und einem großen, dem Biggy, in einer Farbe. Der Biggy ist ein
      Würfel, der überall wie zwei zählt.
    - Sechs Casinos, eines für jede Augenzahl: Miracle (1), Kings (2), Moon (3), Paris (4), Cleopatra (5),
      Sunset (6).
    - 90 Geldkarten: 11 zu 30.000 $, 11 zu 40.000 $, 13 zu 50.000 $, 15 zu 60.000 $, 13 zu 70.000 $, 11 zu
      80.000 $, 9 zu 90.000 $ und 7 zu 100.000 $.
    - Chips, jeder am Ende 10.000 $ wert.
rules-2019-round =
    ## Vor einer Runde
    - Sechs Kartenpaare werden gezogen. Das Paar mit der höchsten Summe kommt zu Casino 6, das nächste zu Casino
      5 und so weiter; bei gleichen Summen kommt das Paar mit der höheren Karte zum höheren Casino.
    - Alle haben wieder alle ihre Würfel und nehmen 2 Chips, zusätzlich zu übrigen.
    - Wer die allererste Runde beginnt, bestimmt der Tisch oder der Zufall. Jede weitere beginnt, wer bei Casino
      6 die höhere Karte genommen hat; war das niemand, dann bei Casino 5, und so weiter abwärts.
rules-2019-turn =
    ## Dein Zug
    Nach der Person, die beginnt, geht es im Uhrzeigersinn weiter.

    1. Wirf alle Würfel, die du noch hast.
    2. Such dir eine der Augenzahlen aus, die du siehst, und leg **alle** deine Würfel mit dieser Zahl in das
       Casino mit derselben Nummer, auch den Biggy, wenn er sie zeigt. Oder gib einen Chip ab und **passe**:
       Alle Würfel bleiben bei dir.

    Ohne Würfel setzt du aus. Die Runde ist vorbei, wenn niemand mehr Würfel hat.
rules-2019-scoring =
    ## Die Wertung
    1. **Gleichstände heben sich auf.** In jedem Casino scheiden alle aus, die gleich viel zählen, und gewinnen
       dort nichts. Das kann im selben Casino mehrere Gruppen treffen.
    2. **Die Karten werden ausgezahlt**, Casino für Casino von 1 bis 6. Von denen, die noch da sind, bekommt die
       höhere Karte, wer am meisten zählt, die andere, wer am zweitmeisten zählt. Alle anderen bekommen nichts.
    3. Karten, die niemand gewonnen hat, gehen zurück und tauchen in dieser Partie nicht wieder auf.
rules-2019-end =
    ## Das Ende
    Nach drei Runden ist Schluss. Es gewinnt, wer das meiste Geld hat, Chips mitgezählt, bei gleich viel Geld,
    wer mehr Karten und Chips zusammen hat; ist auch das gleich, wird der Sieg geteilt.
rules-2019-two =
    ## Zu zweit
    Zu Beginn jeder Runde werden alle 8 Würfel einer freien Farbe geworfen und in die Casinos gelegt, die sie
    zeigen. Sie bleiben dort und zählen als gedachte Person: Karten, die sie gewinnt, gehen zurück.
rules-2019-options =
    - `neutral`: zu zweit mit neutralen Würfeln spielen (`true`, so ist es voreingestellt) oder ohne (`false`).
    - `starter`: wer die erste Runde beginnt, eine Platznummer oder `random` (Zufall, voreingestellt).
    - `open_money`: Alle sehen alle Karten (`true`), oder sie bleiben bis zum Schluss verdeckt (`false`, so ist
      es voreingestellt). Chips sind immer zu sehen.
rules-2019-rulings =
    ## Unsere Festlegungen
    Hier schweigt die Spielregel oder lässt eine Wahl.

    - **Wer beginnt.** Im Heft beginnt die älteste Person. Wir fragen nicht nach dem Alter: Es entscheidet der
      Zufall, wenn der Tisch keinen Platz bestimmt. Im Uhrzeigersinn heißt in der Reihenfolge der Plätze. Wurde
      kein Casino gewonnen, beginnt die nächste Runde, wer links von der Person sitzt, die zuletzt begonnen hat.
    - **Chips** gehen nie aus. Beträge unter 30.000 $ werden immer in Chips gezahlt, höhere mit einer Karte.
    - **Passen** darfst du auch, wenn sonst niemand Würfel hat; ein Chip kauft dann einen neuen Wurf. Ohne Wurf
      gibt es kein Passen.
    - **Zurücknehmen.** Eine Entscheidung darfst du zurücknehmen, bis Würfel, Karten oder jemand anderes
      dazwischenkommen.
    - **Verdecktes Geld.** Die anderen sehen deine Karten erst, wenn die Partie zu Ende ist, außer der Tisch
      spielt mit `open_money`. Jede Zahlung ist öffentlich, wenn sie geschieht; für frühere Runden verschweigt
      der Verlauf aber, was andere gewonnen haben.
    - **Gedachte Personen** haben keinen Zug, kein Geld und keinen Rang im Ergebnis. Nimmt eine die höhere Karte
      eines Casinos, so gilt das für den nächsten Beginn als „niemand“, auch wenn jemand die andere bekam.
    - **Gleiche Karten.** Von zwei gleichen Karten hat, wer dort an erster Stelle steht, die höhere genommen.
    - **Eingegebene Stellungen.** Eine Partie kann mit jeder Stellung eines echten Tisches beginnen, in der gerade
      jemand würfeln will oder gewürfelt hat; eine Stellung, die nie entstehen kann, wird abgelehnt.
