### The command line.

help-zocker = Play Las Vegas and Gambler. Without a command, Zocker opens in your browser.
help-version = Show the version.
help-game = las-vegas, las-vegas-2019, royale, gambler
help-option = An option of the table; may be given several times. “zocker rules GAME” lists them.
help-players = The number of players.
help-simulate-players = The number of players; by default, one for each bot, or 2 if there is only one bot.
help-json = Print one JSON object and nothing else.
help-play = Play in the terminal, with friends and bots.
help-names = The names of the players at this keyboard, separated by commas.
help-play-bots = Bots for the other seats, separated by commas: the levels rookie, regular, shark and legend; also random, greedy, rule and convolver (las-vegas only), optimal-turn (gambler only), or your own as file.py:Name.
help-play-seed = Roll reproducible dice. The same number gives the same dice.
help-play-dice = “system”: the computer rolls. “typed”: you roll real dice and type them in.
help-resume = Continue a saved game.
help-save = The file to save the game in when you leave.
help-rules = Show the rules of a game, with our rulings.
help-clauses = Show every rule as a numbered clause, in English.
help-simulate = Let bots play many games against each other.
help-bots = One bot for each seat, separated by commas, or one for all: the levels rookie, regular, shark and legend; also random, greedy, rule and convolver (las-vegas only), optimal-turn (gambler only), or your own as file.py:Name.
help-games = How many games to play.
help-seed = The same number gives the same games; by default, it is random.
help-threads = How many games to play at once; by default, one for each core.
help-device = Play on cpu, or on cuda (a GPU, for some bots only).
help-ray = Use the Ray cluster at this address (“auto” for the one running here); without an address, start one on this machine.
help-arena = Rate bots in games with the same dice. They meet in every combination.
help-arena-bots = Different bots, separated by commas, as for simulate; every combination that fills the seats plays.
help-arena-games = The minimum number of games for each combination; every deal is played from all seats.
help-verify = Replay a game record and check every line of it.
help-record = A game record.
help-receipt = The receipt for this game that a browser has saved.
help-tableaux = Show the tableaux of Gambler, or check your own.
help-tableaux-file = A file of tableaux.
help-tableaux-set = The name of one of our sets, or a file of tableaux.
help-tableaux-show = Show the tableaux of a set or of a file.
help-tableaux-check = Check a file of tableaux and list everything that is wrong.
help-warm = Compile the rules now, so that later commands start at once.
help-bench = Measure the speed of this machine.
help-docs = Open the documentation in the browser (offline).

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

verify-claimed = Nothing in this record can be checked. It claims this result:
verify-over = Valid: { $lines ->
    [one] the one line
   *[other] all { $lines } lines
} and the result of this game of { $game } check out.
verify-open = Valid so far: { $lines ->
    [0] this game of { $game } has not begun yet.
    [one] the one line of this unfinished game of { $game } checks out.
   *[other] all { $lines } lines of this unfinished game of { $game } check out.
}
help-serve = Host tables for others.
help-lan = Let phones and other computers on your network join in.
help-port = The port to listen on.
help-host = The address to listen on.
help-database = The database of the tables: a file (by default, one in your data folder) or postgresql://…
help-public-url = The address at which others reach the server.
help-workers = How many processes serve tables; more than one needs PostgreSQL.
help-internal-host = The address at which processes on other machines reach this one.
help-expire-after = Delete games that no one has visited for this many days (default: never).
help-backup = Copy the tables to a file, even while the server is running.
help-restore = Replace the tables with a copy, while no server is running.
help-copy = The file with the copy.
help-move-house = Copy all tables to an empty database. Stop every server first.
help-move-from = The database to copy: a file, or postgresql://…
help-move-to = The empty database to copy it to: a file, or postgresql://…
help-prune = Delete games that no one has visited for a while.
help-prune-days = The number of days without a visit.
help-prune-yes = Delete them without asking.
help-prune-dumped = Confirm that you have copied the database with pg_dump (needed for PostgreSQL).
help-log-format = Write the log for people, or as JSON for programs.
help-open-metrics = Show /metrics to everyone, not just to this machine.
help-trusted-proxy = A network of reverse proxies to trust; may be given several times.
help-no-browser = Don’t open the browser.
terminal-you = You

help-analyse = Find out whether a recorded game was luck. See what every roll and every choice changed.
help-analyse-file = A record, or a folder of records to see how much of those games was luck.
help-analyse-chart = Draw each player’s win chance into this file, which must end in .svg or .png.
help-train = Train a value network by self-play. Stop it at any time and continue later. Needs zocker[train].
help-train-players = The number of players; not for Gambler, where one network plays with any number.
help-train-folder = The folder for this run.
help-train-steps = The number of steps in all; each is about 40,000 positions, or 4 million on a GPU.
help-train-minutes = Stop after this many minutes; the same command continues from there. By default, take all steps.
help-train-device = cpu, or cuda to play and learn on a GPU.
help-train-large = Learn about eight times as many weights, for good estimates rather than speed.
help-train-seed = The same number gives the same run; on a GPU, only almost.
