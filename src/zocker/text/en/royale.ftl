### Las Vegas Royale and Las Vegas 2019: the boards, the choices, and the rules for players as Markdown.
### The clauses in docs/rules are the authority.

## The boards, in a sentence or two each.

board-a1 = Secretly take 1, 2 or 3 markers in your fist. The player to your left guesses how many. If the guess is right, you get nothing. If it is wrong, you get 2 chips for 1 marker, $30,000 for 2 or $40,000 for 3.
board-a2 = Roll both extra dice: a total of 7 or a double wins the jackpot, which then goes back to $30,000. Otherwise it grows by $10,000, up to $80,000.
board-b1 = Just before scoring, roll both extra dice if you would take the higher card here once ties are out. At 4-4-2, that is the player with 2. You may put none, one or both of them into the casinos that they show, but not into a closed one. Each counts there as one more die of yours.
board-b2 = Roll both extra dice, then bet that the next total will be higher, or lower, and roll again. Winning bets in a row are worth 1 chip, $30,000, $40,000 and $60,000. You may stop at any time, but stopping right away pays nothing, and $60,000 ends it. A wrong bet or an equal total leaves you with nothing.
board-c1 = The first player with a total of at least five here after placing takes the tile. A Biggy counts as two. The tile pays $100,000 at scoring, whatever happens to the dice by then.
board-c2 = At scoring, before ties are taken out, every player with the lowest total here owes $50,000, even with a total of 0. You pay after all casinos have paid. You choose how many chips to add, and lose as little as possible in cards. A player who has less pays everything.
board-d1 = Get $10,000 for each casino in which you have dice, this one included: 1 or 2 chips, or one card of $30,000 to $60,000.
board-d2 = If you alone have the highest total here after placing, take the marker. While you have it, you may turn one of your dice to any face and place it instead of rolling. It goes back as soon as no single player has the highest total here.
board-e1 = Close a casino other than this one. No die gets in or out until the round is over. The marker moves on one field and pays, in turn, 2 chips, nothing, $30,000, nothing, 1 chip, nothing. If a casino is closed already, close another one instead, or leave it closed and get no reward.
board-e2 = Take your own dice back from the bar. Then everyone else must put one of their unplaced dice there, unless two of theirs are there already. Here a Biggy counts as one die. Dice at the bar count nowhere and come back when the round is over.
board-f1 = Take one group of grey dice (1, 1, 2, 2 or 3 of them) and put all of it into a casino of your choice, but not into a closed one. Grey dice count like one more player. When no group is left, nothing happens.
board-f2 = There are grey dice in the casinos, which count like one more player. You may move one of them to a free field here and get its reward: 1 chip, $30,000 or the action. With the action, turn one of your unplaced dice to any face and put it into that casino, or take one of your dice back from a casino. Neither activates a board.
board-g1 = At scoring, the player who takes the higher card here wins some tiles. The player to their left splits six tiles ($60,000, twice $20,000, three blanks) face down into two groups of at least one tile. The winner takes one group unseen and gets its sum once: $20,000 as 2 chips, more as one card.
board-g2 = You may move any number of your dice from this casino to the field, whether you placed them just now or earlier. At scoring the field pays like a casino, and ties cancel out there too. The highest total gets $60,000, the second highest $30,000.
board-h1 = You may put one die of this roll on the field of its face: an unplaced one, or one that you just placed here. A die already there moves to the casino of that face, without activating its board. At scoring the fields 1 to 6 pay 1 chip, 2 chips, $30,000, $40,000, $50,000 and $60,000.
board-h2 = Roll both extra dice and choose one. 1: 1 chip, 2: 2 chips, 3: $30,000, 4: activate another board. 5: turn one of your unplaced dice to any face and put it into that casino, or take one of your dice back from a casino; neither activates a board. 6: put one of your unplaced dice on the gold field, which pays $60,000 at scoring; a die already there goes back to its owner.

## What lies on a board, or what it is about, where there is little room.

board-line-a1 = guess the markers
board-line-b1 = extra dice at scoring
board-line-b2 = higher or lower?
board-line-c1 = $100,000 for five
board-line-c2 = lowest pays $50,000
board-line-d1 = $10,000 per casino
board-line-d2 = marker free
board-line-e2 = bar empty
board-line-g1 = tiles at scoring
board-line-g2 = field empty
board-line-h1 = fields empty
board-line-h2 = gold field empty
board-empty = nothing left
board-closed = { $casino } closed
board-next = next: { $amount }
board-field = { $reward ->
    [chip] chip
    [card] $30k
   *[action] action
}

