### Errors. A reason from elsewhere comes last.

error-unknown-game = There is no game “{ $game }”. Choose one of: { $games }.
error-players = { $game } is for { $least } to { $most } players, not { $players }.
error-seats = { $players ->
    [one] One player needs one name, not { $got }.
   *[other] { $players } players need { $players } names, not { $got }.
}
error-name = “{ $name }” can’t be a name. Names have 1 to { $most } visible characters.
error-unknown-option = { $game } has no option “{ $option }”. Choose one of: { $options }.
error-option-form = Write options as name=value, not “{ $text }”.
error-option-value = The option { $option } can’t be “{ $value }”, only: { $allowed }.{ $option ->
    [boards] { " " }The option faces says which ones.
   *[other] { "" }
}
error-neutral-players = Neutral dice are for 2 to 4 players, not { $players }.
error-starter = Seat { NUMBER($starter, useGrouping: 0) } can’t start because the seats are 1 to { $players }.

error-over = The game is over.
error-illegal = “{ $move }” is not a legal move now. Legal moves: { $moves }.
error-chance-first = “{ $text }” has to wait because a roll or a draw comes first.
error-no-chance = It’s time to move, not to roll or draw.
error-undo = There is no move to take back since the last dice, cards or other move.
error-undo-often = You can take back at most { $most } moves in a row.
error-roll-open = A roll is being made. Try again in a moment.
error-chance-expected = Expected “{ $expected } …”, not “{ $text }”.
error-bill = “{ $text }” is not a bill. Write bills as 10k, 20k … 90k.
error-bill-gone = No bill of { $bill } is left in the stack.
error-dice = “{ $text }” is not a roll. Write faces 1 to 6, with neutral dice after a plus sign, as in “roll 1 1 4 + 3”.
error-number-of-dice = { $kind ->
    [neutral] { $expected ->
        [0] Expected no neutral dice, got { $got }.
        [one] Expected 1 neutral die, got { $got }.
       *[other] Expected { $expected } neutral dice, got { $got }.
    }
    [small] { $expected ->
        [0] Expected no small dice, got { $got }.
        [one] Expected 1 small die, got { $got }.
       *[other] Expected { $expected } small dice, got { $got }.
    }
    [biggy] { $expected ->
        [0] Expected no Biggy, got { $got }.
       *[other] Expected the Biggy, as in “B6”.
    }
   *[own] { $expected ->
        [0] Expected no own dice, got { $got }.
        [one] Expected 1 own die, got { $got }.
       *[other] Expected { $expected } own dice, got { $got }.
    }
}
error-start = “{ $text }” is not a seat. The seats are 1 to { $players }.
error-card = “{ $text }” is not a card. Write cards as 30k, 40k … 100k.
error-number-of-cards = Expected { $expected } cards, got { $got }.
error-card-gone = There are not that many cards of { $card } left.
error-royale-dice = “{ $text }” is not a roll. Write faces 1 to 6, with the Biggy last and a B before it, as in “roll 1 1 4 B6”.
error-extra = “{ $text }” is not a roll of the two extra dice. Write it as in “extra 3 4”.
error-boards = “{ $text }” doesn’t name { $expected ->
    [one] 1 face
   *[other] { $expected } faces
} of boards, as in “boards A1 D2 H1”.
error-board-out = { $face } can’t be laid out. Either there is no such face, or its board is already out, or this table plays without repeats.
error-too-many-outcomes = This draw has too many possible results to list them all.
error-boards-number = There can be 0 to 6 boards, not { NUMBER($boards, useGrouping: 0) }.
error-royale-neutral = Neutral dice are for 2 players, not { $players }.
error-faces-rounds = Give board faces once for all rounds, or for { $rounds } rounds, separated by slashes, not for { $got }.
error-faces = “{ $faces }” must be { $boards ->
    [one] 1 face
   *[other] { $boards } faces
} of different boards, as in “A1 D2 H1”.

