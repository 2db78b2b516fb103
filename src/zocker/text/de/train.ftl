### Werte lernen.

help-train = Ein Netz durch Spiele gegen sich selbst trainieren. Jederzeit anhalten, später fortsetzen. Braucht zocker[train].
help-train-players = Wie viele Spieler am Tisch sitzen; nicht bei Gambler, wo ein Netz mit beliebig vielen spielt.
help-train-folder = Der Ordner des Laufs.
help-train-steps = Wie viele Schritte insgesamt; jeder hat etwa 40.000 Stellungen, auf einer GPU 4 Millionen.
help-train-minutes = Nach so vielen Minuten anhalten; derselbe Befehl macht dort weiter. Ohne Angabe bis zum letzten Schritt.
help-train-device = cpu, oder cuda, um auf einer GPU zu spielen und zu lernen.
help-train-large = Etwa achtmal so viele Gewichte lernen, für gute Schätzungen statt für Tempo.
help-train-seed = Dieselbe Zahl ergibt denselben Lauf, auf einer GPU nur fast.
train-step = Schritt { $step } von { $steps }: { NUMBER($positions, maximumFractionDigits: 0) } Stellungen, { NUMBER($minutes, maximumFractionDigits: 1) } Minuten; gegen { $rival ->
    [regular] regular
   *[predecessor] das heutige Netz
 } auf allen anderen Plätzen gewinnt es { $wins }.
train-done = Das Netz liegt in { $path }, seine Lernkurve in { $curve }.
error-train-torch = Das Training braucht PyTorch: pip install "zocker[train]".
error-train-gambler = Ein Netz spielt Gambler mit beliebig vielen Spielern. Lass --players weg.
error-train-2019 = Las Vegas 2019 ist Royale ohne Tafeln. Trainiere royale.
error-train-players = Ein Netz spielt { $game } nur mit einer festen Spielerzahl. Gib sie mit --players an.
error-train-steps = Die Zahl der Schritte muss mindestens 1 sein, nicht { $steps }.
error-train-minutes = Die Zahl der Minuten muss über 0 liegen, nicht bei { $minutes }.
error-train-folder = Der Lauf in { $folder } lernt ein anderes Netz. Wähle mit --folder einen anderen Ordner, oder wiederhole die Optionen jenes Laufs.
