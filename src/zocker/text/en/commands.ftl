### The command line.

help-zocker = Las Vegas, Las Vegas 2019, Las Vegas Royale and Gambler: play, simulate, build bots.
help-version = Show the version.
help-game = las-vegas, las-vegas-2019, royale, gambler
help-option = A table option as name=value; may be given several times.
help-players = How many players there are.
help-json = Print one JSON object and nothing else.
help-play = Play in the terminal, with friends and with bots.
help-names = Who plays at this keyboard, separated by commas.
help-play-bots = Bots for the other seats, separated by commas: the levels rookie, regular, shark and legend; also random, greedy, rule and convolver (las-vegas only), optimal-turn (gambler only), file.py:Name.
help-play-seed = Roll reproducible dice from this number.
help-play-dice = “system”: the computer rolls. “typed”: you roll real dice and type them in.
help-resume = Go on with a saved game.
help-save = Where to save the game when you leave.
help-rules = Show the rules of a game, with our rulings.
help-clauses = Show every rule as a numbered clause, in English.
help-simulate = Let bots play many games against each other.
help-bots = One bot for each seat, separated by commas, or one for all: the levels rookie, regular, shark and legend; also random, greedy, rule and convolver (las-vegas only), optimal-turn (gambler only), file.py:Name.
help-games = How many games to play.
help-seed = The same number gives the same games; without it, chance decides.
help-threads = How many games to play at once; without it, one for each core.
help-ray = Use a cluster of Ray at this address (“auto” for one that runs here); without an address, one of this machine.
help-arena = Let bots meet with duplicate dice, in every combination, and rate them.
help-arena-bots = Different bots, separated by commas, as for simulate; every combination that fills the seats plays.
help-arena-games = How many games each combination plays at least; every deal is played from all seats.
help-verify = Replay a game record and check every line of it.
help-record = A game record.
help-tableaux = Show the tableaux of Gambler, or check your own.
help-tableaux-file = A file of tableaux.
help-tableaux-set = A set of ours, by its name, or a file of tableaux.
help-tableaux-show = Show the tableaux of a set or of a file.
help-tableaux-check = Check a file of tableaux and name everything that is wrong with it.
help-warm = Compile the rules now, so that nothing has to wait later.
help-bench = Measure the speed of this machine.
help-docs = Open the documentation in the browser, without a network.

progress-games = Playing
progress-compile = Compiling, once

simulate-title = { $game }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { NUMBER($seed, useGrouping: 0) }
simulate-bot = Bot
simulate-games = Games
simulate-wins = Wins
simulate-share = Win share [95 %]
simulate-score = Mean score
simulate-number = { $number }
simulate-interval = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $games } games and { $decisions } decisions a second

verify-over = True: { $lines ->
    [one] the one line
   *[other] all { $lines } lines
} and the result of this game of { $game } check out.
verify-open = True so far: { $lines ->
    [0] this game of { $game } has not begun yet.
    [one] the one line of this unfinished game of { $game } checks out.
   *[other] all { $lines } lines of this unfinished game of { $game } check out.
}
help-serve = Serve tables to others.
help-lan = Let phones and other machines in your network play, too.
help-port = The port to listen at.
help-host = The address to listen at.
help-database = Where tables are kept: a file, or postgresql://…; a file in your data folder by default.
help-public-url = The address by which others reach the server.
help-workers = How many processes serve tables; more than one need PostgreSQL.
help-internal-host = The address where the processes of other machines reach this one.
help-backup = Copy the tables into a file, also while the server runs.
help-restore = Put a copy in the place of the tables, while no server runs.
help-copy = The file with the copy.
help-move-house = Copy all tables into another, empty database, while no server runs.
help-move-from = The database to be copied: a file, or postgresql://…
help-move-to = The empty database that it is copied to: a file, or postgresql://…
help-log-format = How the log is written: for people, or as JSON for programs.
help-open-metrics = Show the figures at /metrics to everybody, not only on this machine.
help-trusted-proxy = A network of reverse proxies that are believed where requests come from; may be given several times.
help-no-browser = Do not open the browser.
terminal-you = You
