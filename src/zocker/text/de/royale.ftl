### Las Vegas Royale und Las Vegas 2019: die Tafeln, die Entscheidungen und die Regeln als Markdown.
### Maßgeblich sind die Absätze in docs/rules.

## Die Tafeln, in ein oder zwei Sätzen.

board-a1 = Nimm heimlich 1, 2 oder 3 Marker in die Faust; der Spieler links von dir rät, wie viele es sind. Rät er richtig, gehst du leer aus. Rät er falsch, gilt: 1 Marker bringt dir 2 Jetons, 2 bringen 30.000 $ und 3 bringen 40.000 $.
board-a2 = Wirf beide Extrawürfel: Mit der Summe 7 oder einem Pasch gewinnst du den Jackpot, der dann wieder bei 30.000 $ beginnt. Sonst wächst er um 10.000 $, bis höchstens 80.000 $.
board-b1 = Kurz vor der Wertung: Bekämst du hier ohne die Gleichstände die höhere Karte, wirf beide Extrawürfel. Bei 4-4-2 ist das der Spieler mit 2. Du darfst keinen, einen oder beide in die Casinos legen, die sie zeigen, nur nicht in ein geschlossenes. Dort zählt jeder als ein weiterer Würfel von dir.
board-b2 = Wirf beide Extrawürfel; hörst du gleich auf, bekommst du nichts. Oder wette, ob die nächste Summe höher oder niedriger ist, und wirf noch einmal: Gewonnene Wetten bringen der Reihe nach 1 Jeton, 30.000 $, 40.000 $ und 60.000 $. Nach jeder darfst du aufhören, bei 60.000 $ ist Schluss. Eine falsche Wette oder die gleiche Summe, und du gehst leer aus.
board-c1 = Kommst du hier nach dem Legen als erster Spieler auf mindestens fünf, nimm das Plättchen. Ein Biggy zählt doppelt. Bei der Wertung bringt es 100.000 $, egal, was bis dahin mit den Würfeln geschieht.
board-c2 = Bei der Wertung, noch bevor Gleichstände ausscheiden, schulden alle Spieler mit dem niedrigsten Wert hier 50.000 $, auch wenn sie hier keinen Würfel haben. Bezahlt wird nach allen Casinos. Von deinen Karten verlierst du so wenig wie möglich, und du wählst, wie viele Jetons du dazugibst. Hast du weniger, zahlst du alles.
board-d1 = Du bekommst 10.000 $ für jedes Casino, in dem Würfel von dir liegen, auch für dieses: 1 oder 2 Jetons oder eine Karte von 30.000 $ bis 60.000 $.
board-d2 = Hast du hier nach dem Legen allein den höchsten Wert, nimm den Marker. Solange du ihn hast, darfst du, statt zu würfeln, einen deiner Würfel auf eine beliebige Zahl drehen und legen. Der Marker geht zurück, sobald hier niemand mehr allein den höchsten Wert hat.
board-e1 = Schließ ein anderes Casino als dieses: Bis zum Ende der Runde kommt kein Würfel hinein oder heraus. Der Marker zieht ein Feld weiter und bringt der Reihe nach 2 Jetons, nichts, 30.000 $, nichts, 1 Jeton, nichts. Ist schon ein Casino geschlossen, schließ stattdessen ein anderes oder lass es dabei, dann aber ohne Belohnung.
board-e2 = Nimm deine Würfel von der Theke zurück. Dann müssen alle anderen einen ihrer noch nicht gelegten Würfel an die Theke legen, außer wenn dort schon zwei ihrer Würfel liegen; der Biggy gilt hier als ein Würfel. Würfel an der Theke zählen nirgends und kommen am Ende der Runde zurück.
board-f1 = Nimm eine Gruppe grauer Würfel (1, 1, 2, 2 oder 3 Stück) und leg sie ganz in ein Casino deiner Wahl, nur nicht in ein geschlossenes. Graue Würfel zählen wie ein weiterer Spieler. Ist keine Gruppe mehr da, geschieht nichts.
board-f2 = In den Casinos liegen graue Würfel, die wie ein weiterer Spieler zählen. Du darfst einen davon auf ein freies Feld hier legen: für 1 Jeton, für 30.000 $ oder für die Aktion. Die Aktion: Dreh einen deiner noch nicht gelegten Würfel auf eine beliebige Zahl und leg ihn in das Casino dieser Zahl, oder nimm einen deiner Würfel aus einem Casino zurück; keine Tafel wird aktiviert.
board-g1 = Bei der Wertung gewinnt hier ein Spieler die höhere Karte. Der Spieler links von ihm teilt sechs Plättchen (60.000 $, zweimal 20.000 $, drei leere) verdeckt in zwei Gruppen mit je mindestens einem Plättchen. Der Gewinner wählt blind eine Gruppe und erhält einmal deren Summe: 20.000 $ als 2 Jetons, alles darüber mit einer Karte.
board-g2 = Du darfst beliebig viele deiner Würfel aus diesem Casino auf das Feld legen, gerade gelegte und frühere. Bei der Wertung heben sich auf dem Feld zuerst Gleichstände auf wie in einem Casino. Dann gibt es 60.000 $ für Platz eins und 30.000 $ für Platz zwei.
board-h1 = Du darfst einen Würfel dieses Wurfs auf das Feld seiner Zahl legen: einen noch nicht gelegten oder einen, den du gerade hierher gelegt hast. Liegt dort schon einer, zieht er in das Casino dieser Zahl, ohne dessen Tafel zu aktivieren. Bei der Wertung bringen die Felder 1 bis 6 der Reihe nach 1 Jeton, 2 Jetons, 30.000 $, 40.000 $, 50.000 $ und 60.000 $.
board-h2 = Wirf beide Extrawürfel und wähle einen. 1: 1 Jeton, 2: 2 Jetons, 3: 30.000 $, 4: eine andere Tafel aktivieren. 5: einen deiner noch nicht gelegten Würfel auf eine beliebige Zahl drehen und in das Casino dieser Zahl legen oder einen deiner Würfel aus einem Casino zurücknehmen; keine Tafel wird aktiviert. 6: einen deiner noch nicht gelegten Würfel auf das Goldfeld legen, das bei der Wertung 60.000 $ bringt; ein Würfel, der schon dort liegt, geht an seinen Besitzer zurück.

