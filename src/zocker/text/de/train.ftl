### Werte lernen.

help-train = Ein Netz durch Spiele gegen sich selbst trainieren. Jederzeit anhalten, später fortsetzen. Braucht zocker[train].
help-train-players = Wie viele Spieler am Tisch sitzen; nicht bei Gambler, wo ein Netz mit beliebig vielen spielt.
help-train-folder = Der Ordner des Laufs.
help-train-steps = Wie viele Schritte insgesamt; jeder hat etwa 40.000 Stellungen.
help-train-minutes = Nach so vielen Minuten anhalten; derselbe Befehl macht dort weiter. Ohne Angabe bis zum letzten Schritt.
help-train-device = cpu, oder cuda für eine GPU.
help-train-seed = Dieselbe Zahl ergibt denselben Lauf.
train-step = Schritt { $step } von { $steps }: { NUMBER($positions, maximumFractionDigits: 0) } Stellungen, { NUMBER($minutes, maximumFractionDigits: 1) } Minuten; gegen regular auf allen anderen Plätzen gewinnt es { $wins }.
train-done = Das Netz liegt in { $path }, seine Lernkurve in { $curve }.
error-train-torch = Das Training braucht PyTorch: pip install "zocker[train]".
error-train-gambler = Ein Netz spielt Gambler mit beliebig vielen Spielern. Lass --players weg.
error-train-2019 = Las Vegas 2019 ist Royale ohne Tafeln. Trainiere royale.
error-train-players = Ein Netz spielt { $game } nur mit einer festen Spielerzahl. Gib sie mit --players an.
error-train-steps = Die Zahl der Schritte muss mindestens 1 sein, nicht { $steps }.
error-train-minutes = Die Zahl der Minuten muss über 0 liegen, nicht bei { $minutes }.
