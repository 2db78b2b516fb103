### Werte lernen.

help-train = Ein Netz ein Spiel gegen sich selbst lernen lassen; es lässt sich jederzeit anhalten und geht später weiter. Braucht zocker[train].
help-train-players = Zu wievielt gespielt wird; nicht bei Gambler, das ein Netz zu jeder Zahl spielt.
help-train-folder = Wo der Lauf aufbewahrt wird.
help-train-steps = Wie viele Schritte es insgesamt sind; jeder hat etwa 40.000 Stellungen, auf einer Grafikkarte 4 Millionen.
help-train-minutes = Nach so vielen Minuten anhalten; derselbe Befehl geht von da aus weiter. Ohne Angabe bis zum letzten Schritt.
help-train-device = cpu, oder cuda, um auf einer Grafikkarte zu spielen und zu lernen.
help-train-large = Etwa achtmal so viele Gewichte lernen, für gute Urteile statt für Tempo.
help-train-seed = Dieselbe Zahl ergibt denselben Lauf, auf einer Grafikkarte nur fast.
train-step = Schritt { $step } von { $steps }: { NUMBER($positions, maximumFractionDigits: 0) } Stellungen, { NUMBER($minutes, maximumFractionDigits: 1) } Minuten; gegen { $rival ->
    [regular] regular
   *[predecessor] das heutige Netz
 } auf allen anderen Plätzen gewinnt es { $wins }.
train-done = Das Netz liegt in { $path }, seine Lernkurve in { $curve }.
error-train-torch = Das Lernen braucht PyTorch: pip install "zocker[train]".
error-train-gambler = Ein Netz spielt Gambler mit beliebig vielen Plätzen: --players weglassen.
error-train-2019 = Las Vegas 2019 ist Royale ohne Tafeln: royale lernen lassen.
error-train-players = Ein Netz spielt { $game } mit einer Zahl von Plätzen: Mit --players angeben, mit welcher.
error-train-steps = Die Zahl der Schritte muss mindestens 1 sein, nicht { $steps }.
error-train-minutes = Die Zahl der Minuten muss über 0 liegen, nicht bei { $minutes }.
error-train-folder = Der Lauf in { $folder } lernt ein anderes Netz. Mit --folder einen anderen Ordner wählen, oder die Optionen jenes Laufs wiederholen.