## Was auf einer Tafel liegt oder worum es geht, wo wenig Platz ist.

board-line-a1 = Faust erraten
board-line-b1 = vor der Wertung würfeln
board-line-b2 = höher oder niedriger?
board-line-c1 = 100.000 $ für fünf
board-line-c2 = wenigste: −50.000 $
board-line-d1 = 10.000 $ je Casino
board-line-d2 = Marker frei
board-line-e2 = Theke leer
board-line-g1 = Box bei der Wertung
board-line-g2 = Feld leer
board-line-h1 = Felder leer
board-line-h2 = Goldfeld leer
board-empty = nichts mehr da
board-closed = { $casino } zu
board-next = dann: { $amount }
board-field = { $reward ->
    [chip] Jeton
    [card] 30k
   *[action] Aktion
}

## Was eine Tafel fragt.

decision-place = Wohin mit deinen Würfeln?
decision-turn = Du hast den Power-Play-Marker. Würfle, oder leg einen Würfel, ohne zu würfeln.
decision-fist = Lucky Punch: Wie viele Marker nimmst du heimlich?
decision-guess = Lucky Punch: Wie viele Marker sind in der Faust?
decision-prime-time = Prime Time: Die Extrawürfel zeigen { $dice }. Wohin damit?
decision-bad-luck = Bad Luck: Wie viele Jetons gibst du ab?
decision-fifty-fifty = Fifty Fifty: Die Summe ist { $total }. Wird die nächste höher oder niedriger?
decision-no-entry = No Entry! Welches Casino schließt du?
decision-knockout = Knockout? Welcher deiner Würfel geht an die Theke?
decision-block-it = Block It! Welche grauen Würfel kommen wohin?
decision-handicap = Handicap: Woher nimmst du einen grauen Würfel, und was bekommst du dafür?
decision-action = Dreh und leg einen deiner Würfel, oder nimm einen zurück.
decision-split = Black Box: Teil die Plättchen verdeckt in zwei Gruppen. Der Gewinner zieht blind eine.
decision-box = Black Box: Welche Gruppe nimmst du?
decision-double-down = Double Down: Welche Würfel gehen von hier auf das Feld?
decision-nice-dice = Nice Dice: Welchen Würfel legst du auf sein Feld?
decision-my-choice = My Choice: Die Extrawürfel zeigen { $dice }. Welchen nimmst du?
decision-activate = My Choice: Welche Tafel aktivierst du?
decision-gold = My Choice: Welcher Würfel kommt aufs Goldfeld?

