### Las Vegas Royale and Las Vegas 2019: the boards, the choices, and the rules for players as Markdown.
### The clauses in docs/rules are the authority.

## The boards, in a sentence or two each.

board-a1 = Secretly take 1, 2 or 3 markers; your left neighbour guesses how many. If the guess is wrong, they bring you 2 chips, $30,000 or $40,000.
board-a2 = Roll the extra dice: a total of 7 or a double wins the jackpot, which then starts at $30,000 again. Otherwise it grows by $10,000, up to $80,000.
board-b1 = Before scoring, whoever leads here rolls the extra dice and may put none, one or both into the casinos that they show. Each counts as one more die there.
board-b2 = Roll the extra dice, then stop or bet that the next total is higher or lower: 1 chip, $30,000, $40,000, $60,000. A wrong bet or an equal total ends it with nothing.
board-c1 = The first who counts at least five here when placing takes the tile. It is worth $100,000 at scoring, whatever happens later.
board-c2 = After scoring, everybody with the lowest count here must pay $50,000. To have no dice here counts, too.
board-d1 = Get $10,000 for each casino where you have dice: 1 or 2 chips, or a card of $30,000 to $60,000.
board-d2 = Who alone counts most here when placing takes the marker; it goes back as soon as no player leads alone. With it you may, instead of rolling, turn one of your dice to any face and place it.
board-e1 = Close another casino: no dice get in or out until the round is over. The marker moves on and pays: 2 chips, nothing, $30,000, nothing, 1 chip, nothing.
board-e2 = Take your dice back from the bar. Everybody else must put one die there, unless two of theirs are there already; dice at the bar count nowhere.
board-f1 = Take a group of grey dice and put all of it into a casino of your choice. Grey dice count like one more player.
board-f2 = Grey dice lie in the casinos. You may move one of them to a free field here, for 1 chip, for $30,000, or to set one of your dice on any face or take one back.
board-g1 = At scoring, the left neighbour of whoever wins here splits six tiles ($60,000, twice $20,000, three blanks) face down into two groups. The winner takes one of them unseen.
board-g2 = You may move any of your dice from this casino to the field. At scoring it pays like a casino: $60,000 and $30,000.
board-h1 = You may put one of the dice you just rolled on the field of its face; a die already there moves to that casino. At scoring the fields pay 1 chip, 2 chips, $30,000, $40,000, $50,000 and $60,000.
board-h2 = Roll the extra dice and choose one. 1: 1 chip, 2: 2 chips, 3: $30,000, 4: activate another board, 5: set one of your dice or take one back, 6: put a die on the gold field, which pays $60,000 at scoring.

## What lies on a board, or what it is about, where there is little room.

board-line-a1 = guess the fist
board-line-b1 = extra dice at scoring
board-line-b2 = higher or lower?
board-line-c1 = $100,000 for five
board-line-c2 = the fewest lose $50,000
board-line-d1 = $10,000 a casino
board-line-d2 = marker free
board-line-e2 = bar empty
board-line-g1 = a box at scoring
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
decision-turn = You have the Power Play marker: roll, or place one die without rolling.
decision-fist = Lucky Punch: how many markers do you take, in secret?
decision-guess = Lucky Punch: how many markers are in the fist?
decision-prime-time = Prime Time: the extra dice show { $dice }. Where do they go?
decision-fifty-fifty = Fifty Fifty: the dice make { $total }. Will the next total be higher or lower?
decision-no-entry = No Entry!: which casino do you close?
decision-knockout = Knockout?: which of your dice goes to the bar?
decision-block-it = Block It!: which grey dice go where?
decision-handicap = Handicap: which grey die do you take, and for what?
decision-action = Set one of your dice, or take one back (no board is activated).
decision-split = Black Box: how do you split the tiles, in secret?
decision-box = Black Box: which group do you take?
decision-double-down = Double Down: which dice go from here to the field?
decision-nice-dice = Nice Dice: which die do you put on its field?
decision-my-choice = My Choice: the extra dice show { $dice }. Which one do you take?
decision-activate = My Choice: which board do you activate?
decision-gold = My Choice: which die goes on the gold field?

## Choices: as a label, or as a sentence about who chose.

