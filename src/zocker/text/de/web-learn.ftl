### Lessons, codex and replay in the browser.

## Lessons

web-lesson-teacher = Croupier
web-lesson-step = Schritt { $number } von { $of }
web-lesson-leave = Lektion verlassen
web-lesson-another = Noch eine Lektion
web-lesson-real = Richtig spielen

## The codex

web-learn-title = In zwei Minuten gelernt
web-learn-pitch = Setz dich, drück, was der Croupier sagt, und du kannst das Spiel. Die Würfel sind gezinkt: zu deinen Gunsten.
web-learn-lessons = Vier Lektionen
web-learn-teaches = { $game ->
    [gambler] Reihen von links nach rechts, zu Ende bringen, was andere begonnen haben, und rechtzeitig aufhören.
    [royale] Drei Tafeln: eine zahlt, eine fragt, eine wartet auf fünf.
    [las-vegas-2019] Der Biggy, die zweite Karte, und wofür ein Jeton gut ist.
   *[las-vegas] Wohin das Geld geht, und was ein Gleichstand anrichtet.
}
web-learn-begin = Anfangen
web-learn-boards = Die Tafeln von Royale
web-learn-boards-about = Jede Runde liegen drei davon an den Casinos. Legst du dort Würfel, aktivierst du die Tafel.
web-learn-practise = Üben
web-learn-practise-board = { $board } üben
web-learn-tableaux = Die zwanzig Tableaus von Gambler
web-learn-tableaux-about = Je sechs Reihen, benannt nach Casino-Städten. Füllst du das letzte Feld, bringt eine gelbe Reihe Punkte, und eine schwarze kostet.
web-codex-lessons = Lektionen
web-codex-boards = Tafeln
web-codex-tableaux = Tableaus
web-learn-parts = Auf dieser Seite

## Replays

web-replay-title = Noch einmal ansehen
web-replay-title-of = Noch einmal ansehen: { web-game }
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
    [named] Auf dem Regler: Gold, wo sich die Partie wendete; farbig, wo jemand einen Fehler machte; Striche zwischen den Runden.
   *[none] Auf dem Regler: Gold, wo sich die Partie wendete; Striche zwischen den Runden.
}
web-better-here = Hier wäre besser
web-replay-log = Verlauf
web-replay-share = Teilen
web-replay-share-about = Wer diese Adresse öffnet, sieht diese Partie Schritt für Schritt.
web-replay-words = Sieh dir diese Partie { web-game } Schritt für Schritt an.
web-replay-link = Adresse dieser Wiedergabe
web-replay-download = Aufzeichnung speichern
web-replay-loading = Die Partie wird aufgebaut …
web-replay-begin = { $names } setzen sich an den Tisch.
web-replay-over = Hier ist das Spiel vorbei.
web-what-if = Was wäre, wenn?
web-what-if-about = Spiel von hier aus selbst weiter, mit frischen Würfeln. Alle anderen übernehmen Bots.
web-what-if-seat = Wen spielst du?
web-what-if-play = Von hier weiterspielen
web-practice-then = Hier, in jener Partie: { $what }

## Records from files

web-upload-title = Eine Partie aus einer Datei ansehen
web-upload-about = Zieh eine von Zocker gespeicherte Aufzeichnung hierher. Jede Zeile wird geprüft, bevor etwas zu sehen ist.
web-upload-choose = Datei wählen
web-upload-checking = Jede Zeile wird geprüft …
