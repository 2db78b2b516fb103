### The story of a finished game.

story-seat-luck = { $fortune ->
    [lucky] +{ $luck } from luck
    [unlucky] −{ $luck } from bad luck
   *[neither] luck evened out
}
story-seat = { story-seat-luck }, { $erred ->
    [yes] −{ $errors } from mistakes
   *[no] no mistakes
}
story-not-judged = Luck and mistakes can’t be measured for this kind of game yet.
story-error = This mistake cost { $points } percentage points. Better: { $move }.
story-best-round = Best round: { $name }, { $amount } in round { $round }.
story-theft = Biggest steal: { $name }, { $amount } in round { $round }.
story-own-record = Your best result so far: { $score }. It was { $before } before.

## How you get better

lapse = { $kind ->
    [many] Too many dice at once
    [few] Too few dice at once
    [where] The right number of dice in the wrong casino
    [passed] Passed when dice were worth placing
    [not-passed] Placed dice when passing was better
    [stopped] Stopped too early
    [went-on] Carried on when it was time to stop
    [rolled] Rolled again instead of placing
    [placed] Placed a die instead of rolling again
    [row] The wrong row
    [die] The wrong die
   *[board] At { $kind }
}
skill-some-luck-only = Some of these games count for luck only, because we can’t yet tell real mistakes from noise in our estimates there.
lapse-worst = Worst: { $day }, round { $round }, −{ $points }.
