### Die Kommandozeile.

help-zocker = Las Vegas und Gambler spielen. Ohne Befehl öffnet sich Zocker im Browser.
help-version = Die Version anzeigen.
help-game = las-vegas, las-vegas-2019, royale, gambler
help-option = Eine Option des Tisches; mehrfach möglich. „zocker rules SPIEL“ zählt sie auf.
help-players = Wie viele Spieler am Tisch sitzen.
help-simulate-players = Wie viele Spieler am Tisch sitzen; ohne Angabe so viele wie Bots, oder 2, wenn es nur einer ist.
help-json = Ein JSON-Objekt ausgeben und sonst nichts.
help-play = Im Terminal spielen, mit Freunden und mit Bots.
help-names = Die Namen der Spieler an dieser Tastatur, durch Kommas getrennt.
help-play-bots = Bots für die übrigen Plätze, durch Kommas getrennt: die Stufen rookie, regular, shark und legend; außerdem random, greedy, rule und convolver (nur las-vegas), optimal-turn (nur gambler) oder ein eigener als datei.py:Name.
help-play-seed = Wiederholbar würfeln: Dieselbe Zahl ergibt dieselben Würfe.
help-play-dice = „system“: Der Computer würfelt. „typed“: Du würfelst mit echten Würfeln und gibst ein, was sie zeigen.
help-resume = Eine gespeicherte Partie fortsetzen.
help-save = Die Datei, in der die Partie gespeichert wird, wenn du gehst.
help-rules = Die Regeln eines Spiels anzeigen, mit unseren Festlegungen.
help-clauses = Jede Regel als nummerierten Absatz anzeigen, auf Englisch.
help-simulate = Bots viele Partien gegeneinander spielen lassen.
help-bots = Ein Bot je Platz, durch Kommas getrennt, oder einer für alle: die Stufen rookie, regular, shark und legend; außerdem random, greedy, rule und convolver (nur las-vegas), optimal-turn (nur gambler) oder ein eigener als datei.py:Name.
help-games = Wie viele Partien gespielt werden.
help-seed = Dieselbe Zahl ergibt dieselben Partien; ohne Angabe ist sie zufällig.
help-threads = Wie viele Partien gleichzeitig laufen; ohne Angabe eine je Prozessorkern.
help-device = Wo gespielt wird: cpu, oder cuda für eine GPU (nur manche Bots).
help-ray = Einen Ray-Cluster unter dieser Adresse verwenden („auto“ für einen, der hier läuft); ohne Adresse einen auf diesem Computer.
help-arena = Bots mit gleichen Würfeln bewerten. Sie treffen in jeder Zusammensetzung aufeinander.
help-arena-bots = Verschiedene Bots, durch Kommas getrennt, wie bei simulate; jede mögliche Besetzung der Plätze tritt an.
help-arena-games = Wie viele Partien jede Besetzung mindestens spielt; jede Ausgangslage wird von jedem Platz aus gespielt.
help-verify = Die Aufzeichnung einer Partie Zeile für Zeile prüfen.
help-record = Die Aufzeichnung einer Partie.
help-receipt = Die Quittung, die ein Browser von dieser Partie gespeichert hat.
help-tableaux = Die Tableaus von Gambler anzeigen oder eigene prüfen.
help-tableaux-file = Eine Datei mit Tableaus.
help-tableaux-set = Der Name eines unserer Sätze oder eine Datei mit Tableaus.
help-tableaux-show = Die Tableaus eines Satzes oder einer Datei anzeigen.
help-tableaux-check = Eine Datei mit Tableaus prüfen und alles nennen, was daran nicht stimmt.
help-warm = Die Regeln jetzt kompilieren. Spätere Befehle starten dann sofort.
help-bench = Messen, wie schnell dieser Computer ist.
help-docs = Die Dokumentation im Browser öffnen, auch ohne Netz.

progress-games = Partien laufen
progress-compile = Einmalig kompilieren

simulate-title = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
}, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { NUMBER($seed, useGrouping: 0) }
simulate-bot = Bot
simulate-games = Partien
simulate-wins = Siege
simulate-share = Siegquote [95 %]
simulate-score = Mittleres Ergebnis
simulate-number = { $number }
simulate-interval = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $games } Partien und { $decisions } Entscheidungen pro Sekunde