## What a board asks.

decision-place = Where do your dice go?
decision-turn = You have the Power Play marker. Roll, or place one die without rolling.
decision-fist = Lucky Punch: how many markers do you take, in secret?
decision-guess = Lucky Punch: how many markers are in the fist?
decision-prime-time = Prime Time: the extra dice show { $dice }. Where do they go?
decision-bad-luck = Bad Luck: how many chips do you hand over?
decision-fifty-fifty = Fifty Fifty: the total is { $total }. Will the next total be higher or lower?
decision-no-entry = No Entry! Which casino do you close?
decision-knockout = Knockout? Which of your dice goes to the bar?
decision-block-it = Block It! Which grey dice go where?
decision-handicap = Handicap: from which casino do you take a grey die, and what do you get?
decision-action = Turn and place one of your dice, or take one back.
decision-split = Black Box: split the tiles into two groups. The winner here takes one unseen.
decision-box = Black Box: which group do you take?
decision-double-down = Double Down: which dice go from here to the field?
decision-nice-dice = Nice Dice: which die do you put on its field?
decision-my-choice = My Choice: the extra dice show { $dice }. Which one do you take?
decision-activate = My Choice: which board do you activate?
decision-gold = My Choice: which die goes on the gold field?

## Choices: as a label, or as a sentence about who chose.

