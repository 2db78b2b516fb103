### Training value networks.

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
