### The game in the terminal.

terminal-you = You
terminal-neutral = Neutral
terminal-title = LAS VEGAS
terminal-round = Round { $round } of { $rounds }
terminal-started = { $who ->
    [you] you started
   *[other] { $name } started
}
terminal-casino = Casino
terminal-bills = Bills
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
    [2] second, no bill left for you
    [3] third, no bill left for you
    [4] fourth, no bill left for you
   *[other] last, no bill left for you
}
choice-tied = tie with { $names }: you cancel each other out
choice-absent = neutral dice only, nothing for you
choice-rival = { $name } gets { $prize }
choice-rival-nothing = { $name } gets nothing

key-enter = Enter
key-roll = { $dice ->
    [one] roll 1 die
   *[other] roll { $dice } dice
}
key-choose = choose a casino
key-on = go on
key-back = take back
key-close = back to the table
key-auto = let the computer do it
key-log = log
key-help = help
key-leave = leave

hint-roll = Press Enter to roll.
hint-choose = Type the number of a casino: { $moves }.
hint-on = Press Enter to go on.

ask-starter = Who starts? Type the number of a seat, 1 to { $players }.
ask-bill = Draw bills for casino { $casino } until they make $50,000, and type them: 20k 60k
ask-roll = { $who ->
    [you] Roll { dice } and type them: { ask-example }
   *[other] Roll { dice } for { $name } and type them: { ask-example }
}
ask-example = { $neutral ->
    [0] 1 1 4
   *[other] 1 1 4 + 3
}
ask-leftover = Roll the { dice-neutral } left over and type them: 3 5

scoring-title = Round { $round } is over
scoring-casino = Casino
scoring-tied = Tied, out
scoring-paid = Paid to
scoring-unclaimed = Nobody's
standings-seat = Player
standings-round = This round
standings-total = In all
final-title = The game is over
final-rank = Place
final-money = Money
final-bills = Bills
final-won = { $who ->
    [you] You win with { $money }!
   *[other] { $name } wins with { $money }!
}
final-shared = { $who ->
    [you] You and { $names } share the win with { $money } each!
   *[other] { $names } share the win with { $money } each!
}

saved-open =
    Your game is saved. Go on with:
    zocker play --resume { $path }
saved-over =
    The whole game is kept. Check it with:
    zocker verify { $path }

log-title = What happened so far
help-title = Las Vegas in short
help-text =
    Roll your dice, choose one face, and put all your dice of that face into the
    casino with that number. When all dice are placed, each casino pays its bills:
    the highest to whoever has most dice there, the next to the second, and so on
    while bills last. But first, all who have equally many dice in a casino cancel
    each other out there. After four rounds the most money wins; then the most
    bills.

    Amounts beside dice are what they would win as things stand; “=” or “tie”
    means cancelled out, “–” that no bill is left. Neutral dice belong to nobody
    but count. You see only your own money: everybody's is shown when the game
    ends.

    Enter or R  roll, go on          1–6  choose a casino
    U  take your move back, until dice or somebody else came after it
    L  log of the game     ?  this help     Q  save and leave (so does Ctrl-C)

    All the rules: zocker rules las-vegas

error-same-name = Two players can't have the same name: { $names }.
error-play-dice = Dice can be "system" or "typed", not "{ $dice }".
error-typed-seed = A seed is for dice that the computer rolls, not for dice that you type.
error-resume-alone = A saved game has its game, players, options and dice already: give --resume without them.
error-resume-over = The game in { $path } is over: there is nothing to go on with.
