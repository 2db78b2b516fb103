### What happens at a table, one sentence each. $who is "you", "other" (then $name), "neutral", "grey" or "nobody".

seat-number = Seat { $number }
money = ${ NUMBER($dollars) }
money-short = { $thousands }k
chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}

dice = { $biggy ->
    [0] { $neutral ->
        [0] { dice-small }
       *[other] { $small ->
            [0] { dice-neutral }
           *[other] { dice-small } and { dice-neutral }
        }
    }
   *[other] { $small ->
        [0] the Biggy
       *[other] { dice-small } and the Biggy
    }
}
dice-small = { $small ->
    [one] 1 die
   *[other] { $small } dice
}
dice-neutral = { $neutral ->
    [one] 1 neutral die
   *[other] { $neutral } neutral dice
}
die-kind = { $die ->
    [biggy] the Biggy
   *[small] a small die
}
die-label = { $die ->
    [biggy] Biggy
   *[small] small die
}

event-starter-drawn = { $who ->
    [you] You start the game.
   *[other] { $name } starts the game.
}
event-round-began = { $who ->
    [you] Round { $round } begins. You start.
   *[other] Round { $round } begins. { $name } starts.
}
event-stocked = { $known ->
    [yes] { $bill } goes to { $casino }.
   *[no] A bill goes to { $casino }.
}
event-neutral-rolled = { $who ->
    [nobody] The neutral dice are rolled and put in the casinos: { $roll }.
    [you] You roll the spare neutral dice and put them in the casinos: { $roll }.
   *[other] { $name } rolls the spare neutral dice and puts them in the casinos: { $roll }.
}
event-rolled = { $who ->
    [you] You roll { $roll }.
   *[other] { $name } rolls { $roll }.
}
event-placed = { $who ->
    [you] You place { dice } in { $casino }.
   *[other] { $name } places { dice } in { $casino }.
}
event-tied = { $who ->
    [you] You are tied in { $casino } with { tied-dice } and win nothing there.
    [neutral] The neutral dice in { $casino } are tied and win nothing: { tied-dice }.
    [grey] The grey dice in { $casino } are tied and win nothing: { tied-dice }.
   *[other] { $name } is tied in { $casino } with { tied-dice } and wins nothing there.
}
tied-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
event-paid = { $known ->
    [yes] { $who ->
        [you] You win { $bill } in { $casino }.
       *[other] { $name } wins { $bill } in { $casino }.
    }
   *[no] { $who ->
        [you] You win { a-bill } in { $casino }.
       *[other] { $name } wins { a-bill } in { $casino }.
    }
}
a-bill = { $game ->
    [las-vegas] a bill
   *[other] a card
}
event-unclaimed = { $game ->
    [las-vegas] { unclaimed-bill }
   *[other] { unclaimed-card }
}
unclaimed-bill = { $known ->
    [yes] { $who ->
        [neutral] The neutral dice win { $bill } in { $casino }, so it goes under the stack.
       *[nobody] No one wins { $bill } in { $casino }, so it goes under the stack.
    }
   *[no] { $who ->
        [neutral] The neutral dice win a bill in { $casino }, so it goes under the stack.
       *[nobody] No one wins a bill in { $casino }, so it goes under the stack.
    }
}
unclaimed-card = { $known ->
    [yes] { $who ->
        [neutral] The neutral dice win { $bill } in { $casino }, so the card goes back.
        [grey] The grey dice win { $bill } in { $casino }, so the card goes back.
       *[nobody] No one wins { $bill } in { $casino }, so the card goes back.
    }
   *[no] { $who ->
        [neutral] The neutral dice win a card in { $casino }, so it goes back.
        [grey] The grey dice win a card in { $casino }, so it goes back.
       *[nobody] No one wins a card in { $casino }, so it goes back.
    }
}
event-took-back = { $who ->
    [you] You take back your move.
   *[other] { $name } takes back a move.
}