error-setup-form = The set-up can’t be read: { $reason }.
error-setup-range = Impossible set-up: “{ $field }” is { NUMBER($value, useGrouping: 0) }, but must be { $most ->
    [0] 0
   *[other] { $least } to { $most }
}.
error-setup-length = Impossible set-up: “{ $field }” has { $got ->
    [one] 1 entry
   *[other] { $got } entries
}, but must have { $expected }.
error-setup-stock = Impossible set-up: casino { $casino } must hold at least $50,000, and less than that without its highest bill.
error-setup-dice = Impossible set-up: seat { $seat } has more than { $most } dice.
error-setup-neutral = Impossible set-up: a round has { $total } neutral dice, placed and held together, not { $got }.
error-setup-bills = Impossible set-up: there are only { $most } bills of { $bill }, not { $got }.
error-setup-won = Impossible set-up: these bills can’t all have left the casinos before round { $round }.
error-setup-dice-text = Impossible set-up: “{ $text }” doesn’t describe dice. Write “2”, “2B” or “B”, and a single die as “2 biggy”.
error-setup-pairs = Impossible set-up: the cards of casino { $casino } must be worth at least as much as those before it.
error-setup-boards = Impossible set-up: { $boards ->
    [0] no casino has a board
    [one] just casino 1 has a board
   *[other] just casinos 1 to { $boards } have boards
}.
error-setup-board = Impossible set-up: “{ $field }” is about the board { $face }, which is not out.
error-setup-closed = Impossible set-up: casino { $casino } has the No Entry! board itself, so it can’t be closed.
error-setup-marker = Impossible set-up: seat { $seat } can’t have the Power Play marker because no player leads there alone.
error-setup-loop = Impossible set-up: No Entry!’s marker moves only when its tile does, but the tile lies on no casino (“loop” is { $loop }).
error-setup-grey = Impossible set-up: with this board { $expected ->
        [one] one grey die lies
       *[other] { $expected } grey dice lie
    } in the casinos, not { $got }.
error-setup-groups = Impossible set-up: the grey dice in the casinos are not whole groups of Block It!
error-setup-no-dice = Impossible set-up: it is seat { $seat }’s turn, but that seat has no dice.
error-setup-first = Impossible set-up: it is seat { $seat }’s turn, but seat { $starter } starts the round and has placed no dice.

error-record-size = This is too large to be a game record (more than { $most } bytes).
error-record-form = This is not a game record: { $reason }.
error-record-format = This record has format { NUMBER($got, useGrouping: 0) }, but this program reads formats 1 to { $expected }.
error-record-rules = This game was played by version { $got } of the rules of { $game }, but this program knows versions 1 to { $known }.
error-older-rules = This game was played by older rules, so it can’t be replayed step by step.
error-older-rules-running = This game started under older rules that have changed since, so it can’t continue.
error-record-dice = Dice can’t come from “{ $source }”, only from: seed (with its number), system or typed.
error-record-line = Line { NUMBER($line, useGrouping: 0) } (“{ $text }”) is invalid: { $reason }
error-record-result = The recorded result is wrong. Replaying the game gives a different one.
error-seed = The seed gives “{ $expected }” here.

