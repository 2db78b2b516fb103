### Replays, lessons and the codex. Those who teach say it short, warm and exactly.

## Replays and records

error-replay-running = Diese Partie lässt sich erst ansehen, wenn sie vorbei ist.
error-record-unfinished = Diese Partie ist noch nicht vorbei. Nur beendete Partien lassen sich aufbewahren.
error-record-long = Diese Aufzeichnung hat mehr Zeilen, als eine Partie braucht. Höchstens { $most } sind erlaubt.
error-what-if-over = Hier ist die Partie vorbei. Geh ein Stück zurück und probier dort etwas anderes.

## Lessons. What the teacher says must fit into a bubble: at most 190 characters.

lesson-pupil = Du
error-undo-lesson = In einer Lektion gibt es nichts zurückzunehmen: Nur gute Züge kommen durch.

## Las Vegas

lesson-las-vegas-welcome = Willkommen! Jedes Casino zeigt die Scheine, die es dort gibt. Mit den meisten Würfeln bekommst du den höchsten. Wirf deine sechs Würfel.
lesson-las-vegas-group = Wähle eine Zahl: Alle Würfel, die sie zeigen, kommen in dieses Casino. Deine drei Dreien schlagen Adas zwei Würfel bei Miracle, wo 90.000 $ liegen. Leg die Dreien.
lesson-las-vegas-group-no = Ein Würfel allein gewinnt selten. Mit den drei Dreien führst du bei Miracle, wo 90.000 $ liegen. Leg sie.
lesson-las-vegas-others = Du führst bei Miracle! Jetzt würfeln die anderen.
lesson-las-vegas-tie = Jetzt hat auch Ada drei Würfel bei Miracle: Gleichstand! Ihr hebt euch auf, und Blaise bekäme die 90.000 $ mit einem einzigen Würfel. Würfle noch einmal.
lesson-las-vegas-break = Eine 3! Mit vier Würfeln löst du den Gleichstand auf. Leg sie auf Miracle.
lesson-las-vegas-break-no = Dann bleibt es bei Miracle beim Gleichstand mit Ada, und Blaise bekommt die 90.000 $. Deine 3 löst ihn auf.
lesson-las-vegas-watch = Vier zu drei: Miracle gehört dir. Ada hat noch zwei Würfel.
lesson-las-vegas-alone = Die anderen haben keine Würfel mehr, also machst du allein weiter. Wirf deine letzten zwei.
lesson-las-vegas-second = Bei Show Hall führt Ada mit zwei Würfeln. Dort liegen aber zwei Scheine, und der zweite geht an Platz zwei: Deine 6 bringt 30.000 $.
lesson-las-vegas-second-no = Die 4 bringt dir nichts: Bei Oasis gäbe es nur einen Gleichstand mit Blaise. Deine 6 bringt 30.000 $ bei Show Hall.
lesson-las-vegas-last = Noch ein Würfel. Passen gibt es hier nicht: Was du würfelst, musst du legen. Würfle!
lesson-las-vegas-spoil = Eine 4: zwei von dir gegen zwei von Blaise bei Oasis. Ihr hebt euch auf, und Blaise verliert 80.000 $. So macht Gleichstand Spaß! Leg sie und schau zu, wie ausgezahlt wird.
lesson-las-vegas-end = Du hast 120.000 $ gewonnen, mehr als alle anderen. Das ist das ganze Spiel: vier Runden wie diese, und wer das meiste Geld hat, gewinnt.

## Las Vegas 2019

