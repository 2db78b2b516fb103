### What happens at a table, one sentence each. $who is "you", "other" (then $name), "neutral", "grey" or "nobody".

seat-number = Platz { $number }
money = { NUMBER($dollars) } $
money-short = { $thousands }k
chips = { $chips ->
    [one] 1 Jeton
   *[other] { $chips } Jetons
}

dice = { $biggy ->
    [0] { $neutral ->
        [0] { dice-small }
       *[other] { $small ->
            [0] { dice-neutral }
           *[other] { dice-small } und { dice-neutral }
        }
    }
   *[other] { $small ->
        [0] den Biggy
       *[other] { dice-small } und den Biggy
    }
}
dice-small = { $small ->
    [one] einen Würfel
   *[other] { $small } Würfel
}
dice-neutral = { $neutral ->
    [one] einen neutralen Würfel
   *[other] { $neutral } neutrale Würfel
}
die-kind = { $die ->
    [biggy] den Biggy
   *[small] einen kleinen Würfel
}
die-label = { $die ->
    [biggy] Biggy
   *[small] kleiner Würfel
}

event-starter-drawn = { $who ->
    [you] Du beginnst die Partie.
   *[other] { $name } beginnt die Partie.
}
event-round-began = { $who ->
    [you] Runde { $round }: Du beginnst.
   *[other] Runde { $round }: { $name } beginnt.
}
event-stocked = { $known ->
    [yes] { $casino } erhält einen Schein zu { $bill }.
   *[no] { $casino } erhält einen Schein.
}
event-neutral-rolled = { $who ->
    [nobody] Die neutralen Würfel werden geworfen und auf die Casinos verteilt: { $roll }.
    [you] Du wirfst die übrigen neutralen Würfel und verteilst sie auf die Casinos: { $roll }.
   *[other] { $name } wirft die übrigen neutralen Würfel und verteilt sie auf die Casinos: { $roll }.
}
event-rolled = { $who ->
    [you] Du würfelst { $roll }.
   *[other] { $name } würfelt { $roll }.
}
event-placed = { $who ->
    [you] Du legst { dice } auf { $casino }.
   *[other] { $name } legt { dice } auf { $casino }.
}
event-tied = { $who ->
    [you] Gleichstand bei { $casino }: Du gehst mit { tied-dice } leer aus.
    [neutral] Gleichstand bei { $casino }: Die neutralen Würfel gehen mit { tied-dice } leer aus.
    [grey] Gleichstand bei { $casino }: Die grauen Würfel gehen mit { tied-dice } leer aus.
   *[other] Gleichstand bei { $casino }: { $name } geht mit { tied-dice } leer aus.
}
tied-dice = { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}
event-paid = { $known ->
    [yes] { $who ->
        [you] Du gewinnst { $bill } bei { $casino }.
       *[other] { $name } gewinnt { $bill } bei { $casino }.
    }
   *[no] { $who ->
        [you] Du gewinnst { a-bill } bei { $casino }.
       *[other] { $name } gewinnt { a-bill } bei { $casino }.
    }
}
a-bill = { $game ->
    [las-vegas] einen Schein
   *[other] eine Karte
}
event-unclaimed = { $game ->
    [las-vegas] { unclaimed-bill }
   *[other] { unclaimed-card }
}
unclaimed-bill = { $known ->
    [yes] { $who ->
        [neutral] Die neutralen Würfel gewinnen { $bill } bei { $casino }, der Schein kommt unter den Stapel.
       *[nobody] Niemand gewinnt { $bill } bei { $casino }, der Schein kommt unter den Stapel.
    }
   *[no] { $who ->
        [neutral] Die neutralen Würfel gewinnen einen Schein bei { $casino }, er kommt unter den Stapel.
       *[nobody] Niemand gewinnt einen Schein bei { $casino }, er kommt unter den Stapel.
    }
}
unclaimed-card = { $known ->
    [yes] { $who ->
        [neutral] Die neutralen Würfel gewinnen { $bill } bei { $casino }, die Karte geht zurück.
        [grey] Die grauen Würfel gewinnen { $bill } bei { $casino }, die Karte geht zurück.
       *[nobody] Niemand gewinnt { $bill } bei { $casino }, die Karte geht zurück.
    }
   *[no] { $who ->
        [neutral] Die neutralen Würfel gewinnen eine Karte bei { $casino }, sie geht zurück.
        [grey] Die grauen Würfel gewinnen eine Karte bei { $casino }, sie geht zurück.
       *[nobody] Niemand gewinnt eine Karte bei { $casino }, sie geht zurück.
    }
}
event-took-back = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}

### Royale und Las Vegas 2019.

