### Learning values.

help-train = Let a net learn a game by playing against itself; stop it at any time, and it goes on later. Needs zocker[train].
help-train-players = How many players there are; one net plays Gambler with any number.
help-train-folder = Where the run is kept.
help-train-steps = How many steps there are in all; each is some 40,000 positions.
help-train-minutes = Stop after so many minutes; the same command goes on from there.
help-train-device = cpu, or cuda for a GPU.
train-step = Step { $step } of { $steps }: { NUMBER($positions, maximumFractionDigits: 0) } positions, { NUMBER($minutes, maximumFractionDigits: 1) } minutes; against regular at all other seats it wins { $wins }.
train-done = The net is in { $path }, its learning curve in { $curve }.
error-train-torch = Training needs PyTorch: pip install "zocker[train]".
error-train-gambler = One net plays Gambler with any number of players: leave --players out.
error-train-2019 = Las Vegas 2019 is Royale without boards: train royale.
error-train-players = A net plays { $game } with one number of players: say which with --players.
