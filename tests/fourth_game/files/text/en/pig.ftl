### Pig.

terminal-title-pig = PIG
help-title-pig = Pig in short
help-text-pig = Roll as often as you like. A 1 loses the turn; holding keeps its points.
pig-turn = { $points } points this turn.
decision-pig = Roll on, or keep your points?
move-pig-roll = roll on
move-pig-hold = hold
event-pig-rolled = { $who ->
    [you] You roll a { $face }.
   *[other] { $name } rolls a { $face }.
}
event-pig-held = { $who ->
    [you] You hold.
   *[other] { $name } holds.
}
event-pig-rolled-on = { $who ->
    [you] You roll on.
   *[other] { $name } rolls on.
}
event-pig-turn-lost = { $who ->
    [you] You lose the turn.
   *[other] { $name } loses the turn.
}
