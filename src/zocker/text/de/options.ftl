### Was ein Tisch wählen kann: Optionen mit je einem Satz, gute Spielarten, und was eine Liste von einem Tisch sagt.

option-boards = Tafeln
option-boards-about = So viele Casinos bekommen eine Tafel, ab Casino 1.
option-faces = Welche Tafeln
option-faces-about = In jeder Runde neu gezogen oder von dir ausgesucht. A1 und A2 sind zwei Seiten einer Tafel.
option-no-repeat = Tafeln früherer Runden
option-no-repeat-about = Eine Seite, die schon auslag, darf wiederkommen, oder sie wartet, bis alle anderen dran waren.
option-no-repeat-choice = { $value ->
    [yes] Bleiben weg
   *[no] Dürfen wiederkommen
}
option-target = Punkte
option-target-about = Die Partie endet nach der Runde, in der jemand so weit kommt.
option-target-choice = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
option-rounds = Rundenlimit
option-rounds-about = Nach so vielen Runden ist Schluss, auch wenn noch niemand alle Punkte hat.
option-rounds-choice = { $value ->
    [null] Unbegrenzt
    [one] { $value } Runde
   *[other] { $value } Runden
}
option-beginner-first = Erstes Tableau
option-beginner-first-about = Ein beliebiges, oder das, auf dem sich das Spiel am leichtesten lernt.
option-beginner-first-choice = { $value ->
    [yes] Für Einsteiger
   *[no] Beliebig
}
option-neutral = Neutrale Würfel
option-neutral-about = { $game ->
    [las-vegas] Alle bekommen auch weiße Würfel, die wie ein weiterer Spieler zählen, auch bei Gleichständen.
   *[other] Acht Würfel, die niemandem gehören, liegen von Anfang an in den Casinos, wie ein dritter Spieler.
}
option-neutral-choice = { $value ->
    [yes] Mit
   *[no] Ohne
}
option-open-money = Geld
option-open-money-about = Bis zum Schluss verdeckt, oder offen für alle.
option-open-money-choice = { $value ->
    [yes] Offen
   *[no] Verdeckt
}
option-starter = Startspieler
option-starter-about = Der Zufall entscheidet, wer die erste Runde beginnt, oder du wählst einen Platz.
option-starter-choice = { $value ->
    [random] Zufall
   *[other] Platz { $value }
}

preset-standard = Standard
preset-standard-about = Genau nach der Spielregel.
preset-neutral = Neutrale Würfel
preset-neutral-about = Weiße Würfel, die niemandem gehören, kommen allen in die Quere.
preset-open = Offenes Geld
preset-open-about = Alle sehen, wer vorn liegt: mehr zu rechnen, weniger Überraschungen.
preset-first = Erste Partie
preset-first-about = { $game ->
    [gambler] Zuerst das leichteste Tableau, und nur bis { $target } Punkte.
   *[other] Nur eine Tafel in jeder Runde, um sie nach und nach kennenzulernen.
}
preset-all = Sechs Tafeln
preset-all-about = Eine Tafel an jedem Casino: lang, laut und wild.
preset-short = Kurze Partie
preset-short-about = Ein schnelles Rennen bis { $target } Punkte.

term-boards = { $value ->
    [0] keine Tafeln
    [one] { $value } Tafel
   *[other] { $value } Tafeln
}
term-faces = ausgesuchte Tafeln
term-no-repeat = keine Tafel zweimal
term-target = { $value ->
    [one] bis { $value } Punkt
   *[other] bis { $value } Punkte
}
term-rounds = { $value ->
    [one] höchstens { $value } Runde
   *[other] höchstens { $value } Runden
}
term-beginner-first = Einsteiger-Tableau zuerst
term-neutral = { $value ->
    [yes] neutrale Würfel
   *[no] ohne neutrale Würfel
}
term-open-money = offenes Geld
term-starter = Platz { $value } beginnt
term-tableaux = { $value ->
    [own] eigene Tableaus
   *[other] Tableaus { $value }
}

## Was die Regeln eines Spiels über seine Optionen sagen. Die Namen in `Code` sind in allen Sprachen gleich.

rules-option-neutral = - `neutral`: { $game ->
    [las-vegas] mit neutralen Würfeln spielen (`true`) oder ohne (`false`, voreingestellt).
   *[other] zu zweit mit neutralen Würfeln spielen (`true`, voreingestellt) oder ohne (`false`).
}
rules-option-starter = - `starter`: der erste Startspieler, eine Platznummer oder `random` (Zufall, voreingestellt).
rules-option-open-money = - `open_money`: { $game ->
    [las-vegas] Alle sehen alles Geld (`true`), oder es bleibt bis zum Schluss verdeckt (`false`, voreingestellt).
   *[other] Alle sehen alle Karten (`true`), oder sie bleiben bis zum Schluss verdeckt (`false`, voreingestellt). Jetons sind immer zu sehen.
}
rules-option-boards = - `boards`: wie viele Tafeln ausliegen, 0 bis 6 (voreingestellt sind 3).
rules-option-no-repeat = - `no_repeat`: Seiten, die in einer früheren Runde auslagen, kommen nicht wieder, solange es andere gibt (`true`), oder jede Runde wird neu gezogen (`false`, voreingestellt).
rules-option-faces = - `faces`: feste Tafeln, etwa `A1 D2 H1` in allen Runden, oder drei solche Listen mit Schrägstrichen dazwischen.
rules-option-target = - `target`: wie viele Punkte die Partie beenden (voreingestellt sind 500).
rules-option-rounds = - `rounds`: wie viele Runden höchstens gespielt werden (ohne Angabe gibt es keine Grenze).
rules-option-tableaux = - `tableaux`: der Name eines unserer Sätze, `towns-2` (voreingestellt) oder `towns-1` (älter und härter), oder eine Datei mit eigenen Tableaus.
rules-option-beginner-first = - `beginner_first`: mit dem Tableau beginnen, das für Einsteiger empfohlen ist (`true`), oder mit irgendeinem (`false`, voreingestellt).
