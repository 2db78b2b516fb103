### Las Vegas (2012): the rules for players, as Markdown. The clauses in docs/rules are the authority.

rules-las-vegas =
    # Las Vegas
    Each of six casinos has money to win. Get more dice into a casino than anyone else and its biggest bill is
    yours. But beware! If someone else has just as many there, neither of you gets anything.

    ## What you need
    - 2 to 5 players, each with 8 dice of one colour.
    - Six casinos, one for each face of a die: Gold Mine (1), Bajazzo (2), Miracle (3), Oasis (4), Sphinx (5),
      Show Hall (6).
    - 54 bills: six of $10,000, eight of $20,000, eight of $30,000, six of $40,000, six of $50,000, and five
      each of $60,000, $70,000, $80,000 and $90,000.

    ## Setting up a round
    - Before the first round, shuffle the bills into a face-down stack. Later rounds draw from the same stack.
    - Stock casinos 1 to 6 one after the other. Each gets bills from the stack until it offers $50,000 or more.
      All bills stay visible, sorted by value.
    - Everyone takes all 8 dice back.
    - Choose the first player, or let chance decide. Each later round is started by the player to the left of the
      one who started the last round.

    ## Your turn
    The first player begins, and play goes clockwise.

    1. Roll all the dice that you have left.
    2. Choose one of the faces you see, and put **all** your dice of that face into the casino with that
       number, never just some of them. It doesn’t matter whose dice are already there.

    When you have no dice left, you sit out the rest of the round. At the end, one player may take several turns
    in a row. The round is over when every die is in a casino.

    ## Scoring
    1. **Ties cancel out.** In each casino, players with the same number of dice take them back and win nothing
       there. That can hit several groups in one casino.
    2. **Bills are paid**, casino by casino from 1 to 6. Of the players still there, the one with the most dice
       takes the highest bill, the next one the second highest, and so on while bills last. Two bills of the
       same value are two prizes.
    3. Bills that no one wins go face down under the stack and don’t come back in this game.

    ### Example
    Oasis offers $80,000, $30,000 and $10,000. Anna has 4 dice there, Ben and Clara have 3 each, David has
    one. Ben and Clara cancel each other out. Anna takes the $80,000, David the $30,000 with a single die,
    and the $10,000 goes under the stack. With only 3 dice Anna would have been caught in the tie as well, and
    David would have won the $80,000.

    ## The end
    The game ends after four rounds. The player with the most money wins. If players have equal money, the
    one with more bills wins. If these are equal too, they share the win.

    ## With neutral dice
    A variant for 2, 3 or 4 players. White dice, which belong to no one, join in:

    - At the start of each round everyone also gets white dice: 4 each for two players, 2 each for three or
      four.
    - With three players, 2 of the 8 white dice are left over. The first player rolls them before the round
      begins and puts them into the casinos that they show.
    - Roll your white dice together with your own. When you choose a face, place all your dice of that face, white
      ones included. You stay in the round while you have dice of either kind.
    - In scoring, all white dice in a casino count as one more player, in ties too. Bills that White wins go
      under the stack.

    ## Table options
rules-las-vegas-after =
    On the command line: `--option neutral=true`.

    ## Our rulings
    These fill the gaps where the rulebook is silent or leaves a choice.

    - **First player.** In the rulebook the oldest player begins. We don’t ask your age, so chance decides before
      the first bill is drawn, unless the table picks a seat. Clockwise is the order of the seats.
    - **The stack.** Each bill that hasn’t been drawn yet is equally likely to come next.
    - **No passing.** You must choose a face, even when there is only one.
    - **Taking back.** You may take a placement back until the next dice or bills are on the table.
    - **Ties.** Having no dice in a casino is not a tie. A casino’s ties are cleared just before it pays.
    - **Hidden money.** In some editions you may hide your winnings, in others you must. Here the others see your
      total and your bills only when the game is over, unless the table plays with `open_money`.
    - **The log.** Every payment is public when it happens, so you may keep count. But for earlier rounds the log
      leaves out the values of all bills, except those that you won yourself. When the game is over, it shows
      everything.
    - **The winner.** The number of bills matters only among players with equal money.
    - **White dice.** With three players, the 2 dice left over are rolled once the casinos are stocked. White has no
      turn, no money and no place in the result.
    - **Typed-in positions.** A game may start from any position of a real table in which someone is about to
      roll or has just rolled. Bills that it doesn’t mention count as still in the stack. Impossible positions
      are refused.
