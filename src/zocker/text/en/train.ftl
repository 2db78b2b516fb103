### Learning values.

help-train = Train a net by self-play. Stop it at any time and continue later. Needs zocker[train].
help-train-players = How many players sit at the table; not for Gambler, where one net plays with any number.
help-train-folder = The folder of the run.
help-train-steps = How many steps to take in all; each is about 40,000 positions, or 4 million on a GPU.
help-train-minutes = Stop after this many minutes; the same command continues from there. By default, take all steps.
help-train-device = cpu, or cuda to play and learn on a GPU.
help-train-large = Learn about eight times as many weights, for judging rather than for speed.
help-train-seed = The same number gives the same run; on a GPU, only almost.
train-step = Step { $step } of { $steps }: { NUMBER($positions, maximumFractionDigits: 0) } positions, { NUMBER($minutes, maximumFractionDigits: 1) } minutes; against { $rival ->
    [regular] regular
   *[predecessor] today’s net
 } at all other seats it wins { $wins }.
train-done = The net is in { $path }, its learning curve in { $curve }.
error-train-torch = Training needs PyTorch: pip install "zocker[train]".
error-train-gambler = One net plays Gambler with any number of players: leave --players out.
error-train-2019 = Las Vegas 2019 is Royale without boards: train royale.
error-train-players = A net plays { $game } with one number of players: say which with --players.
error-train-steps = The number of steps must be at least 1, not { $steps }.
error-train-minutes = The number of minutes must be above 0, not { $minutes }.
error-train-folder = The run in { $folder } learns another net. Choose another --folder, or repeat the options of that run.
