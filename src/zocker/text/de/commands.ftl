### The command line.

help-zocker = Las Vegas, Las Vegas Royale and Gambler: play, simulate, build bots.
help-version = Show the version.
help-game = las-vegas
help-option = A table option as name=value; may be given several times.
help-players = How many players there are.
help-json = Print one JSON object and nothing else.
help-play = Play in the terminal, with friends at this keyboard and with bots.
help-names = Who plays at this keyboard, separated by commas.
help-play-bots = Bots for the other seats, separated by commas: random, greedy, file.py:Name.
help-play-seed = Roll reproducible dice from this number.
help-play-dice = "system": the computer rolls. "typed": you roll real dice and type them.
help-resume = Go on with a saved game.
help-save = Where to save the game when you leave.
help-rules = Show the rules of a game, with our rulings.
help-clauses = Show every rule as a numbered clause.
help-simulate = Let bots play many games against each other.
help-bots = One bot for each seat, separated by commas, or one for all: random, greedy, file.py:Name.
help-games = How many games to play.
help-seed = The same number gives the same games; without it, chance decides.
help-threads = How many games to play at once; all cores without it.
help-verify = Replay a game record and check that every line of it is true.
help-record = A game record.
help-warm = Compile the rules now, once, so that nothing has to wait for it later.
help-bench = Measure the speed of this machine.

progress-games = Playing
progress-compile = Compiling, once

simulate-title = { $game }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulate-bot = Bot
simulate-games = Games
simulate-wins = Wins
simulate-share = Win share [95 %]
simulate-score = Mean score
simulate-speed = { $seconds } s, { $games } games and { $decisions } decisions a second

verify-over = True: all { $lines } lines and the result of this game of { $game } check out.
verify-open = True so far: all { $lines } lines of this unfinished game of { $game } check out.