move-place-place = { $biggy ->
    [0] { dice } in { $casino }
   *[other] { dice-biggy } in { $casino }
}
move-place-pass = { $who ->
    [label] pass (costs 1 chip)
    [you] You hand in a chip and pass.
   *[other] { $name } hands in a chip and passes.
}
move-place-end = { $who ->
    [label] end your turn: only the closed casino was rolled
    [you] You can't place anything: your turn ends.
   *[other] { $name } can't place anything.
}
move-turn-roll = { $who ->
    [label] roll
    [you] You keep Power Play for later.
   *[other] { $name } keeps Power Play for later.
}
move-turn-turn = { $who ->
    [label] { die-label } to { $casino }
    [you] By Power Play you place { die-kind } in { $casino }.
   *[other] By Power Play { $name } places { die-kind } in { $casino }.
}
move-action-turn = { $who ->
    [label] { die-label } to { $casino }
    [you] You set { die-kind } in { $casino }.
   *[other] { $name } sets { die-kind } in { $casino }.
}
move-action-return = { $who ->
    [label] { die-label } back from { $casino }
    [you] You take { die-kind } back from { $casino }.
   *[other] { $name } takes { die-kind } back from { $casino }.
}
move-fist-choose = { $who ->
    [label] { fist-markers } (wins { $amount })
    [you] You take { fist-markers } in your fist.
   *[other] { $name } takes { fist-markers } in the fist.
}
move-fist-secret = { $who ->
    [you] You close your fist around some markers.
   *[other] { $name } closes a fist around some markers.
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
    [you] You put no extra die anywhere.
   *[other] { $name } puts no extra die anywhere.
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
    [label] { $number ->
        [1] the group of { $first }
       *[other] the group of { $second }
    }
    [you] You choose group { $number }.
   *[other] { $name } chooses group { $number }.
}
move-double-down-double = { $who ->
    [label] { dice-biggy }
    [you] You move { dice-biggy } to the field.
   *[other] { $name } moves { dice-biggy } to the field.
}
move-double-down-decline = { $who ->
    [label] none
    [you] You move no dice to the field.
   *[other] { $name } moves no dice to the field.
}
move-nice-dice-nice = { $who ->
    [label] { die-label } on field { $number } (wins { $amount })
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
    [5] set a die or take one back
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

## The rules.

rules-royale =
    # Las Vegas Royale
    { rules-2019-idea } And up to six boards, different ones in every round, reward, tempt or annoy whoever
    places dice beside them.

    { rules-2019-material }
    - 8 boards with two faces each, 2 black extra dice, 9 grey dice without faces.

    { rules-2019-round }
    - The eight boards are shuffled and turned at random. The first goes to casino 1, the second to casino 2,
      the third to casino 3; with more boards, on to 4, 5 and 6.
    - The 24 cards of rounds 2 and 3 are set aside when the game begins; the others are the bank, which pays
      what boards promise.

    { rules-2019-turn }

    ### Boards
    If the casino in which you placed has a board, you activate it once, however many dice you placed. Dice that come into a casino in any other way activate nothing. What a board says you must do as
    far as you can, unless it says "may". Afterwards your other dice go back to your supply.

    { rules-2019-scoring }
    4. **Boards.** Before all this comes Prime Time; each casino's board pays right after its casino; Bad Luck
       is paid at the very end. Then all dice return, and the boards are cleared away.

    { rules-2019-end }

    { rules-2019-two } Grey dice are another imaginary player: neutral and grey dice can tie each other.

    ## The boards
    "You" is whoever activates the board. Two faces of the same board (same letter) are never out together.

    - **A1 Lucky Punch.** { board-a1 }
    - **A2 Jackpot.** { board-a2 }
    - **B1 Prime Time.** { board-b1 }
    - **B2 Fifty Fifty.** { board-b2 }
    - **C1 High Five.** { board-c1 }
    - **C2 Bad Luck.** { board-c2 }
    - **D1 Pay Day.** { board-d1 }
    - **D2 Power Play.** { board-d2 }
    - **E1 No Entry!** { board-e1 } If the tile lies somewhere already, you may also leave it there, for
      nothing.
    - **E2 Knockout?** { board-e2 }
    - **F1 Block It!** { board-f1 } The groups are 1, 1, 2, 2 and 3 dice.
    - **F2 Handicap.** { board-f2 } One grey die lies in each of the casinos 1 to 3, two in each of 4 to 6;
      two fields pay a chip, three $30,000, four allow the action.
    - **G1 Black Box.** { board-g1 }
    - **G2 Double Down.** { board-g2 }
    - **H1 Nice Dice.** { board-h1 }
    - **H2 My Choice.** { board-h2 }

    ## Table options
    - `boards`: how many boards are out, 0 to 6 (3 by default).
    - `no_repeat`: faces that were out in an earlier round don't come back while there are others (`true`), or
      every round is drawn afresh (`false`, the default).
    - `faces`: fixed boards, for instance `A1 D2 H1` in all rounds, or three such lists with slashes between.
    { rules-2019-options }

    On the command line: `--option boards=6`.

    { rules-2019-rulings }
    - **The set-aside cards** are no secret, only how they will be paired is: the log names them.
    - **Who leads.** Power Play looks at all dice, imaginary players' too; the marker passes to another player
      only when that player activates the board. It is looked at after every complete step: a whole placement,
      a whole group of grey dice, one moved die.
    - **Power Play** is used instead of a roll, never after one, and such a turn can't be passed with a chip.
    - **Closed casinos.** Dice in them count as usual, and their boards still pay at scoring. If you roll
      nothing but the closed casino's number, your turn ends and costs you nothing.
    - **High Five** needs an activation: who comes to five in another way waits for the next one.
    - **Bad Luck.** Imaginary players neither count nor pay, dice on boards don't count. You pay with cards
      first, as few as possible, then as little as possible; change comes as one card, never in chips, so you
      may have to overpay. Chips are touched only if all your cards are worth less than $50,000.
    - **Prime Time** dice may cost you the very casino that let you roll them. They never count for High Five
      or Double Down.
    - **My Choice** lets you take either die, even one whose action is impossible. 4 reaches every other board
      that is out, but only once in a turn.
    - **Nice Dice.** If the casino of a field is closed, a die that lies on the field stays, and so the field
      can't be used. A Biggy pays once.
    - **Winners.** If an imaginary player wins a casino or nobody does, what its board promises the winner is
      not played.
    - **Secrets.** Fists and boxes are shown to all once they are decided.

rules-las-vegas-2019 =
    # Las Vegas 2019
    { rules-2019-idea }

    { rules-2019-material }

    { rules-2019-round }

    { rules-2019-turn }

    { rules-2019-scoring }

    { rules-2019-end }

    { rules-2019-two }

    ## Table options
    - `boards`: always 0 here; with boards the game is called Las Vegas Royale (`zocker rules royale`). So
      `no_repeat` and `faces`, which are about boards, change nothing.
    { rules-2019-options }

    On the command line: `--option neutral=false`.

    { rules-2019-rulings }

rules-2019-idea = Six casinos have money to give away, and your dice decide how much of it is yours: try to count more in a casino than anybody else. But beware: if somebody else counts just as much there, neither of you gets anything.
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
    - Six pairs of cards are drawn. The pair with the highest sum goes to casino 6, the next to casino 5, and so
      on; of equal sums, the pair with the higher card goes to the higher casino.
    - Everybody has all dice again and takes 2 chips, on top of those left over.
    - The table names the first start player or leaves it to chance. Later rounds are started by whoever took
      the higher card at casino 6; if no player did, at casino 5, and so on down.
rules-2019-turn =
    ## Your turn
    The start player begins, then turns go clockwise.

    1. Roll all the dice that you have left.
    2. Choose one of the faces you see, and put **all** your dice of that face into the casino with that
       number, the Biggy too if it shows it. Or hand in a chip and **pass**: all your dice stay with you.

    Without dice you sit out. The round is over when nobody has dice left.
rules-2019-scoring =
    ## Scoring
    1. **Ties cancel out.** In each casino, all players who count the same are out and win nothing there. That
       can hit several groups in one casino.
    2. **Cards are paid**, casino by casino from 1 to 6. Of the players still there, whoever counts most takes
       the higher card, the second the other one. Nobody else gets anything.
    3. Cards that nobody won go back, and are not seen again in this game.
rules-2019-end =
    ## The end
    The game ends after three rounds. Most money wins, chips included; among equals, more cards and chips
    together; if these are equal too, they share the win.
rules-2019-two =
    ## Two players
    At the start of each round all 8 dice of an unused colour are rolled and put into the casinos that they
    show. They stay there and count as an imaginary player: cards that it wins go back.
rules-2019-options =
    - `neutral`: with two players, play with neutral dice (`true`, the default) or without (`false`).
    - `starter`: who starts the first round, a seat number or `random` (the default).
    - `open_money`: everybody's cards are visible (`true`) or hidden until the end (`false`, the default). Chips
      are always visible.
rules-2019-rulings =
    ## Our rulings
    Here the rulebook is silent or leaves a choice.

    - **Start player.** In the book the oldest begins. We don't ask for your age: chance decides, unless the
      table picks a seat. Clockwise is the order of the seats. If no casino had a winner, the left neighbour of
      the last start player starts the next round.
    - **Chips** never run out. Money under $30,000 is always paid in chips, more in one card.
    - **Passing** is possible even when nobody else has dice; a chip then buys a new roll. There is no passing
      without a roll.
    - **Taking back.** You may take a choice back until dice, cards or somebody else come after it.
    - **Hidden money.** The others see your cards only when the game is over, unless the table plays with
      `open_money`. Every payment is public when it happens, but of earlier rounds the log leaves out what
      others won.
    - **Imaginary players** have no turn, no money and no place in the result. One that takes the higher card at
      a casino counts as "no player" for the next start, even if a player took the lower one.
    - **Equal cards.** Of two equal cards, the first-ranked player took the higher one.
    - **Typed-in positions.** A game may begin with any position of a real table in which somebody is about to
      roll or has just rolled; a position that can never arise is refused.