## Entscheidungen: als Beschriftung oder als Satz darüber, wer gewählt hat.

move-place-place = { dice } auf { $casino }
move-place-pass = { $who ->
    [label] passen (kostet 1 Jeton)
    [you] Du gibst einen Jeton ab und passt.
   *[other] { $name } gibt einen Jeton ab und passt.
}
move-place-end = { $who ->
    [label] Zug beenden: nur das geschlossene Casino gewürfelt
    [you] Du kannst nichts legen: Dein Zug ist zu Ende.
   *[other] { $name } kann nichts legen.
}
move-turn-roll = { $who ->
    [label] würfeln
    [you] Du hebst dir Power Play auf.
   *[other] { $name } hebt sich Power Play auf.
}
move-turn-turn = { $who ->
    [label] { die-label } auf { $casino }
    [you] Mit Power Play legst du { die-kind } auf { $casino }.
   *[other] Mit Power Play legt { $name } { die-kind } auf { $casino }.
}
move-action-turn = { $who ->
    [label] { die-label } auf { $casino }
    [you] Du drehst { die-kind } und legst ihn auf { $casino }.
   *[other] { $name } dreht { die-kind } und legt ihn auf { $casino }.
}
move-action-return = { $who ->
    [label] { die-label } zurück von { $casino }
    [you] Du nimmst { die-kind } von { $casino } zurück.
   *[other] { $name } nimmt { die-kind } von { $casino } zurück.
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
    [label] einen auf { $casino }
    [you] Du legst einen Extrawürfel auf { $casino }.
   *[other] { $name } legt einen Extrawürfel auf { $casino }.
}
move-prime-time-both = { $who ->
    [label] beide
    [you] Du legst beide Extrawürfel in ihre Casinos.
   *[other] { $name } legt beide Extrawürfel in ihre Casinos.
}
move-prime-time-decline = { $who ->
    [label] keinen
    [you] Du legst keinen Extrawürfel.
   *[other] { $name } legt keinen Extrawürfel.
}
move-bad-luck-choose = { $who ->
    [label] { bad-luck-chips }
    [you] Du gibst für Bad Luck { bad-luck-chips } ab.
   *[other] { $name } gibt für Bad Luck { bad-luck-chips } ab.
}
move-bad-luck-decline = { $who ->
    [label] keine Jetons
    [you] Du gibst für Bad Luck keine Jetons ab.
   *[other] { $name } gibt für Bad Luck keine Jetons ab.
}
bad-luck-chips = { $number ->
    [one] 1 Jeton
   *[other] { $number } Jetons
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
    [label] niedriger (gewinnt { $amount })
    [you] Du sagst „niedriger“.
   *[other] { $name } sagt „niedriger“.
}
move-no-entry-choose = { $who ->
    [label] { $casino } schließen
    [you] Du schließt { $casino }.
   *[other] { $name } schließt { $casino }.
}
move-no-entry-decline = { $who ->
    [label] das Plättchen liegen lassen
    [you] Du lässt das No-Entry!-Plättchen liegen.
   *[other] { $name } lässt das No-Entry!-Plättchen liegen.
}
move-knockout-give = { $who ->
    [label] { die-label }
    [you] Du legst { die-kind } an die Theke.
   *[other] { $name } legt { die-kind } an die Theke.
}
move-block-it-block = { $who ->
    [label] { $number } auf { $casino }
    [you] Du blockierst { $casino } mit { grey-dice }.
   *[other] { $name } blockiert { $casino } mit { grey-dice }.
}
grey-dice = { $number ->
    [one] einem grauen Würfel
   *[other] { $number } grauen Würfeln
}
move-handicap-free = { $who ->
    [label] { $casino }: { handicap-reward }
    [you] Du nimmst einen grauen Würfel von { $casino }: { handicap-reward }.
   *[other] { $name } nimmt einen grauen Würfel von { $casino }: { handicap-reward }.
}
handicap-reward = { $reward ->
    [chip] 1 Jeton
    [card] 30.000 $
   *[action] Aktion
}
handicap-gets = { $reward ->
    [chip] 1 Jeton bekommen
    [card] 30.000 $ bekommen
   *[action] die Aktion nutzen
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
    [label] die Gruppe mit { $hidden } Plättchen
    [you] Du wählst Gruppe { $number }.
   *[other] { $name } wählt Gruppe { $number }.
}
move-double-down-double = { $who ->
    [label] { dice }
    [you] Du legst { dice } auf das Feld.
   *[other] { $name } legt { dice } auf das Feld.
}
move-double-down-decline = { $who ->
    [label] keinen
    [you] Du legst keinen Würfel auf das Feld.
   *[other] { $name } legt keinen Würfel auf das Feld.
}
move-nice-dice-nice = { $who ->
    [label] gewinnt { $amount } ({ die-label }, Feld { $number })
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
    [1] 1 Jeton
    [2] 2 Jetons
    [3] 30.000 $
    [4] eine andere Tafel aktivieren
    [5] einen Würfel drehen und legen oder einen zurücknehmen
   *[6] einen Würfel aufs Goldfeld
}
move-activate-choose = { $who ->
    [label] { $board }
    [you] Du aktivierst { $board }.
   *[other] { $name } aktiviert { $board }.
}
move-gold-give = { $who ->
    [label] { die-label }
    [you] Du legst { die-kind } aufs Goldfeld.
   *[other] { $name } legt { die-kind } aufs Goldfeld.
}