move-place-place = { dice } in { $casino }
move-place-pass = { $who ->
    [label] pass (costs 1 chip)
    [you] You hand in a chip and pass.
   *[other] { $name } hands in a chip and passes.
}
move-place-end = { $who ->
    [label] end your turn (only the closed casino’s number)
    [you] You can’t place anything, so your turn ends.
   *[other] { $name } can’t place anything.
}
move-turn-roll = { $who ->
    [label] roll
    [you] You save Power Play for later.
   *[other] { $name } saves Power Play for later.
}
move-turn-turn = { $who ->
    [label] { die-label } to { $casino }
    [you] With Power Play you place { die-kind } in { $casino }.
   *[other] With Power Play { $name } places { die-kind } in { $casino }.
}
move-action-turn = { $who ->
    [label] { die-label } to { $casino }
    [you] You turn { die-kind } and put it in { $casino }.
   *[other] { $name } turns { die-kind } and puts it in { $casino }.
}
move-action-return = { $who ->
    [label] { die-label } back from { $casino }
    [you] You take { die-kind } back from { $casino }.
   *[other] { $name } takes { die-kind } back from { $casino }.
}
move-fist-choose = { $who ->
    [label] { fist-markers } (wins { $amount })
    [you] You take { fist-markers } in your fist.
   *[other] { $name } takes { fist-markers } in their fist.
}
move-fist-secret = { $who ->
    [you] You close your fist around some markers.
   *[other] { $name } closes their fist around some markers.
}
move-guess-guess = { $who ->
    [label] { fist-markers }
    [you] You guess { $number }.
   *[other] { $name } guesses { $number }.
}
move-prime-time-place = { $who ->
    [label] one to { $casino }
    [you] You put one extra die in { $casino }.
   *[other] { $name } puts one extra die in { $casino }.
}
move-prime-time-both = { $who ->
    [label] both
    [you] You put both extra dice in their casinos.
   *[other] { $name } puts both extra dice in their casinos.
}
move-prime-time-decline = { $who ->
    [label] none
    [you] You leave both extra dice out.
   *[other] { $name } leaves both extra dice out.
}
move-bad-luck-choose = { $who ->
    [label] { bad-luck-chips }
    [you] You hand over { bad-luck-chips } for Bad Luck.
   *[other] { $name } hands over { bad-luck-chips } for Bad Luck.
}
move-bad-luck-decline = { $who ->
    [label] no chips
    [you] You hand over no chips for Bad Luck.
   *[other] { $name } hands over no chips for Bad Luck.
}
bad-luck-chips = { $number ->
    [one] 1 chip
   *[other] { $number } chips
}
move-fifty-fifty-stop = { $who ->
    [label] stop and take { $amount }
    [you] You stop.
   *[other] { $name } stops.
}
move-fifty-fifty-higher = { $who ->
    [label] higher (wins { $amount })
    [you] You say “higher”.
   *[other] { $name } says “higher”.
}
move-fifty-fifty-lower = { $who ->
    [label] lower (wins { $amount })
    [you] You say “lower”.
   *[other] { $name } says “lower”.
}
move-no-entry-choose = { $who ->
    [label] close { $casino }
    [you] You close { $casino }.
   *[other] { $name } closes { $casino }.
}
move-no-entry-decline = { $who ->
    [label] leave the tile where it is
    [you] You leave the No Entry! tile where it is.
   *[other] { $name } leaves the No Entry! tile where it is.
}
move-knockout-give = { $who ->
    [label] { die-label }
    [you] You put { die-kind } at the bar.
   *[other] { $name } puts { die-kind } at the bar.
}
move-block-it-block = { $who ->
    [label] { $number } to { $casino }
    [you] You block { $casino } with { grey-dice }.
   *[other] { $name } blocks { $casino } with { grey-dice }.
}
grey-dice = { $number ->
    [one] 1 grey die
   *[other] { $number } grey dice
}
move-handicap-free = { $who ->
    [label] { $casino }: { handicap-reward }
    [you] You take a grey die from { $casino }: { handicap-reward }.
   *[other] { $name } takes a grey die from { $casino }: { handicap-reward }.
}
handicap-reward = { $reward ->
    [chip] 1 chip
    [card] $30,000
   *[action] action
}
handicap-gets = { $reward ->
    [chip] get 1 chip
    [card] get $30,000
   *[action] use the action
}
move-handicap-decline = { $who ->
    [label] none
    [you] You leave the grey dice alone.
   *[other] { $name } leaves the grey dice alone.
}
move-split-split = { $who ->
    [label] { $tiles } | { $rest }
    [you] You split the tiles: { $tiles } and { $rest }.
   *[other] { $name } splits the tiles: { $tiles } and { $rest }.
}
move-split-secret = { $who ->
    [you] You split the tiles in secret.
   *[other] { $name } splits the tiles in secret.
}
move-box-choose = { $who ->
    [label] the group of { $hidden }
    [you] You choose group { $number }.
   *[other] { $name } chooses group { $number }.
}
move-double-down-double = { $who ->
    [label] { dice }
    [you] You move { dice } to the field.
   *[other] { $name } moves { dice } to the field.
}
move-double-down-decline = { $who ->
    [label] none
    [you] You move no dice to the field.
   *[other] { $name } moves no dice to the field.
}
move-nice-dice-nice = { $who ->
    [label] wins { $amount } ({ die-label }, field { $number })
    [you] You put { die-kind } on field { $number }.
   *[other] { $name } puts { die-kind } on field { $number }.
}
move-nice-dice-decline = { $who ->
    [label] none
    [you] You put no die on a field.
   *[other] { $name } puts no die on a field.
}
move-my-choice-choose = { $who ->
    [label] { my-choice-does }
    [you] You choose { $number }: { my-choice-does }.
   *[other] { $name } chooses { $number }: { my-choice-does }.
}
my-choice-does = { $number ->
    [1] 1 chip
    [2] 2 chips
    [3] $30,000
    [4] activate another board
    [5] turn and place a die, or take one back
   *[6] a die on the gold field
}
move-activate-choose = { $who ->
    [label] { $board }
    [you] You activate { $board }.
   *[other] { $name } activates { $board }.
}
move-gold-give = { $who ->
    [label] { die-label }
    [you] You put { die-kind } on the gold field.
   *[other] { $name } puts { die-kind } on the gold field.
}

## What pressing a button for a choice does, where the choice as such has no verb.

do-place-place = place { dice } in { $casino }
do-turn-turn = put { die-kind } in { $casino }
do-action-turn = put { die-kind } in { $casino }
do-action-return = take { die-kind } back from { $casino }
do-fist-choose = take { fist-markers }
do-guess-guess = guess { fist-markers }
do-prime-time-place = put one in { $casino }
do-prime-time-both = place both
do-prime-time-decline = place none
do-bad-luck-choose = hand over { bad-luck-chips }
do-bad-luck-decline = hand over no chips
do-fifty-fifty-higher = bet on higher
do-fifty-fifty-lower = bet on lower
do-knockout-give = put { die-kind } at the bar
do-block-it-block = block { $casino } with { grey-dice }
do-handicap-free = take it from { $casino }: { handicap-gets }
do-handicap-decline = don’t use Handicap
do-split-split = split like this
do-box-choose = take the group of { $hidden }
do-double-down-double = move { dice }
do-double-down-decline = leave all dice here
do-nice-dice-nice = put it on field { $number }: wins { $amount }
do-nice-dice-decline = don’t use Nice Dice
do-my-choice-choose = { $number ->
    [1] take 1 chip
    [2] take 2 chips
    [3] take $30,000
    [6] put a die on the gold field
   *[other] { my-choice-does }
}
do-activate-choose = activate { $board }
do-gold-give = put { die-kind } on the gold field