### Royale and Las Vegas 2019.

event-boards-laid = The boards of this round: { $boards }.
event-pair-drawn = { $known ->
    [yes] A pair of cards is drawn: { $bills }.
   *[no] A pair of cards is drawn.
}
event-set-aside = The cards of rounds 2 and 3 are set aside: { $bills }.
roll-biggy = Biggy { $face }
event-extra-rolled = { $who ->
    [you] You roll the extra dice for { $board }: { $dice }.
   *[other] { $name } rolls the extra dice for { $board }: { $dice }.
}
event-rewarded = { $known ->
    [yes] { $who ->
        [you] You get { $amount } from { $board }.
       *[other] { $name } gets { $amount } from { $board }.
    }
   *[no] { $who ->
        [you] { $board } pays you.
       *[other] { $board } pays { $name }.
    }
}
event-fined = { $known ->
    [yes] { $who ->
        [you] You lose { $amount } to Bad Luck.
       *[other] { $name } loses { $amount } to Bad Luck.
    }
   *[no] { $who ->
        [you] You pay for Bad Luck.
       *[other] { $name } pays for Bad Luck.
    }
}
event-marker-taken = { $who ->
    [you] You take the Power Play marker.
   *[other] { $name } takes the Power Play marker.
}
event-marker-returned = { $who ->
    [you] You must return the Power Play marker.
   *[other] { $name } must return the Power Play marker.
}
event-tile-taken = { $who ->
    [you] You take the High Five tile.
   *[other] { $name } takes the High Five tile.
}
event-fist-shown = { $who ->
    [you] You had { fist-markers } in your fist: { fist-guess }.
   *[other] { $name } had { fist-markers } in their fist: { fist-guess }.
}
fist-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
fist-guess = { $right ->
    [yes] the guess was right
   *[no] the guess of { $guess } was wrong
}
event-jackpot-rose = { $known ->
    [yes] The jackpot rises to { $amount }.
   *[no] The jackpot rises.
}
event-displaced = { $who ->
    [you] Your { displaced-die } moves to { $casino }.
   *[other] { $name }’s { displaced-die } moves to { $casino }.
}
displaced-die = { $die ->
    [biggy] Biggy
   *[small] die
}
event-came-back = { $who ->
    [you] Your { displaced-die } comes back from the gold field.
   *[other] { $name }’s { displaced-die } comes back from the gold field.
}
event-box-shown = { $known ->
    [yes] { $who ->
        [you] You take { $taken } from the Black Box and leave { $left }.
       *[other] { $name } takes { $taken } from the Black Box and leaves { $left }.
    }
   *[no] { $who ->
        [you] You take a group from the Black Box.
       *[other] { $name } takes a group from the Black Box.
    }
}

### Gambler.

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-tableau-turned = Tableau { $tableau } is turned up.
event-die-placed = { $who ->
    [you] You place a { $face } in row { $row }.
   *[other] { $name } places a { $face } in row { $row }.
}
event-rolls-again = { $who ->
    [you] You roll again.
   *[other] { $name } rolls again.
}
event-stopped = { $who ->
    [you] You stop.
   *[other] { $name } stops.
}
event-nothing-fits = { $who ->
    [you] Nothing fits, so your turn is over.
   *[other] Nothing fits, so { $name }’s turn is over.
}
event-row-finished = { $result ->
    [won] { $who ->
        [you] You complete row { $row } and win { $points }.
       *[other] { $name } completes row { $row } and wins { $points }.
    }
    [lost] { $who ->
        [you] You complete row { $row } and lose { $points }.
       *[other] { $name } completes row { $row } and loses { $points }.
    }
   *[nothing] { $who ->
        [you] You complete row { $row }, but have no points to lose.
       *[other] { $name } completes row { $row }, but has no points to lose.
    }
}
event-round-ended = { $who ->
    [you] You place the last die, so round { $round } is over.
   *[other] { $name } places the last die, so round { $round } is over.
}