lesson-las-vegas-2019-welcome = Willkommen! Jedes Casino zahlt zwei Karten: die höhere für den höchsten Wert, die andere für Platz zwei. Wirf deine Würfel, auch den großen.
lesson-las-vegas-2019-biggy = Der große Würfel ist dein Biggy: Er zählt doppelt. Mit der kleinen 5 kommst du bei Cleopatra auf drei, mehr als Blaise. Leg die Fünfen.
lesson-las-vegas-2019-biggy-no = Dein Biggy zählt doppelt: Mit beiden Fünfen kommst du bei Cleopatra auf drei und führst dort. Leg sie.
lesson-las-vegas-2019-others = Drei gegen zwei: Du führst bei Cleopatra. Jetzt die anderen.
lesson-las-vegas-2019-tie = Jetzt hat auch Blaise bei Cleopatra drei. Gleichstände heben sich auf: Du brauchst dort noch einen Würfel. Würfle!
lesson-las-vegas-2019-pass = Kein Glück: Mit den Einsen gäbe es Gleichstand mit Ada, die 4 brächte bei Paris nur Platz drei. Passe! Das kostet einen Jeton, aber du behältst alle Würfel.
lesson-las-vegas-2019-pass-no = Das bringt gar nichts. Passe: Für einen Jeton behältst du alle Würfel und würfelst nächstes Mal neu.
lesson-las-vegas-2019-chips = Jede Runde gibt es zwei Jetons, und jeder, den du am Ende noch hast, zählt 10.000 $. Dieser war gut angelegt.
lesson-las-vegas-2019-again = Die anderen haben keine Würfel mehr. Wirf deine drei noch einmal.
lesson-las-vegas-2019-break = Eine 5! Sie löst den Gleichstand bei Cleopatra auf: 80.000 $. Die zwei Sechsen ergäben bei Sunset nur einen Gleichstand mit Ada.
lesson-las-vegas-2019-break-no = Das bringt nichts: Mit beiden Sechsen kommst du bei Sunset auf drei, genau wie Ada. Die 5 bringt 80.000 $.
lesson-las-vegas-2019-alone = Vier gegen drei: Cleopatra gehört dir. Noch zwei Würfel. Wirf sie!
lesson-las-vegas-2019-second = Mit der 6 bist du bei Sunset auf Platz zwei, und die zweite Karte dort ist 70.000 $ wert. Die 1 ergäbe nur einen Gleichstand mit Blaise.
lesson-las-vegas-2019-second-no = Es gibt etwas Besseres: Mit der 6 bist du bei Sunset auf Platz zwei, für 70.000 $.
lesson-las-vegas-2019-last = Noch ein Würfel. Wirf ihn!
lesson-las-vegas-2019-finish = Eine 3: zwei gegen einen bei Moon, 50.000 $ für dich. Leg sie und schau zu, wie ausgezahlt wird.
lesson-las-vegas-2019-finish-no = Behalte deinen Jeton: Mit der 3 gewinnst du Moon. Leg sie.
lesson-las-vegas-2019-end = Du hast 200.000 $ gewonnen und noch einen Jeton. Drei Runden wie diese, und wer das meiste Geld hat, gewinnt.

## Las Vegas Royale

lesson-royale-welcome = Willkommen bei Royale! Die meisten Würfel gewinnen, Gleichstände heben sich auf, der Biggy zählt doppelt. Neu sind die Tafeln: Würfel, die du dort legst, aktivieren sie. Würfle!
lesson-royale-pay-day = Pay Day zahlt 10.000 $ für jedes Casino, in dem Würfel von dir liegen. Mit der 1 sind es drei: sofort 30.000 $. Leg sie.
lesson-royale-pay-day-no = Probier erst eine Tafel aus: Die 1 kommt zu Pay Day und bringt sofort 30.000 $.
lesson-royale-paid = 30.000 $, einfach so! Jetzt die anderen.
lesson-royale-next = Du bist wieder dran. Würfle!
lesson-royale-no-entry = Zwei Zweien für Kings, wo No Entry! liegt. Diese Tafel schließt ein anderes Casino bis zum Ende der Runde. Leg die Zweien.
lesson-royale-no-entry-no = Schauen wir, was No Entry! kann: Leg die zwei Zweien auf Kings.
lesson-royale-close = Welches schließt du? Bei Sunset führst du mit einem einzigen Würfel, und dort liegen 100.000 $. Schließ Casino 6, dann kommt niemand mehr hinein!
lesson-royale-close-no = Bei Sunset gibt es mehr zu schützen: Dort führt dein einzelner Würfel. Schließ Casino 6.
lesson-royale-closed = Sunset ist zu: 100.000 $ für einen einzigen Würfel! Und 2 Jetons von der Tafel.
lesson-royale-stuck = Blaise hat eine 6 geworfen und konnte sie nicht legen: geschlossen! Wirf deine letzten drei Würfel.
lesson-royale-high-five = Lauter Dreien! Mit deinem Würfel bei Moon kommst du dort auf fünf, der Biggy zählt doppelt. Der Erste mit fünf bekommt das Plättchen von High Five: 100.000 $.
lesson-royale-high-five-no = Jetzt nicht passen! Mit diesen Würfeln kommst du bei Moon auf fünf und nimmst das Plättchen.
lesson-royale-tile = Das Plättchen gehört dir und zahlt bei der Wertung. Die anderen legen ihre letzten Würfel.
lesson-royale-end = Was für eine Runde! Tafeln zahlen sofort, fragen dich etwas oder zahlen am Ende. Nach drei Runden gewinnt, wer das meiste Geld hat. Alle Tafeln stehen unter „{ web-lesson-another }“.

