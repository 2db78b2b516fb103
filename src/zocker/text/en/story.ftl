### The story of a finished game.

story-seat = { $fortune ->
    [lucky] +{ $luck } lucky
    [unlucky] −{ $luck } by bad luck
   *[neither] neither lucky nor unlucky
}, { $erred ->
    [yes] −{ $errors } of errors
   *[no] no errors
}
story-not-judged = What positions of such a game are worth has not been learned yet: nobody can tell luck from errors here.
story-error = Error, −{ $points } points. Better: { $move }.
story-best-round = Best round: { $name }, { $amount } in round { $round }.
story-theft = Greatest theft: { $name } takes over the lead for { $amount } in round { $round }.
story-own-record = Your best result so far: { $score }. Before it was { $before }.

## How one gets better

lapse = { $kind ->
    [many] Too many dice at once
    [few] Too few dice at once
    [where] The right number of dice in the wrong casino
    [passed] Passed when dice were worth placing
    [not-passed] Placed dice when a pass was worth its chip
    [stopped] Stopped too early
    [went-on] Went on when it was time to stop
    [rolled] Rolled again instead of placing
    [placed] Placed a die instead of rolling again
    [row] The wrong row
    [die] The wrong die
   *[board] At { $kind }
}
lapse-worst = The worst: { $day }, round { $round }, { $points } points.
