### Apprendre des valeurs.

help-train = Entraîner un réseau qui joue contre lui-même. On peut l’arrêter à tout moment et reprendre plus tard. Nécessite zocker[train].
help-train-players = Le nombre de joueurs ; pas pour Gambler, qu’un seul réseau joue quel que soit leur nombre.
help-train-folder = Où l’entraînement est conservé.
help-train-steps = Le nombre total d’étapes ; chacune compte environ 40 000 positions, ou 4 millions sur une carte graphique.
help-train-minutes = S’arrêter après ce nombre de minutes ; la même commande reprend à cet endroit. Par défaut, aller jusqu’à la dernière étape.
help-train-device = cpu, ou cuda pour jouer et apprendre sur une carte graphique.
help-train-large = Apprendre environ huit fois plus de poids, pour mieux juger plutôt que pour aller vite.
help-train-seed = Le même nombre donne le même entraînement, à peu de chose près sur une carte graphique.
train-step = Étape { $step } sur { $steps } : { NUMBER($positions, maximumFractionDigits: 0) } positions, { NUMBER($minutes, maximumFractionDigits: 1) } minutes ; contre { $rival ->
    [regular] regular
   *[predecessor] le réseau actuel
 } à toutes les autres places, il gagne { $wins }.
train-done = Le réseau est dans { $path }, sa courbe d’apprentissage dans { $curve }.
error-train-torch = L’entraînement nécessite PyTorch : pip install "zocker[train]".
error-train-gambler = Un seul réseau joue à Gambler quel que soit le nombre de joueurs : omettez --players.
error-train-2019 = Las Vegas 2019 est Royale sans plateaux : entraînez royale.
error-train-players = Un réseau joue à { $game } avec un seul nombre de joueurs : indiquez-le avec --players.
error-train-steps = Le nombre d’étapes doit être au moins 1, pas { $steps }.
error-train-minutes = Le nombre de minutes doit être supérieur à 0, pas { $minutes }.
error-train-folder = L’entraînement dans { $folder } apprend un autre réseau. Choisissez un autre --folder, ou reprenez les options de cet entraînement.
