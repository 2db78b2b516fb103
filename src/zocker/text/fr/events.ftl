### What happens at a table, one sentence each. $who is "you", "other" (then $name), "neutral", "grey" or "nobody".

seat-number = Place { $number }
money = { NUMBER($dollars) } $
money-short = { $thousands }k
chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}

dice = { $biggy ->
    [0] { $neutral ->
        [0] { dice-small }
       *[other] { $small ->
            [0] { dice-neutral }
           *[other] { dice-small } et { dice-neutral }
        }
    }
   *[other] { $small ->
        [0] le Biggy
       *[other] { dice-small } et le Biggy
    }
}
dice-small = { $small ->
    [one] { $small } dé
   *[other] { $small } dés
}
dice-neutral = { $neutral ->
    [one] 1 dé neutre
   *[other] { $neutral } dés neutres
}
die-kind = { $die ->
    [biggy] le Biggy
   *[small] un petit dé
}
die-label = { $die ->
    [biggy] Biggy
   *[small] petit dé
}

event-starter-drawn = { $who ->
    [you] Vous commencez la partie.
   *[other] { $name } commence la partie.
}
event-round-began = { $who ->
    [you] La manche { $round } commence : à vous d’abord.
   *[other] La manche { $round } commence : à { $name } d’abord.
}
event-stocked = { $known ->
    [yes] Le casino { $casino } reçoit un billet de { $bill }.
   *[no] Le casino { $casino } reçoit un billet.
}
event-neutral-rolled = { $who ->
    [nobody] Les dés neutres sont lancés et répartis dans les casinos : { $roll }.
    [you] Vous lancez les dés neutres restants et les répartissez dans les casinos : { $roll }.
   *[other] { $name } lance les dés neutres restants et les répartit dans les casinos : { $roll }.
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
    [you] Égalité au casino { $casino } : vous n’y gagnez rien avec { tied-dice }.
    [neutral] Égalité au casino { $casino } : les dés neutres n’y gagnent rien avec { tied-dice }.
    [grey] Égalité au casino { $casino } : les dés gris n’y gagnent rien avec { tied-dice }.
   *[other] Égalité au casino { $casino } : { $name } n’y gagne rien avec { tied-dice }.
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
        [you] Vous gagnez { a-bill } au casino { $casino }.
       *[other] { $name } gagne { a-bill } au casino { $casino }.
    }
}
a-bill = { $game ->
    [las-vegas] un billet
   *[other] une carte
}
event-unclaimed = { $game ->
    [las-vegas] { unclaimed-bill }
   *[other] { unclaimed-card }
}
unclaimed-bill = { $known ->
    [yes] { $who ->
        [neutral] Les dés neutres gagnent { $bill } au casino { $casino } ; le billet va sous la pile.
       *[nobody] Personne ne gagne les { $bill } du casino { $casino } ; le billet va sous la pile.
    }
   *[no] { $who ->
        [neutral] Les dés neutres gagnent un billet au casino { $casino } ; il va sous la pile.
       *[nobody] Personne ne gagne un billet du casino { $casino } ; il va sous la pile.
    }
}
unclaimed-card = { $known ->
    [yes] { $who ->
        [neutral] Les dés neutres gagnent { $bill } au casino { $casino } ; la carte est retirée.
        [grey] Les dés gris gagnent { $bill } au casino { $casino } ; la carte est retirée.
       *[nobody] Personne ne gagne les { $bill } du casino { $casino } ; la carte est retirée.
    }
   *[no] { $who ->
        [neutral] Les dés neutres gagnent une carte au casino { $casino } ; elle est retirée.
        [grey] Les dés gris gagnent une carte au casino { $casino } ; elle est retirée.
       *[nobody] Personne ne gagne une carte du casino { $casino } ; elle est retirée.
    }
}
event-took-back = { $who ->
    [you] Vous annulez votre coup.
   *[other] { $name } annule son coup.
}

### Royale et Las Vegas 2019.

