### What happens at a table, one sentence each. $who is "you", "other" (then $name), "neutral" or "nobody".

money = { NUMBER($dollars) } $
money-short = { $thousands }k

dice = { $own ->
    [0] { dice-neutral }
   *[other] { $neutral ->
        [0] { dice-own }
       *[other] { dice-own } und { dice-neutral }
    }
}
dice-own = { $own ->
    [one] einen Würfel
   *[other] { $own } Würfel
}
dice-neutral = { $neutral ->
    [one] einen neutralen Würfel
   *[other] { $neutral } neutrale Würfel
}

event-starter-drawn = { $who ->
    [you] Du beginnst das Spiel.
   *[other] { $name } beginnt das Spiel.
}
event-round-began = { $who ->
    [you] Runde { $round } beginnt; du fängst an.
   *[other] Runde { $round } beginnt; { $name } fängt an.
}
event-stocked = { $known ->
    [yes] { $bill } kommen ins { $casino }.
   *[no] Ein Schein kommt ins { $casino }.
}
event-leftover-rolled = { $who ->
    [you] Du würfelst die übrigen neutralen Würfel in die Casinos: { $roll }.
   *[other] { $name } würfelt die übrigen neutralen Würfel in die Casinos: { $roll }.
}
event-rolled = { $who ->
    [you] Du würfelst { $roll }.
   *[other] { $name } würfelt { $roll }.
}
event-placed = { $who ->
    [you] Du legst { dice } ins { $casino }.
   *[other] { $name } legt { dice } ins { $casino }.
}
event-tied = { $who ->
    [you] Du hast im { $casino } Gleichstand mit { tied-dice } und gewinnst dort nichts.
    [neutral] Die neutralen Würfel im { $casino } haben Gleichstand mit { tied-dice } und gewinnen nichts.
   *[other] { $name } hat im { $casino } Gleichstand mit { tied-dice } und gewinnt dort nichts.
}
tied-dice = { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
event-paid = { $known ->
    [yes] { $who ->
        [you] Du gewinnst { $bill } im { $casino }.
       *[other] { $name } gewinnt { $bill } im { $casino }.
    }
   *[no] { $who ->
        [you] Du gewinnst einen Schein im { $casino }.
       *[other] { $name } gewinnt einen Schein im { $casino }.
    }
}
event-unclaimed = { $known ->
    [yes] { $who ->
        [neutral] Die neutralen Würfel gewinnen { $bill } im { $casino }; der Schein kommt unter den Stapel.
       *[nobody] Niemand gewinnt { $bill } im { $casino }; der Schein kommt unter den Stapel.
    }
   *[no] { $who ->
        [neutral] Die neutralen Würfel gewinnen einen Schein im { $casino }; er kommt unter den Stapel.
       *[nobody] Niemand gewinnt einen Schein im { $casino }; er kommt unter den Stapel.
    }
}
event-took-back = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $name } nimmt den Zug zurück.
}