## Was ein Knopf für eine Wahl tut, wo die Wahl selbst kein Verb hat.

do-place-place = { dice } auf { $casino } legen
do-turn-turn = { die-kind } auf { $casino } legen
do-action-turn = { die-kind } auf { $casino } legen
do-action-return = { die-kind } von { $casino } zurücknehmen
do-fist-choose = { fist-markers } nehmen
do-guess-guess = auf { fist-markers } tippen
do-prime-time-place = einen auf { $casino } legen
do-prime-time-both = beide legen
do-prime-time-decline = keinen legen
do-bad-luck-choose = { bad-luck-chips } abgeben
do-bad-luck-decline = keine Jetons abgeben
do-fifty-fifty-higher = auf „höher“ setzen
do-fifty-fifty-lower = auf „niedriger“ setzen
do-knockout-give = { die-kind } an die Theke legen
do-block-it-block = { $casino } mit { grey-dice } blockieren
do-handicap-free = von { $casino } nehmen: { handicap-gets }
do-handicap-decline = Handicap nicht nutzen
do-split-split = so aufteilen
do-box-choose = die Gruppe mit { $hidden } Plättchen nehmen
do-double-down-double = { dice } verschieben
do-double-down-decline = alle Würfel hier lassen
do-nice-dice-nice = auf Feld { $number } legen (gewinnt { $amount })
do-nice-dice-decline = Nice Dice nicht nutzen
do-my-choice-choose = { $number ->
    [1] 1 Jeton nehmen
    [2] 2 Jetons nehmen
    [3] 30.000 $ nehmen
    [6] einen Würfel aufs Goldfeld legen
   *[other] { my-choice-does }
}
do-activate-choose = { $board } aktivieren
do-gold-give = { die-kind } aufs Goldfeld legen

## Die Regeln.