## Gambler

lesson-gambler-welcome = Willkommen! Alle füllen dieselben sechs Reihen, jede von links nach rechts. Wirf fünf Würfel.
lesson-gambler-finish = In Reihe 4 fehlt eine 6. Füllst du das letzte Feld, bekommst du die Punkte, egal, wer angefangen hat. Leg eine 6 und kassier 30.
lesson-gambler-finish-no = Nimm erst die 30 Punkte: Eine 6 schließt Reihe 4 ab.
lesson-gambler-more = 30 Punkte! Du darfst noch mehr Würfel dieses Wurfs legen. In Reihe 5 kommt als Nächstes eine 3.
lesson-gambler-more-no = Bevor es weitergeht: Eine 3 passt in Reihe 5 und bringt dich ihren 40 Punkten näher. Leg sie.
lesson-gambler-again = Jetzt aufhören oder die anderen drei Würfel noch einmal werfen? Passt dann keiner, ist nur dein Zug vorbei. 1, 4 oder 5 wären gut: Würfle weiter.
lesson-gambler-again-no = Nur Mut: Du hast noch drei Würfel, und 1, 4 oder 5 würden passen. Würfle weiter.
lesson-gambler-black = Vorsicht, die 4 passt an zwei Stellen. Reihe 6 ist schwarz: Schließt du sie ab, verlierst du 40 Punkte! In Reihe 5 führt sie zu 40.
lesson-gambler-black-no = Leg die 4 lieber in Reihe 5: Danach passt dort deine 5, für 40 Punkte. Und Finger weg von der schwarzen Reihe!
lesson-gambler-straight = Jetzt passt die 5 und schließt Reihe 5 ab: 40 Punkte.
lesson-gambler-straight-no = Die 5 gehört in Reihe 5: Sie schließt sie ab und bringt 40 Punkte.
lesson-gambler-stop = Noch ein Würfel. Eine 1 brächte 20 Punkte, aber eine 4 müsste in die schwarze Reihe: minus 40. Hör lieber auf.
lesson-gambler-stop-no = Zu gefährlich: Eine 4 müsste in die schwarze Reihe, und du würdest 40 Punkte verlieren. Hör auf.
lesson-gambler-others = 70 Punkte in einem Zug! Jetzt die anderen.
lesson-gambler-duty = Bei Ada passte nur die 4, und wenn etwas passt, muss man legen: minus 40! Bei Blaise passte nichts. Du bist dran. Würfle!
lesson-gambler-one = Die 1 schließt Reihe 2 ab: 20 Punkte.
lesson-gambler-one-no = Nimm erst die 20 Punkte: Die 1 schließt Reihe 2 ab.
lesson-gambler-star = Auf Sterne passt jede Zahl, aber in der ganzen Reihe dieselbe. Reihe 3 hat mit 5 begonnen: Leg deine erste 5.
lesson-gambler-star-no = Noch nicht: Deine zwei Fünfen schließen Reihe 3 ab. Leg die erste.
lesson-gambler-full = Und die zweite: 30 Punkte, und alle Felder sind voll.
lesson-gambler-full-no = Noch eine 5, und Reihe 3 gehört dir: Leg sie.
lesson-gambler-end = Das Tableau ist voll, und du hast 120 Punkte gewonnen. Dann kommt das nächste, bis jemand 500 Punkte hat. Alle zwanzig stehen unter „{ web-lesson-another }“.

