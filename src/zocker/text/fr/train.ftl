### Apprendre des valeurs.

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