rules-royale =
    # Las Vegas Royale
    { rules-2019-idea } Dazu kommen bis zu sechs Tafeln, in jeder Runde neu gezogen. Sie belohnen, verführen
    oder ärgern dich, wenn du neben ihnen Würfel ablegst.

    { rules-2019-material }
    - 8 Tafeln mit je zwei Seiten, 2 schwarze Extrawürfel, 9 graue Würfel ohne Augen.

    { rules-2019-round }
    - Alle Tafeln werden gemischt und zufällig gewendet. Die erste kommt zu Casino 1, die zweite zu Casino
      2, die dritte zu Casino 3; mit mehr Tafeln geht es bei 4, 5 und 6 weiter.
    - Die 24 Karten der Runden 2 und 3 werden zu Beginn der Partie beiseitegelegt; alle anderen sind die Bank,
      die auszahlt, was die Tafeln versprechen.

    { rules-2019-turn }

    ### Tafeln
    Hat das Casino, in das du Würfel gelegt hast, eine Tafel, aktivierst du sie einmal, egal mit wie vielen
    Würfeln. Würfel, die auf andere Weise in ein Casino kommen, aktivieren nichts. Was eine Tafel sagt, musst
    du tun, soweit es geht, außer wo es „darfst“ heißt. Danach kommen deine noch nicht gelegten Würfel in
    deinen Vorrat zurück.

    Gibt dir eine Tafel Würfel zurück, bist du wieder dabei und wirfst sie in deinem nächsten Zug.

    { rules-2019-scoring }
    4. **Tafeln.** Vor alledem kommt Prime Time. Die Tafel eines Casinos zahlt gleich nach ihrem Casino, und Bad
       Luck wird ganz am Schluss bezahlt. Dann kommen alle Würfel zurück, und die Tafeln werden abgeräumt.

    { rules-2019-example }

    { rules-2019-end }

    { rules-2019-two } Graue Würfel gehören einem weiteren imaginären Mitspieler: Zwischen neutralen und grauen
    Würfeln kann es einen Gleichstand geben.

    ## Die Tafeln
    Mit „du“ ist der Spieler gemeint, der die Tafel aktiviert. Noch nicht gelegt sind die Würfel, die noch vor dir
    liegen. Zwei Seiten derselben Tafel (gleicher Buchstabe) liegen nie gleichzeitig aus.

    - **A1 Lucky Punch.** { board-a1 }
    - **A2 Jackpot.** { board-a2 }
    - **B1 Prime Time.** { board-b1 }
    - **B2 Fifty Fifty.** { board-b2 }
    - **C1 High Five.** { board-c1 }
    - **C2 Bad Luck.** { board-c2 }
    - **D1 Pay Day.** { board-d1 }
    - **D2 Power Play.** { board-d2 }
    - **E1 No Entry!** { board-e1 }
    - **E2 Knockout?** { board-e2 }
    - **F1 Block It!** { board-f1 }
    - **F2 Handicap.** { board-f2 } In den Casinos 1 bis 3 liegt je ein grauer Würfel, in 4 bis 6 liegen je
      zwei; zwei Felder bringen einen Jeton, drei 30.000 $, vier erlauben die Aktion.
    - **G1 Black Box.** { board-g1 }
    - **G2 Double Down.** { board-g2 }
    - **H1 Nice Dice.** { board-h1 }
    - **H2 My Choice.** { board-h2 }

    ## Tischoptionen
rules-royale-after =
    Auf der Kommandozeile: `--option boards=6`.

    { rules-2019-rulings }
    - **Die beiseitegelegten Karten** nennt der Verlauf. Offen ist nur, welche Paare sie bilden werden.
    - **Power Play** berücksichtigt alle Würfel, auch die imaginärer Mitspieler, und zwar nach jedem ganzen Schritt:
      nach allen gelegten Würfeln eines Zuges, einer Gruppe grauer Würfel, einem bewegten Würfel. Der Marker geht nur
      dann an einen anderen Spieler, wenn dieser die Tafel aktiviert. Du nutzt ihn statt eines Wurfs, nie danach, und
      kannst in diesem Zug nicht passen. Hast du keine Würfel mehr, behältst du ihn.
    - **Geschlossene Casinos.** Würfel darin zählen wie immer, und ihre Tafeln zahlen bei der Wertung. Würfelst
      du nur die Zahl des geschlossenen Casinos, endet dein Zug und kostet nichts.
    - **High Five** muss aktiviert werden: Kommst du auf andere Weise auf fünf, wartest du auf das nächste Mal.
    - **Bad Luck.** Imaginäre Mitspieler zählen und zahlen nicht, Würfel auf Tafeln zählen nicht. Wechselgeld kommt
      als eine Karte von mindestens 30.000 $, nie in Jetons. Darum kannst du mehr als 50.000 $ verlieren. Die Bank
      nimmt Jetons nur, wenn deine Karten nicht reichen, aber du darfst bis zu fünf anbieten. Wo es einen Unterschied
      macht, wählst du, wie viele. Von deinen Karten verlierst du dann so wenig wie möglich. Mit einer einzigen Karte
      zu 60.000 $ und 2 Jetons verlierst du die Karte und behältst die Jetons, oder du gibst alles ab und bekommst
      30.000 $ zurück.
    - **Handicap und My Choice.** Wählst du die Aktion, musst du einen ihrer beiden Teile ausführen, wenn du kannst.
    - **Prime Time** kann dich sogar das Casino kosten, dem du den Wurf verdankst. Diese Würfel zählen nie für
      High Five oder Double Down.
    - **My Choice** lässt dich jeden der beiden Würfel nehmen, auch wenn seine Aktion unmöglich ist. Die 4
      erreicht jede andere ausliegende Tafel, aber nur einmal in einem Zug. Aktiviert sie Pay Day, zählt dessen
      Casino nur, wenn dort ein Würfel von dir liegt. Bei der 6 kommt ein Würfel vom Goldfeld zuerst zurück. Ist
      es deiner, darfst du ihn wieder dorthin legen. Hast du keinen noch nicht gelegten Würfel, bleibt das Feld,
      wie es ist.
    - **Nice Dice.** Ist das Casino eines Feldes geschlossen, bleibt ein Würfel darauf liegen, und das Feld ist
      gesperrt. Ein Biggy zahlt einmal.
    - **Gewinner.** Gewinnt ein imaginärer Mitspieler ein Casino oder gewinnt es niemand, entfällt, was die Tafel
      dem Gewinner verspricht.
    - **Geheimnisse.** Faust und Box werden für alle aufgedeckt, sobald die Entscheidung gefallen ist.

