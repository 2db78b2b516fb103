### Training value networks.

help-train = Train a value network by self-play. Stop it at any time and continue later. Needs zocker[train].
help-train-players = The number of players; not for Gambler, where one network plays with any number.
help-train-folder = The folder for this run.
help-train-steps = The number of steps in all; each is about 40,000 positions, or 4 million on a GPU.
help-train-minutes = Stop after this many minutes; the same command continues from there. By default, take all steps.
help-train-device = cpu, or cuda to play and learn on a GPU.
help-train-large = Learn about eight times as many weights, for good estimates rather than speed.
help-train-seed = The same number gives the same run; on a GPU, only almost.
train-step = Step { $step } of { $steps }: { NUMBER($positions, maximumFractionDigits: 0) } positions, { NUMBER($minutes, maximumFractionDigits: 1) } minutes. Against { $rival ->
    [regular] regular
   *[predecessor] today’s network
 } in all other seats it wins { $wins }.
train-done = The network is in { $path }, and its learning curve in { $curve }.
error-train-torch = Training needs PyTorch: pip install "zocker[train]".
error-train-gambler = One network plays Gambler with any number of players, so leave out --players.
error-train-2019 = Las Vegas 2019 is Royale without boards, so train royale.
error-train-players = A network plays { $game } with a fixed number of players. Choose it with --players.
error-train-steps = The number of steps must be at least 1, not { $steps }.
error-train-minutes = The number of minutes must be above 0, not { $minutes }.
error-train-folder = The run in { $folder } learns another network. Choose another --folder, or repeat the options of that run.