event-boards-laid = Die Tafeln dieser Runde: { $boards }.
event-pair-drawn = { $known ->
    [yes] Ein Kartenpaar wird gezogen: { $bills }.
   *[no] Ein Kartenpaar wird gezogen.
}
event-set-aside = Die Karten der Runden 2 und 3 werden beiseitegelegt: { $bills }.
roll-biggy = Biggy { $face }
event-extra-rolled = { $who ->
    [you] Du wirfst die Extrawürfel für { $board }: { $dice }.
   *[other] { $name } wirft die Extrawürfel für { $board }: { $dice }.
}
event-rewarded = { $known ->
    [yes] { $who ->
        [you] Du bekommst { $amount } von { $board }.
       *[other] { $name } bekommt { $amount } von { $board }.
    }
   *[no] { $who ->
        [you] Du bekommst etwas von { $board }.
       *[other] { $name } bekommt etwas von { $board }.
    }
}
event-fined = { $known ->
    [yes] { $who ->
        [you] Du verlierst { $amount } durch Bad Luck.
       *[other] { $name } verliert { $amount } durch Bad Luck.
    }
   *[no] { $who ->
        [you] Du zahlst für Bad Luck.
       *[other] { $name } zahlt für Bad Luck.
    }
}
event-marker-taken = { $who ->
    [you] Du nimmst den Power-Play-Marker.
   *[other] { $name } nimmt den Power-Play-Marker.
}
event-marker-returned = { $who ->
    [you] Du musst den Power-Play-Marker zurückgeben.
   *[other] { $name } muss den Power-Play-Marker zurückgeben.
}
event-tile-taken = { $who ->
    [you] Du nimmst das High-Five-Plättchen.
   *[other] { $name } nimmt das High-Five-Plättchen.
}
event-fist-shown = { $who ->
    [you] Du hattest { fist-markers } in der Faust: { fist-guess }.
   *[other] { $name } hatte { fist-markers } in der Faust: { fist-guess }.
}
fist-markers = { $number ->
    [one] 1 Marker
   *[other] { $number } Marker
}
fist-guess = { $right ->
    [yes] richtig geraten
   *[no] falsch geraten ({ $guess })
}
event-jackpot-rose = { $known ->
    [yes] Der Jackpot steigt auf { $amount }.
   *[no] Der Jackpot steigt.
}
event-displaced = { $who ->
    [you] { displaced-die } von dir zieht weiter auf { $casino }.
   *[other] { displaced-die } von { $name } zieht weiter auf { $casino }.
}
displaced-die = { $die ->
    [biggy] Der Biggy
   *[small] Ein Würfel
}
event-came-back = { $who ->
    [you] { displaced-die } von dir kommt vom Goldfeld zurück.
   *[other] { displaced-die } von { $name } kommt vom Goldfeld zurück.
}
event-box-shown = { $known ->
    [yes] { $who ->
        [you] Du nimmst { $taken } aus der Black Box und lässt { $left } liegen.
       *[other] { $name } nimmt { $taken } aus der Black Box und lässt { $left } liegen.
    }
   *[no] { $who ->
        [you] Du nimmst eine Gruppe aus der Black Box.
       *[other] { $name } nimmt eine Gruppe aus der Black Box.
    }
}

### Gambler.

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-tableau-turned = Neues Tableau: { $tableau }.
event-die-placed = { $who ->
    [you] Du legst eine { $face } in Reihe { $row }.
   *[other] { $name } legt eine { $face } in Reihe { $row }.
}
event-rolls-again = { $who ->
    [you] Du würfelst noch einmal.
   *[other] { $name } würfelt noch einmal.
}
event-stopped = { $who ->
    [you] Du hörst auf.
   *[other] { $name } hört auf.
}
event-nothing-fits = { $who ->
    [you] Nichts passt: Dein Zug ist zu Ende.
   *[other] Nichts passt: Der Zug von { $name } ist zu Ende.
}
event-row-finished = { $result ->
    [won] { $who ->
        [you] Du schließt Reihe { $row } ab und gewinnst { $points }.
       *[other] { $name } schließt Reihe { $row } ab und gewinnt { $points }.
    }
    [lost] { $who ->
        [you] Du schließt Reihe { $row } ab und verlierst { $points }.
       *[other] { $name } schließt Reihe { $row } ab und verliert { $points }.
    }
   *[nothing] { $who ->
        [you] Du schließt Reihe { $row } ab, hast aber keine Punkte zu verlieren.
       *[other] { $name } schließt Reihe { $row } ab, hat aber keine Punkte zu verlieren.
    }
}
event-round-ended = { $who ->
    [you] Du legst den letzten Würfel: Runde { $round } ist zu Ende.
   *[other] { $name } legt den letzten Würfel: Runde { $round } ist zu Ende.
}
