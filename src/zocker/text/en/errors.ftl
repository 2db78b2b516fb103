### What people get wrong: one clear sentence each.

error-unknown-game = There is no game "{ $game }"; there is: { $games }.
error-players = { $game } is for { $least } to { $most } players, not { $players }.
error-seats = { $players } players need { $players } names, not { $got }.
error-name = "{ $name }" can't be a name: it must have 1 to { $most } visible characters.
error-unknown-option = { $game } has no option "{ $option }"; it has: { $options }.
error-option-form = "{ $text }" is not an option: write it as name=value.
error-option-value = The option { $option } can't be "{ $value }".
error-neutral-players = Neutral dice are for 2 to 4 players, not { $players }.
error-starter = Seat { $starter } can't start: there are seats 1 to { $players }.

error-over = The game is over.
error-illegal = "{ $move }" is not a legal move now; legal: { $moves }.
error-chance-first = "{ $text }" must wait: a roll or a draw comes first.
error-no-chance = No roll and no draw is due now: a move is.
error-undo = There is nothing to take back: dice or somebody else came after the last move.
error-chance-expected = Expected "{ $expected } …", not "{ $text }".
error-bill = "{ $text }" is not a bill: they are written 10k, 20k … 90k.
error-bill-gone = No bill of { $bill } is left in the stack.
error-dice = "{ $text }" is not a roll: write faces 1 to 6, neutral dice after a plus sign, as in "roll 1 1 4 + 3".
error-number-of-dice = { $kind ->
    [neutral] Expected { $expected } neutral dice, got { $got }.
   *[own] Expected { $expected } own dice, got { $got }.
}
error-start = "{ $text }" names no seat: there are 1 to { $players }.

error-setup-form = The set-up can't be read: { $reason }.
error-setup-range = Impossible set-up: "{ $field }" is { $value }, but must be { $least } to { $most }.
error-setup-length = Impossible set-up: "{ $field }" has { $got } entries, but must have { $expected }.
error-setup-stock = Impossible set-up: the bills at casino { $casino } are not just enough for $50,000.
error-setup-dice = Impossible set-up: seat { $seat } has more than { $most } dice.
error-setup-neutral = Impossible set-up: there are { $total } neutral dice in a round, not { $got }, placed and held.
error-setup-bills = Impossible set-up: there are only { $most } bills of { $bill }, not { $got }.
error-setup-won = Impossible set-up: nobody can have won these bills before round { $round }.
error-setup-no-dice = Impossible set-up: seat { $seat } is on, but has no dice.

error-record-size = This is too large to be a game record (more than { $most } bytes).
error-record-form = This is not a game record: { $reason }.
error-record-format = This record has format { $got }; this program reads format { $expected }.
error-record-dice = "{ $source }" is not where dice come from: seed (with its number), system or typed.
error-record-line = Line { $line } ("{ $text }") is not true: { $reason }
error-record-result = The result is not true: the lines lead to another one.
error-seed = The seed gives "{ $expected }" here.

error-unknown-bot = There is no bot "{ $bot }"; there is: { $bots }, or your own as file.py:Name.
error-bots = { $players } seats need one bot for all or { $players } bots, not { $bots }.
error-bot-file = { $path } can't be loaded: { $reason }.
error-bot-class = { $path } has no class "{ $name }" with a method choose(view, legal, rng).
error-bot-failed = The bot { $bot } failed: { $reason }.
error-bot-move = The bot { $bot } chose { $move }; legal: { $moves }.
error-games = The number of games must be at least 1, not { $games }.
error-threads = The number of threads must be at least 1, not { $threads }.
error-size = A batch has at least 1 game, not { $size }.
error-batch-shape = A step needs one move for each of the { $size } games, not an array of shape { $shape }.
error-batch-move = Move { $move } is not legal in game { $index }; no game was changed.
error-no-file = There is no file { $path }.
error-file = { $path } can't be read: { $reason }.
error-write = { $path } can't be written: { $reason }.