rules-las-vegas-2019 =
    # Las Vegas 2019
    { rules-2019-idea }

    { rules-2019-material }

    { rules-2019-round }

    { rules-2019-turn }

    { rules-2019-scoring }

    { rules-2019-example }

    { rules-2019-end }

    { rules-2019-two }

    ## Tischoptionen
rules-las-vegas-2019-after =
    Auf der Kommandozeile: `--option neutral=false`. Mit Tafeln heißt das Spiel Las Vegas Royale
    (`zocker rules royale`).

    { rules-2019-rulings }

rules-2019-idea = Sechs Casinos haben Geld zu verschenken. Kommst du in einem Casino mit deinen Würfeln auf einen höheren Wert als alle anderen, gehört dir dort die höhere Karte. Aber Vorsicht: Hat jemand denselben Wert wie du, geht ihr beide leer aus.
rules-2019-material =
    ## Was man braucht
    - 2 bis 5 Spieler mit je 7 kleinen Würfeln und einem großen, dem Biggy, in einer Farbe. Der Biggy ist ein
      Würfel, der überall doppelt zählt, wo Würfel gezählt werden.
    - Sechs Casinos, eines für jede Augenzahl: Miracle (1), Kings (2), Moon (3), Paris (4), Cleopatra (5),
      Sunset (6).
    - 90 Geldkarten: 11 zu 30.000 $, 11 zu 40.000 $, 13 zu 50.000 $, 15 zu 60.000 $, 13 zu 70.000 $, 11 zu
      80.000 $, 9 zu 90.000 $ und 7 zu 100.000 $.
    - Jetons, jeder am Ende 10.000 $ wert.
rules-2019-round =
    ## Vor einer Runde
    Eine Runde heißt in der Spielregel „Durchgang“.

    - Sechs Kartenpaare werden gezogen. Das Paar mit der höchsten Summe kommt zu Casino 6, das nächste zu Casino
      5 und so weiter. Bei gleichen Summen kommt das Paar mit der höheren Karte zum höheren Casino.
    - Alle haben wieder alle ihre Würfel und nehmen sich 2 Jetons, zusätzlich zu denen, die noch übrig sind.
    - Den ersten Startspieler legt ihr fest, oder der Zufall bestimmt ihn. Jede weitere Runde beginnt der Spieler, der
      bei Casino 6 die höhere Karte genommen hat. Gab es dort keinen, zählt Casino 5, und so weiter abwärts.
rules-2019-turn =
    ## Dein Zug
    Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter.

    1. Wirf alle Würfel, die du noch hast.
    2. Such dir eine der gewürfelten Augenzahlen aus und leg **alle** deine Würfel mit dieser Zahl in das Casino
       mit derselben Nummer, auch den Biggy, wenn er sie zeigt. Oder gib einen Jeton ab und **passe** (in der
       Spielregel „aussetzen“). Dann bleiben alle Würfel bei dir.

    Ohne Würfel wirst du übersprungen. Der letzte Spieler mit Würfeln ist also vielleicht mehrmals nacheinander
    dran. Die Runde ist vorbei, wenn niemand mehr Würfel hat.
