### What happens at a table, one sentence each. $who is "you", "other" (then $name), "neutral" or "nobody".

money = { NUMBER($dollars) } $
money-short = { $thousands }k

dice = { $own ->
    [0] { dice-neutral }
   *[other] { $neutral ->
        [0] { dice-own }
       *[other] { dice-own } et { dice-neutral }
    }
}
dice-own = { $own ->
    [one] 1 dé
   *[other] { $own } dés
}
dice-neutral = { $neutral ->
    [one] 1 dé neutre
   *[other] { $neutral } dés neutres
}

event-starter-drawn = { $who ->
    [you] Vous commencez la partie.
   *[other] { $name } commence la partie.
}
event-round-began = { $who ->
    [you] La manche { $round } commence ; vous ouvrez.
   *[other] La manche { $round } commence ; { $name } ouvre.
}
event-stocked = { $known ->
    [yes] { $bill } arrivent au casino { $casino }.
   *[no] Un billet arrive au casino { $casino }.
}
event-leftover-rolled = { $who ->
    [you] Vous lancez les dés neutres restants dans les casinos : { $roll }.
   *[other] { $name } lance les dés neutres restants dans les casinos : { $roll }.
}
event-rolled = { $who ->
    [you] Vous lancez { $roll }.
   *[other] { $name } lance { $roll }.
}
event-placed = { $who ->
    [you] Vous placez { dice } au casino { $casino }.
   *[other] { $name } place { dice } au casino { $casino }.
}
event-tied = { $who ->
    [you] Vous êtes à égalité au casino { $casino } avec { tied-dice } et n’y gagnez rien.
    [neutral] Les dés neutres du casino { $casino } sont à égalité avec { tied-dice } et ne gagnent rien.
   *[other] { $name } est à égalité au casino { $casino } avec { tied-dice } et n’y gagne rien.
}
tied-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
event-paid = { $known ->
    [yes] { $who ->
        [you] Vous gagnez { $bill } au casino { $casino }.
       *[other] { $name } gagne { $bill } au casino { $casino }.
    }
   *[no] { $who ->
        [you] Vous gagnez un billet au casino { $casino }.
       *[other] { $name } gagne un billet au casino { $casino }.
    }
}
event-unclaimed = { $known ->
    [yes] { $who ->
        [neutral] Les dés neutres gagnent { $bill } au casino { $casino } ; le billet va sous la pile.
       *[nobody] Personne ne gagne les { $bill } du casino { $casino } ; le billet va sous la pile.
    }
   *[no] { $who ->
        [neutral] Les dés neutres gagnent un billet au casino { $casino } ; il va sous la pile.
       *[nobody] Un billet du casino { $casino } ne revient à personne ; il va sous la pile.
    }
}
event-took-back = { $who ->
    [you] Vous reprenez votre coup.
   *[other] { $name } reprend son coup.
}