## The rules.

rules-royale =
    # Las Vegas Royale
    { rules-2019-idea } And up to six boards, new in every round, reward, tempt or annoy you when you place dice in
    their casinos.

    { rules-2019-material }
    - 8 boards with two faces each, 2 black extra dice, 9 blank grey dice.

    { rules-2019-round }
    - Shuffle all boards and turn them at random. The first goes to casino 1, the second to casino 2, the third to
      casino 3. Any others go to casinos 4, 5 and 6.
    - At the start of the game, set aside the 24 cards of rounds 2 and 3. The others are the bank, which pays the
      boards’ rewards.

    { rules-2019-turn }

    ### Boards
    If the casino in which you placed dice has a board, you activate it once, however many dice you placed.
    Dice that get into a casino in any other way activate nothing. Do what the board says as far as
    you can, unless it says “may”. Afterwards your unplaced dice go back to your supply.

    Sitting out ends when a board gives you dice back. You roll them on your next turn.

    { rules-2019-scoring }
    4. **Boards.** Prime Time comes before all this. Each board pays right after its casino, and Bad Luck is paid at
       the very end. Then everyone takes their dice back, and the boards are cleared away.

    { rules-2019-example }

    { rules-2019-end }

    { rules-2019-two } Grey dice are another imaginary player, so neutral and grey dice can tie.

    ## The boards
    “You” means the player who activates the board. Your unplaced dice are those still in front of you. The two faces
    of a board (same letter) are never out together.

    - **A1 Lucky Punch.** { board-a1 }
    - **A2 Jackpot.** { board-a2 }
    - **B1 Prime Time.** { board-b1 }
    - **B2 Fifty Fifty.** { board-b2 }
    - **C1 High Five.** { board-c1 }
    - **C2 Bad Luck.** { board-c2 }
    - **D1 Pay Day.** { board-d1 }
    - **D2 Power Play.** { board-d2 }
    - **E1 No Entry!** { board-e1 }
    - **E2 Knockout?** { board-e2 }
    - **F1 Block It!** { board-f1 }
    - **F2 Handicap.** { board-f2 } Casinos 1 to 3 start with one grey die each, casinos 4 to 6 with two.
      Two fields pay a chip, three pay $30,000, and four allow the action.
    - **G1 Black Box.** { board-g1 }
    - **G2 Double Down.** { board-g2 }
    - **H1 Nice Dice.** { board-h1 }
    - **H2 My Choice.** { board-h2 }

    ## Table options
rules-royale-after =
    On the command line: `--option boards=6`.

    { rules-2019-rulings }
    - **The set-aside cards** are no secret, and the log names them. Only their pairs are still unknown.
    - **Power Play** looks at all dice, even those of imaginary players, after every complete step: a whole
      placement, a whole group of grey dice, one moved die. The marker passes to another player only when that player
      activates the board. You use it instead of a roll, never after one, and such a turn can’t be
      passed. A player without dice keeps it.
    - **Closed casinos.** Dice in them count as usual, and their boards still pay at scoring. If you roll
      nothing but the closed casino’s number, your turn ends and costs you nothing.
    - **High Five** needs an activation. If you reach five in another way, wait until you activate it again.
    - **Bad Luck.** Imaginary players neither count nor pay, and dice on boards don’t count. Change comes as
      one card of $30,000 or more, never in chips, so you may lose more than $50,000. The bank takes chips only
      if your cards are not enough, but you may offer up to five. You choose how many if it makes a
      difference, and then lose as little as possible in cards. With a single card of $60,000 and 2
      chips you lose the card and keep the chips, or hand over everything and get $30,000 back.
    - **Handicap and My Choice.** Once you have chosen the action, you must do one of its two parts if you can.
    - **Prime Time** dice may cost you the very casino that let you roll them. They never count for High Five
      or Double Down.
    - **My Choice** lets you take either die, even one whose action is impossible. 4 reaches every other board that
      is out, but only once in a turn. If it activates Pay Day, that casino counts only if one of your dice lies
      there. With 6, a die on the gold field first goes back to its owner. If it is yours, you may put it there
      again. Without an unplaced die you leave the field as it is.
    - **Nice Dice.** If a field’s casino is closed, a die on that field can’t move, so you can’t use the field. A
      Biggy pays only once.
    - **Winners.** If an imaginary player or no one wins a casino, skip the board’s effect for the winner.
    - **Secrets.** Fists and boxes are shown to everyone once the choice is made.