verify-claimed = Nichts in dieser Aufzeichnung konnte geprüft werden. Sie gibt dieses Ergebnis an:
verify-over = Gültig: { $lines ->
    [one] Die eine Zeile
   *[other] Alle { $lines } Zeilen
} und das Ergebnis dieser Partie { $game } sind richtig.
verify-open = Bis hierher gültig: { $lines ->
    [0] Diese Partie { $game } hat noch nicht begonnen.
    [one] Die eine Zeile dieser unvollendeten Partie { $game } ist richtig.
   *[other] Alle { $lines } Zeilen dieser unvollendeten Partie { $game } sind richtig.
}
help-serve = Tische für andere anbieten.
help-lan = Auch Handys und andere Computer in deinem Netz mitspielen lassen.
help-port = Der Port, an dem Zocker lauscht.
help-host = Die Adresse, an der Zocker lauscht.
help-database = Die Datenbank der Tische: eine Datei (ohne Angabe eine in deinem Datenordner) oder postgresql://…
help-public-url = Die Adresse, unter der andere den Server erreichen.
help-workers = Wie viele Prozesse Tische anbieten; mehr als einer braucht PostgreSQL.
help-internal-host = Die Adresse, unter der Prozesse auf anderen Computern diesen erreichen.
help-expire-after = Partien löschen, die so viele Tage lang niemand besucht (ohne Angabe nie).
help-backup = Die Tische in eine Datei sichern. Der Server darf dabei laufen.
help-restore = Die Tische durch eine Sicherung ersetzen. Kein Server darf dabei laufen.
help-copy = Die Datei mit der Sicherung.
help-move-house = Alle Tische in eine leere Datenbank kopieren. Vorher jeden Server anhalten.
help-move-from = Die Datenbank, die kopiert wird: eine Datei oder postgresql://…
help-move-to = Die leere Datenbank, in die kopiert wird: eine Datei oder postgresql://…
help-prune = Partien löschen, die lange niemand besucht hat.
help-prune-days = So viele Tage muss der letzte Besuch einer Partie her sein.
help-prune-yes = Ohne Rückfrage löschen.
help-prune-dumped = Du hast die Datenbank mit pg_dump gesichert (nötig für PostgreSQL).
help-log-format = Wie das Log geschrieben wird: für Menschen, oder als JSON für Programme.
help-open-metrics = Die Metriken unter /metrics allen zeigen, nicht nur diesem Computer.
help-trusted-proxy = Ein Netz von Reverse-Proxys, deren Angaben zur Herkunft von Anfragen wir trauen; mehrfach möglich.
help-no-browser = Den Browser nicht öffnen.
terminal-you = Du

help-analyse = Herausfinden, ob eine Partie Glück war. Zeigt, was jeder Wurf und jede Entscheidung geändert hat.
help-analyse-file = Eine Aufzeichnung, oder ein Ordner mit Aufzeichnungen, um zu sehen, wie viel davon Glück war.
help-analyse-chart = Die Siegchancen aller Spieler in diese Datei zeichnen, die auf .svg oder .png enden muss.
help-train = Ein Netz durch Spiele gegen sich selbst trainieren. Jederzeit anhalten, später fortsetzen. Braucht zocker[train].
help-train-players = Wie viele Spieler am Tisch sitzen; nicht bei Gambler, wo ein Netz mit beliebig vielen spielt.
help-train-folder = Der Ordner des Laufs.
help-train-steps = Wie viele Schritte insgesamt; jeder hat etwa 40.000 Stellungen, auf einer GPU 4 Millionen.
help-train-minutes = Nach so vielen Minuten anhalten; derselbe Befehl macht dort weiter. Ohne Angabe bis zum letzten Schritt.
help-train-device = cpu, oder cuda, um auf einer GPU zu spielen und zu lernen.
help-train-large = Etwa achtmal so viele Gewichte lernen, für gute Schätzungen statt für Tempo.
help-train-seed = Dieselbe Zahl ergibt denselben Lauf, auf einer GPU nur fast.
