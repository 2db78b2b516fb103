### What a table can choose: options, good ways to play, and words for a list of tables.

option-boards = Boards
option-boards-about = How many casinos get a board, from casino 1 up.
option-faces = Which boards
option-faces-about = Drawn at random in every round, or picked by you. A1 and A2 are two sides of one board.
option-no-repeat = Boards of earlier rounds
option-no-repeat-about = Faces from earlier rounds may come back, or stay away until all others have had their turn.
option-no-repeat-choice = { $value ->
    [yes] Stay away
   *[no] May come back
}
option-target = Points
option-target-about = The game ends after the round in which someone reaches this total.
option-target-choice = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
option-rounds = Rounds at most
option-rounds-about = The game ends after this many rounds, even if no one has enough points.
option-rounds-choice = { $value ->
    [null] No limit
    [one] { $value } round
   *[other] { $value } rounds
}
option-beginner-first = First tableau
option-beginner-first-about = Any tableau, or the one on which the game is easiest to learn.
option-beginner-first-choice = { $value ->
    [yes] For beginners
   *[no] Any
}
option-neutral = Neutral dice
option-neutral-about = { $game ->
    [las-vegas] Everyone also gets white dice, which win and tie as one more player.
   *[other] Eight dice that belong to no one are in the casinos from the start and count as a third player.
}
option-neutral-choice = { $value ->
    [yes] With
   *[no] Without
}
option-open-money = Money
option-open-money-about = Hidden until the end, or visible to everyone.
option-open-money-choice = { $value ->
    [yes] Open
   *[no] Hidden
}
option-starter = First player
option-starter-about = Chance decides who begins the first round, or you pick a seat.
option-starter-choice = { $value ->
    [random] Chance
   *[other] Seat { $value }
}

preset-standard = Standard
preset-standard-about = Just as in the rulebook.
preset-neutral = Neutral dice
preset-neutral-about = White dice that belong to no one get in everyone’s way.
preset-open = Open money
preset-open-about = Everyone sees who is ahead. More to work out, fewer surprises.
preset-first = First game
preset-first-about = { $game ->
    [gambler] The easiest tableau first, and only to { $target } points.
   *[other] A single board in each round, to get to know them one by one.
}
preset-all = Six boards
preset-all-about = A board at every casino. Long, loud and wild.
preset-short = Short game
preset-short-about = A quick race to { $target } points.

term-boards = { $value ->
    [0] no boards
    [one] { $value } board
   *[other] { $value } boards
}
term-faces = picked boards
term-no-repeat = no board twice
term-target = { $value ->
    [one] to { $value } point
   *[other] to { $value } points
}
term-rounds = { $value ->
    [one] { $value } round at most
   *[other] { $value } rounds at most
}
term-beginner-first = beginners’ tableau first
term-neutral = { $value ->
    [yes] neutral dice
   *[no] no neutral dice
}
term-open-money = open money
term-starter = seat { $value } starts
term-tableaux = { $value ->
    [own] own tableaux
   *[other] tableaux { $value }
}

## What the rules of a game say about its options. The names in `code` are the same in all languages.

rules-option-neutral = - `neutral`: { $game ->
    [las-vegas] play with neutral dice (`true`) or without (`false`, the default).
   *[other] with two players, play with neutral dice (`true`, the default) or without (`false`).
}
rules-option-starter = - `starter`: who starts the first round, a seat number or `random` (the default).
rules-option-open-money = - `open_money`: { $game ->
    [las-vegas] everyone’s money is visible (`true`) or hidden until the end (`false`, the default).
   *[other] everyone’s cards are visible (`true`) or hidden until the end (`false`, the default). Chips are always visible.
}
rules-option-boards = - `boards`: how many boards are out, 0 to 6 (3 by default).
rules-option-no-repeat = - `no_repeat`: faces that were out in an earlier round don’t come back while there are others (`true`), or all boards are drawn again in every round (`false`, the default).
rules-option-faces = - `faces`: fixed boards, for instance `A1 D2 H1` in all rounds, or three such lists separated by slashes.
rules-option-target = - `target`: how many points end the game (500 is the default).
rules-option-rounds = - `rounds`: the most rounds that a game can have (no limit by default).
rules-option-tableaux = - `tableaux`: one of our sets, `towns-2` (the default) or `towns-1` (older and harsher), or a file with your own tableaux.
rules-option-beginner-first = - `beginner_first`: begin with the tableau that is recommended for beginners (`true`), or with any (`false`, the default).
