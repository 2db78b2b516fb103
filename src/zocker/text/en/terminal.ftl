### The game in the terminal.

terminal-neutral = Neutral
terminal-grey = Grey
terminal-title-gambler = GAMBLER
terminal-title-royale = LAS VEGAS ROYALE
terminal-title-las-vegas-2019 = LAS VEGAS 2019
terminal-title-las-vegas = LAS VEGAS
terminal-round = Round { $round } of { $rounds }
terminal-round-only = Round { $round }
terminal-started = { $who ->
    [you] you started
   *[other] { $name } started
}
terminal-casino = Casino
terminal-bills = { $game ->
    [las-vegas] Bills
   *[other] Cards
}
terminal-chips = Chips
terminal-closed = CLOSED
terminal-bot = Bot
terminal-dice-left = Dice left
terminal-no-dice = no dice left
terminal-money = Money
terminal-hidden = hidden
terminal-tied = tie
terminal-turn = { $who ->
    [you] You roll { $roll } and place { dice } in { $casino }.
   *[other] { $name } rolls { $roll } and places { dice } in { $casino }.
}

choice-lead = you lead: { $prize }
choice-paid = { $rank ->
    [2] second: { $prize }
    [3] third: { $prize }
    [4] fourth: { $prize }
   *[other] fifth: { $prize }
}
choice-unpaid = { $rank ->
    [2] second, { choice-no-bill }
    [3] third, { choice-no-bill }
    [4] fourth, { choice-no-bill }
   *[other] last, { choice-no-bill }
}
choice-no-bill = { $game ->
    [las-vegas] no bill left for you
   *[other] no card left for you
}
choice-tied = tie with { $names }: you cancel each other out
choice-absent = neutral dice only, nothing for you
choice-rival = { $name } gets { $prize }
choice-rival-nothing = { $name } gets nothing
choice-pays = pay { $paid }
choice-pays-with-change = pay { $paid }, get { $back } back
choice-overpays = { $excess } more than you owe

key-enter = Enter
key-roll = { $dice ->
    [one] roll 1 die
   *[other] roll { $dice } dice
}
key-roll-extra = roll the extra dice ({ $board })
key-choose = choose a casino
key-choose-number = choose
key-on = continue
key-back = take back
key-close = back to the table
key-auto = let the computer do it
key-boards = boards
key-hint = hint
key-log = log
key-help = help
key-leave = leave

hint-roll = Press Enter to roll.
hint-choose = Type the number of a casino: { $moves }.
hint-choose-number = Type one of: { $moves }.
hint-on = Press Enter to continue.

warming-up = The strongest bots are still loading and play simpler moves for now.

