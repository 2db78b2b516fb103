### The story of a finished game in the browser, at the end and in the replay.

web-story-waits = Die Partie wird ausgewertet…
web-story-chances = Siegchancen
web-story-money = { $unit ->
    [points] Punkte nach jeder Runde
   *[money] Geld nach jeder Runde
}
web-story-round = Runde { $round }
web-story-short-round = R{ $round }
web-story-start = Anfang
web-story-player = Name
web-story-result = Ergebnis
web-story-luck = { $mistakes ->
    [named] Glück und Fehler
   *[none] Glück
}
web-story-luck-about = In Prozentpunkten der Siegchance.
web-story-adds-up = Zur Chance am Anfang addiert, ergeben sie das Ergebnis.
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
web-story-turned = Wo sie sich wendete
web-story-see = Ansehen
web-story-see-round = Beim Nachspielen ansehen, Runde { $round }
web-story-records = Glanzstücke
web-story-moment = Der Tisch in diesem Augenblick
web-story-chances-now = Siegchancen
web-story-try = Ausprobieren
web-story-try-about = Von hier gegen Bots weiterspielen, mit frischen Würfeln.
web-story-card = Als Bild teilen
web-story-card-state = { $state ->
    [saved] Das Bild liegt bei deinen Downloads.
   *[failed] Dieser Browser kann das Bild nicht zeichnen.
}

## My statistics

web-skill-chart = { $mistakes ->
    [named] Glück, Fehler und Stärke, Partie für Partie
   *[none] Glück, Partie für Partie
}
web-skill-summary = { $games ->
    [one] In dieser Partie
   *[other] Im Mittel
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
web-skill-without-luck = Ohne Glück hättest du { $strength } deiner letzten Partien gewonnen; { $fair } wären ein gerechter Anteil.
web-skill-strength = Stärke: der Anteil, den du ohne Glück gewonnen hättest, letzte zehn Partien
web-skill-missing = { $games ->
    [one] Eine Partie wird noch ausgewertet…
   *[other] { $games } Partien werden noch ausgewertet…
}
web-skill-better = Wo du am meisten verlierst
web-skill-cost = { $times ->
    [one] Einmal
   *[other] { $times }-mal
}, zusammen −{ $points }.
