### Werte lernen.

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