event-boards-laid = Les plateaux de cette manche : { $boards }.
event-pair-drawn = { $known ->
    [yes] Une paire de cartes est tirée : { $bills }.
   *[no] Une paire de cartes est tirée.
}
event-set-aside = Les cartes des manches 2 et 3 sont mises de côté : { $bills }.
roll-biggy = Biggy { $face }
event-extra-rolled = { $who ->
    [you] Vous lancez les dés supplémentaires pour { $board } : { $dice }.
   *[other] { $name } lance les dés supplémentaires pour { $board } : { $dice }.
}
event-rewarded = { $known ->
    [yes] { $who ->
        [you] { $board } vous rapporte { $amount }.
       *[other] { $board } rapporte { $amount } à { $name }.
    }
   *[no] { $who ->
        [you] { $board } vous paie.
       *[other] { $board } paie { $name }.
    }
}
event-fined = { $known ->
    [yes] { $who ->
        [you] Bad Luck vous coûte { $amount }.
       *[other] Bad Luck coûte { $amount } à { $name }.
    }
   *[no] { $who ->
        [you] Vous payez pour Bad Luck.
       *[other] { $name } paie pour Bad Luck.
    }
}
event-marker-taken = { $who ->
    [you] Vous prenez le marqueur Power Play.
   *[other] { $name } prend le marqueur Power Play.
}
event-marker-returned = { $who ->
    [you] Vous devez rendre le marqueur Power Play.
   *[other] { $name } doit rendre le marqueur Power Play.
}
event-tile-taken = { $who ->
    [you] Vous prenez la tuile High Five.
   *[other] { $name } prend la tuile High Five.
}
event-fist-shown = { $who ->
    [you] Vous aviez { fist-markers } dans votre poing : { fist-guess }.
   *[other] { $name } avait { fist-markers } dans son poing : { fist-guess }.
}
fist-markers = { $number ->
    [one] { $number } marqueur
   *[other] { $number } marqueurs
}
fist-guess = { $right ->
    [yes] bien deviné
   *[no] raté, ce n’était pas { $guess }
}
event-jackpot-rose = { $known ->
    [yes] Le jackpot monte à { $amount }.
   *[no] Le jackpot monte.
}
event-displaced = { $who ->
    [you] Votre { displaced-die } passe au casino { $casino }.
   *[other] { $name } voit son { displaced-die } passer au casino { $casino }.
}
displaced-die = { $die ->
    [biggy] Biggy
   *[small] dé
}
event-came-back = { $who ->
    [you] Votre { displaced-die } revient de la case dorée.
   *[other] { $name } récupère son { displaced-die }, qui était sur la case dorée.
}
event-box-shown = { $known ->
    [yes] { $who ->
        [you] Vous prenez { $taken } dans la Black Box et laissez { $left }.
       *[other] { $name } prend { $taken } dans la Black Box et laisse { $left }.
    }
   *[no] { $who ->
        [you] Vous prenez un groupe dans la Black Box.
       *[other] { $name } prend un groupe dans la Black Box.
    }
}

### Gambler.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-tableau-turned = On retourne le tableau { $tableau }.
event-die-placed = { $who ->
    [you] Vous placez un { $face } dans la rangée { $row }.
   *[other] { $name } place un { $face } dans la rangée { $row }.
}
event-rolls-again = { $who ->
    [you] Vous relancez.
   *[other] { $name } relance.
}
event-stopped = { $who ->
    [you] Vous vous arrêtez.
   *[other] { $name } s’arrête.
}
event-nothing-fits = { $who ->
    [you] Vous ne pouvez poser aucun dé : votre tour est fini.
   *[other] { $name } ne peut poser aucun dé : son tour est fini.
}
event-row-finished = { $result ->
    [won] { $who ->
        [you] Vous complétez la rangée { $row } et gagnez { $points }.
       *[other] { $name } complète la rangée { $row } et gagne { $points }.
    }
    [lost] { $who ->
        [you] Vous complétez la rangée { $row } et perdez { $points }.
       *[other] { $name } complète la rangée { $row } et perd { $points }.
    }
   *[nothing] { $who ->
        [you] Vous complétez la rangée { $row }, mais n’avez pas de points à perdre.
       *[other] { $name } complète la rangée { $row }, mais n’a pas de points à perdre.
    }
}
event-round-ended = { $who ->
    [you] Vous placez le dernier dé : la manche { $round } est finie.
   *[other] { $name } place le dernier dé : la manche { $round } est finie.
}
