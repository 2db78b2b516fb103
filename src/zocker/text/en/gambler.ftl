### Gambler (1998): its words on the screen, and the rules for players as Markdown. The clauses in docs/rules are the authority.

terminal-tableau = Tableau { $number }: { $name }
terminal-points = Points
terminal-dice = Dice
terminal-progress = { $points } / { $target }
terminal-roll = Your dice
row = row { $row }

turn-rolls = { $any ->
    [no] { turn-roller }
   *[yes] { turn-roller }: { $done }
}
turn-roller = { $who ->
    [you] You roll { $roll }
   *[other] { $name } rolls { $roll }
}
turn-rolls-again = { $any ->
    [no] { $roll }
   *[yes] { $roll }: { $done }
}
turn-placed = { $faces } in row { $row }
turn-stopped = stop
turn-nothing-fits = nothing fits
turn-took-back = move taken back

choice-filled = { $filled } of { $boxes }, for { $points }
choice-wins = completes the row: you win { $points }
choice-loses = completes the row: you lose { $points }
choice-loses-nothing = completes the row: you have nothing to lose
stake-fits = { $percent }% that a die fits
stake-wins = { $percent }% to win up to { $points } with one die
stake-pays = { $percent }% that you must complete a black row
stake-leaves = the next player needs one die for { $points }

decision-go-on = Place another die, roll again, or stop.
decision-go-on-bare = Roll again or stop.
decision-must-place = Place a die that fits.
move-must-place-place = a { $faces } in row { $row }
move-go-on-place = { move-must-place-place }
move-go-on-roll = roll again with { dice-small }
move-go-on-stop = stop

round-rows = Rows completed
round-next = { $who ->
    [you] You start the next round.
   *[other] { $name } starts the next round.
}
ask-tableau = Turn up a tableau and type its number. Not seen yet: { $choices }
due-tableau = Turn up a tableau.

rules-gambler =
    # Gambler
    Everyone fills the same tableau with dice, but the points of a row go to the player who places its last die.
    Roll once more, for one more die? Perhaps nothing will fit. And some rows you would rather leave to the others.

    ## What you need
    - 2 to 6 players.
    - 30 dice, shared out equally: 15 each for two players, 10 for three, 7 for four, 6 for five, 5 for six.
      With four players, 2 dice stay in the box.
    - Ten double-sided boards with 20 tableaux in all.
    - Chips for points. Everyone starts with 80 points, visible to all.

    A tableau has six rows of one to six boxes each. The circle at the end of a row shows its points. A **yellow**
    row pays them, a **black** row costs them. The boxes show which dice belong there:

    - **Faces**: a die with exactly that face.
    - **Stars**: the first die may show any face, and all others in the row must show the same face.
    - **A full house**: three equal dice, then two equal dice of another face. Its boxes show two different
      signs.

    Rows are independent of each other, so two rows of stars may collect the same face or different ones, and a
    full house may repeat a face from a row of stars.

    ## Setting up a round
    - Turn up the next tableau and share out all dice again. Everyone keeps their points.
    - Choose the first player, or let chance decide. After each round, the player to the left of the one who placed
      the last die starts the next round.

    ## Your turn
    The first player begins, and play goes clockwise.

    1. Take 5 of your dice, or all if you have fewer, and roll them. Your other dice rest until your next turn.
    2. If a die fits, you **must** place one, but you choose which one and where. You may place more dice of the
       same roll. Each die goes on the leftmost empty box of a row, so one die can make room for the next.
    3. Then stop, or roll again with **all** dice of this turn that you have not placed. After each roll you must
       place at least one die again.

    Your turn is over when you stop, when you have placed all dice of the turn, or when no die of a roll fits.
    Placed dice stay where they are, and your other dice go back to your supply. When you have no dice left, you
    sit out the rest of the round.

    ## Points
    When you fill the last box of a row, you get or pay its points immediately, no matter who placed the other dice.
    If you can’t pay in full, you pay all you have and continue with 0 points. One turn may complete several rows,
    and you choose their order.

    ### Example
    Row 1 is yellow, shows 1 2 3 4, is worth 50 and is empty; row 6 is black, shows 2 2, costs 30 and has one
    die. Anna rolls 1 2 2 4 6. The 1 fits row 1, and so does a 2 after it; the 4 doesn’t, because the 3 is
    missing. She places the 1 and a 2 there, stays out of row 6, and rolls again with three dice: 2 3 4.
    Now she places the 3 and the 4 and wins the 50 points. She should stop now. With her last die she might roll
    a 2, and then she would have to place it in row 6 and pay 30 points.

    ## The end
    The round is over as soon as the last box of the tableau is filled. If someone then has 500 points or
    more, the game is over too. The player with the most points wins, and players with equal points share the win.
    If you reach 500 in the middle of a round, you have not won yet and may lose points again.

    ## Table options
rules-gambler-after =
    On the command line: `--option target=300 --option tableaux=mine.toml`.

    ## Your own tableaux
    Write your tableaux into a TOML file. Each one has a name of its own and six rows. For each row, write its boxes
    from left to right, a colon and its points, with a minus sign if the row is black:

    ```toml
    { "[" }[tableau]]
    name = "Backyard"
    beginner = true
    rows = [
      "1 2 3 4 : 50",
      "* * * * : 60",
      "full house : 80",
      "6 6 6 : 40",
      "5 : 20",
      "2 2 : -30",
    ]
    ```

    A row has 1 to 6 boxes, and a tableau at most 28. Points are multiples of 10 up to 10,000. A file has 1 to 100
    tableaux and at least one yellow row. The line `beginner = true` is optional, and at most one tableau can
    have it.

    ## Our rulings
    These fill the gaps where the rulebook is silent or leaves a choice.

    - **Our tableaux.** The rulebook doesn’t show the printed ones, so ours are of our own design.
    - **The stack.** All tableaux form one stack, so the front and back of a board may follow each other. Each
      tableau that hasn’t been turned up yet is equally likely to come next. Once all have been played, they come
      again in the same order.
    - **Chips.** Only the total counts, and the bank never runs out.
    - **First player.** In the rulebook the youngest player begins. We don’t ask your age, so chance decides before
      the first tableau is turned up, unless the table picks a seat. Clockwise is the order of the seats.
    - **One die at a time.** You place one die after the other, and each is a choice of its own, even if there is
      only one. Two dice of the same face are the same choice. You never have to place a die that fits only
      after another one.
    - **Rolling again.** You may roll again even if little or nothing can fit, and stop even if more dice would.
    - **Taking back.** You may take a move back until the next dice or the next tableau, another player’s move,
      or the end of the game.
    - **The order of rows.** A row pays or costs its points when its last box is filled, so the order in which you
      place your dice may matter.
    - **The winner.** If several players reach the target, the highest total wins. With `rounds` the game ends after
      that many rounds at the latest, and the player with the most points wins. Even if someone has the target
      from the start, one round is played.
    - **Files of tableaux.** Their limits are listed above. Without `beginner_first`, the mark for beginners has no
      effect.
    - **Typed-in positions.** A game may start from any position of a real table in which someone is about to
      begin a turn or has just made its first roll. Impossible positions are refused.
