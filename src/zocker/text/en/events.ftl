### What happens at a table, one sentence each. $who is "you", "other" (then $name), "neutral" or "nobody".

money = ${ NUMBER($dollars) }
money-short = { $thousands }k

dice = { $own ->
    [0] { dice-neutral }
   *[other] { $neutral ->
        [0] { dice-own }
       *[other] { dice-own } and { dice-neutral }
    }
}
dice-own = { $own ->
    [one] 1 die
   *[other] { $own } dice
}
dice-neutral = { $neutral ->
    [one] 1 neutral die
   *[other] { $neutral } neutral dice
}

event-starter-drawn = { $who ->
    [you] You start the game.
   *[other] { $name } starts the game.
}
event-round-began = { $who ->
    [you] Round { $round } begins; you start.
   *[other] Round { $round } begins; { $name } starts.
}
event-stocked = { $known ->
    [yes] { $bill } goes to { $casino }.
   *[no] A bill goes to { $casino }.
}
event-leftover-rolled = { $who ->
    [you] You roll the spare neutral dice into the casinos: { $roll }.
   *[other] { $name } rolls the spare neutral dice into the casinos: { $roll }.
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
        [you] You win a bill in { $casino }.
       *[other] { $name } wins a bill in { $casino }.
    }
}
event-unclaimed = { $known ->
    [yes] { $who ->
        [neutral] The neutral dice win { $bill } in { $casino }, so it goes under the stack.
       *[nobody] Nobody wins { $bill } in { $casino }; it goes under the stack.
    }
   *[no] { $who ->
        [neutral] The neutral dice win a bill in { $casino }, so it goes under the stack.
       *[nobody] Nobody wins a bill in { $casino }; it goes under the stack.
    }
}
event-took-back = { $who ->
    [you] You take your move back.
   *[other] { $name } takes the move back.
}