rules-2019-scoring =
    ## Die Wertung
    1. **Gleichstände heben sich auf.** In jedem Casino scheiden alle mit gleichem Wert aus und gewinnen
       dort nichts. Das kann im selben Casino mehrere Gruppen treffen.
    2. **Die Karten werden ausgezahlt**, Casino für Casino von 1 bis 6. Von denen, die noch da sind, bekommt der
       Spieler mit dem höchsten Wert die höhere Karte, der mit dem zweithöchsten die andere. Alle anderen gehen leer aus.
    3. Karten, die niemand gewonnen hat, gehen zurück und tauchen in dieser Partie nicht wieder auf.
rules-2019-example =
    ### Beispiel
    Cleopatra bietet 80.000 $ und 50.000 $. Anna hat dort vier kleine Würfel, Ben hat drei, Clara einen und den
    Biggy, David einen. Der Biggy zählt doppelt, also kommt Clara auf drei, genau wie Ben: Beide scheiden aus. Anna
    bekommt die 80.000 $, David mit einem einzigen Würfel die 50.000 $. Hätte Anna dort einen Würfel weniger,
    käme auch sie auf drei: Dann schieden alle drei aus, David bekäme die 80.000 $, und die 50.000 $ gingen
    zurück.
rules-2019-end =
    ## Das Ende
    Nach drei Runden ist Schluss. Es gewinnt der Spieler mit dem meisten Geld, Jetons mitgezählt, bei gleich viel
    Geld der mit mehr Karten und Jetons zusammen. Ist auch das gleich, teilt ihr euch den Sieg.
rules-2019-two =
    ## Zu zweit
    Zu Beginn jeder Runde werden alle 8 Würfel einer freien Farbe geworfen und in die Casinos gelegt, die sie
    zeigen. Sie bleiben dort und zählen wie ein imaginärer Mitspieler. Karten, die er gewinnt, gehen zurück.
rules-2019-rulings =
    ## Unsere Festlegungen
    Hier schweigt die Spielregel oder lässt eine Wahl.

    - **Startspieler.** Laut Spielregel beginnt der älteste Spieler. Wir fragen nicht nach dem Alter. Legt ihr keinen
      Platz fest, entscheidet der Zufall. Im Uhrzeigersinn heißt: in der Reihenfolge der Plätze. Wurde kein Casino
      gewonnen, beginnt die nächste Runde der Spieler links vom letzten Startspieler.
    - **Jetons** gehen nie aus. Beträge unter 30.000 $ werden immer in Jetons gezahlt, höhere mit einer Karte.
    - **Passen** darfst du auch, wenn sonst niemand Würfel hat. Ein Jeton kauft dann einen neuen Wurf. Vor dem
      Würfeln kannst du nicht passen.
    - **Zurücknehmen.** Einen Zug darfst du zurücknehmen, bis die nächsten Würfel oder Karten auf dem Tisch liegen
      oder ein anderer Spieler dran war.
    - **Verdecktes Geld.** Die anderen sehen deine Karten erst, wenn die Partie zu Ende ist, außer ihr
      spielt mit `open_money`. Jede Zahlung ist öffentlich, wenn sie geschieht. Für frühere Runden verschweigt
      der Verlauf aber, was andere gewonnen haben.
    - **Imaginäre Mitspieler** haben keinen Platz, keinen Zug, kein Geld und keinen Rang im Ergebnis. Nimmt einer
      die höhere Karte eines Casinos, hat es für die Wahl des nächsten Startspielers keinen Gewinner, auch wenn
      ein Spieler die andere bekam.
    - **Gleiche Karten.** Von zwei gleichen Karten gilt die des höchsten Werts als die höhere.
    - **Eingegebene Stellungen.** Eine Partie kann mit jeder Stellung eines echten Tisches beginnen, in der ein
      Spieler gleich würfelt oder gerade gewürfelt hat. Eine Stellung, die nie entstehen kann, wird abgelehnt.
