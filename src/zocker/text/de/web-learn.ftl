### Lessons, codex and replay in the browser.

## Lessons

web-lesson-teacher = Croupier
web-lesson-step = Schritt { $number } von { $of }
web-lesson-leave = Lektion verlassen
web-lesson-another = Noch eine Lektion
web-lesson-real = Jetzt richtig spielen

## The codex

web-learn-title = In zwei Minuten gelernt
web-learn-pitch = Setz dich, tu, was der Croupier sagt, und schon kannst du das Spiel. Die Würfel sind gezinkt: zu deinen Gunsten.
web-learn-lessons = Vier Lektionen
web-learn-teaches = { $game ->
    [gambler] Reihen von links nach rechts füllen, ernten, was andere gesät haben, und rechtzeitig aufhören.
    [royale] Drei Tafeln: eine zahlt, eine fragt, eine wartet auf fünf.
    [las-vegas-2019] Der Biggy, die zweite Karte und wofür ein Jeton gut ist.
   *[las-vegas] Wie du an das Geld kommst, und was ein Gleichstand anrichtet.
}
web-learn-begin = Los geht’s
web-learn-boards = Die Tafeln von Royale
web-learn-boards-about = In jeder Runde liegen drei davon an Casinos. Legst du dort Würfel ab, aktivierst du die Tafel.
web-learn-practise = Üben
web-learn-practise-board = { $board } üben
web-learn-tableaux = Die zwanzig Tableaus von Gambler
web-learn-tableaux-about = Sie sind nach Casino-Städten benannt und haben je sechs Reihen. Füllst du das letzte Feld, bringt dir eine gelbe Reihe Punkte, eine schwarze kostet dich welche.
web-codex-lessons = Lektionen
web-codex-boards = Tafeln
web-codex-tableaux = Tableaus
web-learn-parts = Auf dieser Seite

## Replays

web-replay-title = Wiedergabe
web-replay-title-of = Wiedergabe: { web-game }
web-replay-controls = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-position = Stelle in der Partie
web-replay-line = Schritt { $n } von { $last }
web-replay-marks = { $mistakes ->
    [named] Auf dem Regler: Gold für Wendepunkte, Farbe für Fehler, Striche für neue Runden.
   *[none] Auf dem Regler: Gold für Wendepunkte, Striche für neue Runden.
}
web-better-here = Besser hier
web-replay-log = Verlauf
web-replay-share = Teilen
web-replay-share-about = Mit diesem Link können alle diese Partie Schritt für Schritt ansehen.
web-replay-words = Sieh dir diese Partie { web-game } Schritt für Schritt an.
web-replay-link = Link zu dieser Wiedergabe
web-replay-download = Aufzeichnung speichern
web-replay-loading = Die Partie wird aufgebaut …
web-replay-begin = { $names } setzen sich an den Tisch.
web-replay-over = Hier ist die Partie zu Ende.
web-what-if = Was wäre, wenn?
web-what-if-about = Spiel von hier aus selbst weiter, mit neuen Würfen. Die anderen Plätze übernehmen Bots.
web-what-if-seat = Wen spielst du?
web-what-if-play = Von hier weiterspielen
web-practice-then = Damals an dieser Stelle: { $what }

## Records from files

web-upload-title = Eine Partie aus einer Datei ansehen
web-upload-about = Zieh eine von Zocker gespeicherte Aufzeichnung hierher. Jede Zeile wird geprüft, bevor etwas zu sehen ist.
web-upload-choose = Datei wählen
web-upload-checking = Jede Zeile wird geprüft …