advice-title = What each choice is worth
advice-choice = Choice
advice-win = Win chance
advice-score = { $unit ->
    [points] Points after this round
   *[other] Money after this round
}
advice-chance = { $margin ->
    [0] { NUMBER($win, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($win, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-more = { $count ->
    [one] and one more, which is worse
   *[other] and { $count } more, which are worse
}
advice-basis =
    Each choice was played out { $playouts ->
        [one] once
       *[other] { $playouts } times
    }, and ± is a 95% interval. Recommended: { $key }.
advice-learned = Solved exactly, or learned from millions of games. Recommended: { $key }.
advice-rough =
    This is very rough, because simple bots played each choice out only { $playouts ->
        [one] once
       *[other] { $playouts } times
    }. Ask again in a minute or two for a better hint.
advice-unknown = The value network has never seen { $boards }, so these win chances are rough.
legend-unknown = The value network of legend has never seen { $boards }, so legend may play worse there.
legend-untrained = { $reason } So legend plays like shark.
advice-secret = There is no best answer. Vary yours at random so that others can’t read you.

ask-starter = Who starts? Type the number of a seat, 1 to { $players }.
ask-bill = Draw bills for casino { $casino } until they total at least $50,000, and type them: 20k 60k
ask-roll = { $who ->
    [you] Roll { dice } and type them: { ask-example }
   *[other] Roll { dice } for { $name } and type them: { ask-example }
}
ask-example = { $biggy ->
    [0] { $neutral ->
        [0] 1 1 4
       *[other] 1 1 4 + 3
    }
   *[other] 1 1 4 B6
}
ask-neutral = { $who ->
    [nobody] Roll { dice } of an unused colour and type them: 1 1 2 3 4 5 6 B6
   *[other] Roll the { dice-neutral } left over and type them: 3 5
}
ask-extra = { $who ->
    [you] Roll the two extra dice for { $board } and type them: 3 4
   *[other] Roll the two extra dice for { $name } ({ $board }) and type them: 3 4
}
ask-boards = Lay out the boards for casinos 1, 2, 3… and type their faces: A1 D2 H1
ask-pair = Draw two cards (pair { $number } of 6) and type them, or several pairs at once: 90k 40k
ask-aside = Draw the 24 cards of rounds 2 and 3 and type them; several of a kind as 4x60k

# The same for people who tap it on a screen
due-starter = Who starts?
due-bill = Draw bills for casino { $casino } until they total at least $50,000.
due-roll = { $who ->
    [you] Roll { dice }.
   *[other] Roll { dice } for { $name }.
}
due-neutral = { $who ->
    [nobody] Roll { dice } of an unused colour.
   *[other] Roll the { dice-neutral } left over.
}
due-extra = { $who ->
    [you] Roll the two extra dice for { $board }.
   *[other] Roll the two extra dice for { $name } ({ $board }).
}
due-boards = Lay out the boards for casinos 1, 2, 3…
due-pair = Draw two cards: pair { $number } of 6.
due-aside = Draw the 24 cards of rounds 2 and 3.

handover-title = Pass the keyboard to { $name }
handover-fist = { $name } is about to choose in secret. Everyone else, please look away.
handover-guess = The fist is closed. { $name } guesses.
handover-split = { $name } is about to split the Black Box in secret. Everyone else, please look away.
handover-box = The Black Box is split. { $name } chooses a group.
handover-bad-luck = { $name } pays for Bad Luck and looks at hidden cards. Everyone else, please look away.

scoring-title = Round { $round } is over
scoring-casino = Casino
scoring-tied = Tied, out
scoring-paid = Paid to
scoring-unclaimed = To no one
scoring-board = Boards
standings-seat = Player
standings-round = This round
standings-total = Total
final-title = The game is over
final-rank = Place
final-money = Money
final-bills = { $game ->
    [las-vegas] Bills
   *[other] Cards and chips
}
final-won = { $who ->
    [you] You win with { $score }!
   *[other] { $name } wins with { $score }!
}
final-shared = { $who ->
    [you] You and { $names } share the win with { $score } each!
   *[other] { $names } share the win with { $score } each!
}

saved-open =
    Your game is saved. Continue with:
    zocker play --resume { $path }
saved-over =
    The finished game is saved. Check it with:
    zocker verify { $path }

log-title = The game so far
boards-title = The boards of this round
help-title-gambler = Gambler in short
help-title-royale = Las Vegas Royale in short
help-title-las-vegas-2019 = Las Vegas 2019 in short
help-title-las-vegas = Las Vegas in short
help-text-las-vegas =
    Roll your dice, choose one face, and put all your dice of that face into the
    casino with that number. When all dice are placed, each casino pays its bills:
    the highest to the player with the most dice there, the next to the second, and
    so on while bills last. But ties cancel out first: players with the same number
    of dice in a casino win nothing there. After four rounds the player with the
    most money wins, and with equal money the one with more bills.

    Amounts beside dice show what they would win now. “=” or “tie” means cancelled
    out, “–” means that no bill is left. Neutral dice belong to no one, but count.
    You see only your own money until the game ends.

    Enter or R  roll, continue       1–6  choose a casino
    U  take your move back, until the next dice or another player’s move
    H  hint     L  log     ?  this help     Q  save and leave (so does Ctrl-C)

    All the rules: zocker rules las-vegas
help-text-las-vegas-2019 =
    { help-biggy }

    { help-amounts }

    { help-keys }

    All the rules: zocker rules las-vegas-2019
help-text-royale =
    { help-biggy }

    When you place dice in a casino that has a board, do what the board says. B
    explains the boards that are out. Some pay when the round is scored.

    { help-amounts }

    { help-keys }
    B  what the boards do             0  do nothing, where you may

    All the rules: zocker rules royale
help-text-gambler =
    Roll five dice and place one or more that fit on the tableau: each on the next
    box ‹ › of a row. A box takes the face it shows; stars take equal dice, ♠♠♠♦♦
    three and two. Then stop, or roll what is left of the five again. If a
    die fits, you must place one. If none fits, your turn is over.

    When you fill the last box of a row, you get its points, or pay them if the row
    is black. When all boxes are full the round is over and the dice are shared
    out again. You win if you have { $target } points or more after a round.

    Enter or R  roll, continue       1–6  place a die in that row
    51  a 1 in row 5 (add the face where several fit: 5_)
    R  roll again     S  stop
    U  take your move back, until the next dice or another player’s move
    H  hint     L  log     ?  this help     Q  save and leave (so does Ctrl-C)

    All the rules: zocker rules gambler
help-biggy =
    Roll your dice, choose one face, and put all your dice of that face into the
    casino with that number, or pass for a chip. The Biggy counts as two dice. When
    no one has dice left, each casino pays its two cards: the higher to the highest
    total there, the other to the second highest. But ties cancel out first:
    players with the same total in a casino win nothing there. After three rounds
    the player with the most money wins, each chip counting $10,000, and with equal
    money the one with more cards and chips.
help-amounts =
    Amounts beside dice show what they would win now. “=” or “tie” means cancelled
    out, “–” means that no card is left. [●] is a Biggy. Neutral and grey dice
    belong to no one, but count. You see only your own cards until the game ends.
help-keys =
    Enter or R  roll, continue       1–6  choose          P  pass for a chip
    U  take your move back, until the next dice or another player’s move
    H  hint     L  log     ?  this help     Q  save and leave (so does Ctrl-C)

error-same-name = Two players can’t have the same name: { $names }.
error-play-dice = Dice can be “system” or “typed”, not “{ $dice }”.
error-typed-seed = A seed is for dice that the computer rolls, not for dice that you type.
error-resume-alone = A saved game already has its game, players, options and dice. Give --resume without them.
error-resume-over = The game in { $path } is over, so it can’t continue.