## The codex: two sentences on each tableau, by its number

tableau-1 = Das Tableau für den Anfang: kurze Reihen, kleines Risiko. Nur die Straße braucht Geduld, und das schwarze Paar Vieren kostet bloß 40.
tableau-2 = Ein Full House bringt 50, und drei schwarze Zweien kosten genauso viel. Sonst passt eine 2 nur zu den Sternen und ins Full House.
tableau-3 = Nichts als Paare, und schneller vorbei als jedes andere. Jede Zahl bringt 20, nur das Paar Sechsen kostet 40.
tableau-4 = Drei Straßen wollen dieselben mittleren Zahlen, eine davon abwärts. Zwei schwarze Reihen warten auf den Rest: Zwei Sterne kosten 50, drei Einsen 60.
tableau-5 = Die lange Straße bringt 50 und endet mit einer 5; ein schwarzes Paar Fünfen kostet genauso viel. So ist dieselbe Zahl deine beste und deine schlechteste.
tableau-6 = Sterne, wohin man schaut, und fünf gleiche bringen 100. Zwei Sternreihen sind schwarz, also achte darauf, wer sie abschließen muss.
tableau-7 = Das reichste von allen: ein Full House für 80 und eine Straße aus allen sechs Zahlen für 100. Zwei schwarze Sterne kosten 60 und drei Vieren 70, aber die Straße braucht nur eine 4.
tableau-8 = Gleiche Würfel, und drei einzelne für die Schnellen. Vier Dreien bringen 40; die zweite 4 kostet 50.
tableau-9 = Die erste 1, 2 und 3 bringen sofort je 20. Danach warten alle auf die fallende Straße: Eine 6 eröffnet sie, aber drei weitere kosten 60.
tableau-10 = Zwei schwarze Paare, Zweien und Vieren, kosten zusammen 100. Dafür bringen drei Sechsen 40 und die Straße 90.
tableau-11 = Kein Tableau hat mehr Felder: Zwei fallende Straßen und ein Full House brauchen ihre Zeit. Drei Einsen kosten 50, drei Dreien 60, dabei braucht jede Straße nur eine 3.
tableau-12 = Eine 5, zwei Fünfen, drei Fünfen: ein Fest für alle, die Fünfen werfen. Eine 6 passt nur zu den Sternen und ins schwarze Paar, das 50 kostet.
tableau-13 = Sechsen, immer mehr davon: eine, zwei, drei, vier. Die erste 1 darf die Straße eröffnen; danach gehören Einsen ins schwarze Paar, das 80 kostet.
tableau-14 = Drei schwarze Reihen gegen drei, die reichlich zahlen. Schon eine einzige 2 kann 20 kosten: Hier ist früh aufhören klug.
tableau-15 = Alle sechs Zahlen der Reihe nach bringen 100. Fallend von 6 bis 3 sind sie eine schwarze Reihe, die 50 kostet, und drei Einsen kosten ebenso viel.
tableau-16 = Fünf Zweien für 90: Kaum jemand schafft sie auf einmal, also kommt es auf die letzte an. Ein Paar Sechsen kostet 70, und nur auf den Sternen schadet eine 6 nicht.
tableau-17 = Zwei Full Houses nebeneinander, je 70 Punkte. Auch auf zwei schwarze Sternreihen passt jede Zahl, also ist ein Würfel im Full House einer, der nicht schadet.
tableau-18 = Der Countdown von 6 bis 1 bringt 100. Zwei Dreien kosten 80, und er braucht nur eine davon.
tableau-19 = Zwei schwarze Reihen, eine davon Sterne: Fast jeder Wurf kann wehtun. Die anderen sind großzügig: Das Full House bringt 90.
tableau-20 = Eine kurze Straße für 40 und eine lange für 80 teilen sich die 2, die 3 und die 4. Drei schwarze Sterne kosten 50 und zwei Sechsen 60: Jeder Drilling kann sich gegen dich wenden.