error-unknown-bot = There is no bot “{ $bot }”. Choose one of: { $bots }, or your own as file.py:Name.
error-bot-game = The bot { $bot } plays only { $games }.
error-bots = { $players ->
    [one] One seat needs one bot, not { $bots }.
   *[other] { $players } seats need one bot for all or { $players } bots, not { $bots }.
}
error-opponents = { $expected ->
    [one] With { $players } players, the agent has 1 opponent, not { $got }.
   *[other] With { $players } players, the agent has { $expected } opponents, not { $got }. List them all, or name one bot for all.
}
error-bot-file = { $path } can’t be loaded: { $reason }.
error-bot-class = { $path } has no bot “{ $name }”. A bot is a class with a method choose(view, legal, rng), or a function marked @kernel.
error-bot-guard = { $path } plays games while it is being loaded. Put that code under “if __name__ == "__main__"”.
error-bot-object = { $bot } is not a bot. Give a name, a class with a method choose(view, legal, rng), an object of one, or a function marked @kernel.
error-bot-failed = The bot { $bot } failed: { $reason }.
error-bot-move = The bot { $bot } chose { $move }, which is not legal. Legal moves: { $moves }.
error-hint-chance = There is no hint before a roll or a draw.
error-threads = The number of threads must be at least 1, not { $threads }.
error-ray-missing = A cluster needs Ray: pip install "zocker[ray]"
error-ray = The cluster { $address } can’t be reached: { $reason }
error-batch-shape = { $size ->
    [one] A step needs one move for the one game, not an array of shape { $shape }.
   *[other] A step needs one move for each of the { $size } games, not an array of shape { $shape }.
}
error-batch-move = Move { NUMBER($move, useGrouping: 0) } is not legal in game { NUMBER($index, useGrouping: 0) }. No game was changed.
error-batch-whole = A step needs the codes of moves, which are whole numbers, not { $kind }.
error-batch-seats = Seats must be one whole number from 0 to { $most } for each game, in an array of shape { $shape }.
error-batch-chance = A batch can’t start here because a roll or a draw comes first.
error-device = There is no device called { $device }. Choose one of: { $devices }.
error-cuda-missing = Playing on a GPU needs numba-cuda. Install it with: pip install "zocker[cuda]"
error-cuda-release = Playing on a GPU needs numba-cuda { $release }, but { $got } is installed. Run: pip install "zocker[cuda]"
error-cuda-none = Numba finds no GPU that runs CUDA here. Check the driver, or play with device="cpu".
error-cuda-state = A number in { $field } of this position is too large for the GPU. Play it with device="cpu".
error-cuda-bots = Of the bots for this game, only these can play on a GPU: { $bots }.
error-record-kind = Expected a record (zocker.Record), not { $kind }. Get one from match.record() or zocker.Record.load(path).
error-no-file = There is no file { $path }.
error-file = { $path } can’t be read: { $reason }.
error-write = { $path } can’t be written: { $reason }.
error-no-docs = The documentation is not part of this installation. Build it with “make docs” in the project’s folder.

error-solve-round = Only rounds of las-vegas with two players can be solved. Give a state of such a game, such as “match.secret_state”.
error-solve-end = Only las-vegas and las-vegas-2019 (royale without boards) can be solved. Give a state of such a game, such as “match.secret_state”.
error-solve-turn = This turn can’t be solved. Someone must be about to roll or to place dice.
error-solve-size = Solving this with { $dice } dice left would take { $gigabytes } GB of memory. About { $most } dice can be solved here.
error-solve-later = Only the solved turn and later ones of its round can be looked up, and only in las-vegas.
error-payoff-size = A payoff has { NUMBER($expected, useGrouping: 0) } numbers, one for each result of a round, not { NUMBER($got, useGrouping: 0) }.
error-no-payoff = There is no payoff { $payoff }. Payoffs are numbered 0 to { $most }.
error-goal = The goal is MONEY (0) or WIN (1), not “{ $goal }”.
error-round = There is no round { $round }. Rounds are numbered 1 to { $rounds }.

error-whole-number = “{ $name }” must be a whole number, not “{ $value }”.
error-range = “{ $name }” must be a whole number from { $least } to { $most }, not { $value }.
error-seed-range = The seed { $value } is too large or too small. Use a whole number from 0 up, with at most 38 digits.
error-kind = “{ $name }” must be of the type { $kind }, not { $got }.
error-text = “{ $name }” can’t be “{ $value }” because half of a character (a lone surrogate) can’t be stored.
error-too-many = “{ $name }” has too many entries. At most { $most } are allowed.
error-chance-mode = Chance can be “auto” or “ask”, not “{ $chance }”.
error-no-seat = There is no seat { $seat }. Seats are numbered 0 to { $most }, and -1 is a spectator.
error-no-network = This computer isn’t connected to a network.
error-door = Only the person at the computer that runs Zocker can start or stop sharing.
error-discard-seat = This is not your game.
error-discard-others = Others play here too. Leave the table instead.
error-discard-over = Finished games can’t be deleted.
