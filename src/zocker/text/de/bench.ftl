### `zocker bench`: die Zahlen dieses Computers.

bench-progress = Messen

bench-random-games = Zufällige Las-Vegas-Partien zu fünft in einem Thread: { NUMBER($figure, maximumFractionDigits: 0) } pro Sekunde.
bench-simulate-games = Dasselbe auf allen Kernen: { NUMBER($figure, maximumFractionDigits: 0) } pro Sekunde.
bench-greedy-games = Partien zu fünft zwischen „greedy“-Bots auf allen Kernen: { NUMBER($figure, maximumFractionDigits: 0) } pro Sekunde.
bench-royale-games = Zufällige Partien Royale zu viert in einem Thread: { NUMBER($figure, maximumFractionDigits: 0) } pro Sekunde.
bench-gambler-decisions = Zufällige Entscheidungen in Gambler zu viert in einem Thread: { NUMBER($figure, maximumFractionDigits: 0) } pro Sekunde.
bench-batch-decisions = Batch mit 4.096 Partien, zufällige Züge mit NumPy gewählt: { NUMBER($figure, maximumFractionDigits: 0) } Entscheidungen pro Sekunde.
bench-batch-steps = Dasselbe, nur die Zeit in step() gezählt: { NUMBER($figure, maximumFractionDigits: 0) } Entscheidungen pro Sekunde.
bench-match-milliseconds = Eine Entscheidung über Match, interpretiert, dauert { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms.
