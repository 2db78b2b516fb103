### The story of a finished game in the browser, at the end and in the replay.

web-story-waits = Die Partie wird ausgewertet …
web-story-chances = Siegchancen
web-story-money = { $unit ->
    [points] Punkte nach jeder Runde
   *[money] Geld nach jeder Runde
}
web-story-round = Runde { $round }
web-story-short-round = R{ $round }
web-story-start = Anfang
web-story-player = Spieler
web-story-result = Ergebnis
web-story-luck = { $mistakes ->
    [named] Glück und Fehler
   *[none] Glück
}
web-story-luck-about = In Prozentpunkten der Siegchance.
web-story-adds-up = Zusammen mit der Chance am Anfang ergeben sie das Ergebnis.
web-story-unit = { $mistakes ->
    [named] Glück und Fehler in Prozentpunkten der Siegchance
   *[none] Glück in Prozentpunkten der Siegchance
}
web-story-part = { $part ->
    [luck] Glück
    [own] Eigene Fehler
    [others] Fehler der anderen
   *[corrections] Korrektur
}
web-story-turned = Wendepunkte
web-story-see = Ansehen
web-story-see-round = In der Wiedergabe ansehen, Runde { $round }
web-story-records = Höhepunkte
web-story-moment = Der Tisch in diesem Moment
web-story-chances-now = Siegchancen
web-story-try = Ausprobieren
web-story-try-about = Von hier aus gegen Bots weiterspielen, mit neuen Würfen.
web-story-card = Als Bild teilen
web-story-card-state = { $state ->
    [saved] Das Bild liegt in deinen Downloads.
   *[failed] Dieser Browser kann das Bild nicht zeichnen.
}

## My statistics

web-skill-chart = { $mistakes ->
    [named] Glück, Fehler und Stärke, Partie für Partie
   *[none] Glück, Partie für Partie
}
web-skill-summary = { $games ->
    [one] In dieser Partie
   *[other] Im Schnitt
} { $fortune ->
    [lucky] +{ $luck } durch Glück
    [unlucky] −{ $luck } durch Pech
   *[neither] weder Glück noch Pech
}{ $mistakes ->
    [named] , −{ $errors } durch Fehler, in Prozentpunkten der Siegchance.
   *[none] { $fortune ->
        [neither] .
       *[other] , in Prozentpunkten der Siegchance.
    }
}
web-skill-without-luck = Ohne Glück hättest du { $strength } deiner letzten Partien gewonnen. Wären alle gleich stark, wären es { $fair }.
web-skill-strength = Stärke: Anteil der letzten zehn Partien, die du ohne Glück gewonnen hättest
web-skill-missing = { $games ->
    [one] Eine Partie wird noch ausgewertet …
   *[other] { $games } Partien werden noch ausgewertet …
}
web-skill-better = Wo du am meisten verlierst
web-skill-cost = { $times ->
    [one] Einmal
   *[other] { $times }-mal
}, zusammen −{ $points }.