rules-las-vegas-2019 =
    # Las Vegas 2019
    { rules-2019-idea }

    { rules-2019-material }

    { rules-2019-round }

    { rules-2019-turn }

    { rules-2019-scoring }

    { rules-2019-example }

    { rules-2019-end }

    { rules-2019-two }

    ## Table options
rules-las-vegas-2019-after =
    On the command line: `--option neutral=false`. With boards the game is called Las Vegas Royale
    (`zocker rules royale`).

    { rules-2019-rulings }

rules-2019-idea = Each of six casinos has money to win. Get a higher total of dice in a casino than anyone else and its better card is yours. But beware! If someone else has the same total there, neither of you gets anything.
rules-2019-material =
    ## What you need
    - 2 to 5 players, each with 7 small dice and one big die, the Biggy, of one colour. The Biggy is one die
      that counts as two wherever dice are counted.
    - Six casinos, one for each face of a die: Miracle (1), Kings (2), Moon (3), Paris (4), Cleopatra (5),
      Sunset (6).
    - 90 money cards: 11 of $30,000, 11 of $40,000, 13 of $50,000, 15 of $60,000, 13 of $70,000, 11 of $80,000,
      9 of $90,000 and 7 of $100,000.
    - Chips, each worth $10,000 at the end.
rules-2019-round =
    ## Setting up a round
    - Draw six pairs of cards. The pair with the highest sum goes to casino 6, the next to casino 5, and so on. Of
      equal sums, the pair with the higher card goes to the higher casino.
    - Everyone takes all their dice back, and 2 chips on top of any they have left.
    - Choose the first player, or let chance decide. Each later round is started by the player who took the higher
      card at casino 6. If no player did, look at casino 5, and so on down.
rules-2019-turn =
    ## Your turn
    The first player begins, and play goes clockwise.

    1. Roll all the dice that you have left.
    2. Choose one of the faces you see, and put **all** your dice of that face into the casino with that
       number, the Biggy too if it shows it. Or hand in a chip to **pass** and keep all your dice.

    When you have no dice left, you sit out. At the end, one player may take several turns in a row. The round is
    over when no one has dice left.
rules-2019-scoring =
    ## Scoring
    1. **Ties cancel out.** In each casino, players with the same total are out and win nothing there. That
       can hit several groups in one casino.
    2. **Cards are paid**, casino by casino from 1 to 6. Of the players still there, the highest total takes
       the higher card, the second highest the other one. No one else gets anything.
    3. Cards that no one wins go back and are not drawn again in this game.
rules-2019-example =
    ### Example
    Cleopatra offers $80,000 and $50,000. Anna has four small dice there, Ben has three, Clara has one and the
    Biggy, David has one. The Biggy counts as two, so Clara has three, just like Ben, and both are out. Anna
    takes the $80,000, and David the $50,000 with a single die. If Anna had one die less there, she would have
    three as well: all three would be out, David would take the $80,000, and the $50,000 would go back.
rules-2019-end =
    ## The end
    The game ends after three rounds. The player with the most money wins, chips included. If players have equal
    money, the one with more cards and chips in all wins. If these are equal too, they share the win.
rules-2019-two =
    ## Two players
    At the start of each round all 8 dice of an unused colour are rolled and put into the casinos that they
    show. They stay there and count as an imaginary player. Cards that it wins go back.
rules-2019-rulings =
    ## Our rulings
    These fill the gaps where the rulebook is silent or leaves a choice.

    - **First player.** In the rulebook the oldest player begins. We don’t ask your age, so chance decides unless the
      table picks a seat. Clockwise is the order of the seats. If no casino had a winner, the player to the left
      of the one who started the last round starts the next.
    - **Chips** never run out. Amounts under $30,000 are always paid in chips, larger ones as one card.
    - **Passing** is possible even when no one else has dice. A chip then buys a new roll. You can’t pass before
      you have rolled.
    - **Taking back.** You may take a move back until the next dice or cards are on the table, or another
      player has moved.
    - **Hidden money.** The others see your cards only when the game is over, unless the table plays with
      `open_money`. Every payment is public when it happens, but of earlier rounds the log leaves out what
      others won.
    - **Imaginary players** have no seat, no turn, no money and no place in the result. If one takes the higher card
      at a casino, no player there starts the next round, not even one who took the lower card.
    - **Equal cards.** If both cards are equal, the highest total counts as taking the higher one.
    - **Typed-in positions.** A game may start from any position of a real table in which someone is about to
      roll or has just rolled. Impossible positions are refused.
