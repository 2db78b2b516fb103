### The story of a finished game.

story-seat-luck = { $fortune ->
    [lucky] +{ $luck } durch Glück
    [unlucky] −{ $luck } durch Pech
   *[neither] weder Glück noch Pech
}
story-seat = { story-seat-luck }, { $erred ->
    [yes] −{ $errors } durch Fehler
   *[no] keine Fehler
}
story-not-judged = Glück und Fehler lassen sich bei dieser Art von Partie noch nicht messen.
story-error = Dieser Fehler kostet { $points } Prozentpunkte. Besser: { $move }.
story-best-round = Beste Runde: { $name }, { $amount } in Runde { $round }.
story-theft = Größter Coup: { $name }, { $amount } in Runde { $round }.
story-own-record = Dein neuer Rekord: { $score }. Bisher waren es { $before }.

## How one gets better

lapse = { $kind ->
    [many] Zu viele Würfel auf einmal
    [few] Zu wenige Würfel auf einmal
    [where] Die richtige Anzahl Würfel im falschen Casino
    [passed] Gepasst, obwohl sich Legen gelohnt hätte
    [not-passed] Gelegt, obwohl Passen besser gewesen wäre
    [stopped] Zu früh aufgehört
    [went-on] Weitergemacht, statt aufzuhören
    [rolled] Noch einmal gewürfelt, statt zu legen
    [placed] Gelegt, statt noch einmal zu würfeln
    [row] Die falsche Reihe
    [die] Der falsche Würfel
   *[board] Bei { $kind }
}
skill-some-luck-only = Bei einigen dieser Partien zeigen wir nur das Glück, weil sich echte Fehler dort noch nicht von Ungenauigkeiten unserer Schätzung unterscheiden lassen.
lapse-worst = Am teuersten: { $day }, Runde { $round }, −{ $points }.
