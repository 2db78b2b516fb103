### Was it luck? What rolls and choices have changed.

help-analyse = Find out whether it was luck: what every roll and every choice changed in a recorded game.
help-analyse-file = A record; or a folder of records, to see how much of those games was luck.
help-analyse-chart = Draw everybody’s chance to win into this file, which must end in .svg or .png.

analyse-title = { $game }, { $players } players: was it luck?
analyse-chart-title = { $game }, { $players } players: everybody’s chance to win
analyse-round = Round { $round }
analyse-verdict = { $how ->
    [by-luck] { $name } won by luck: without it, { $ahead } would have been ahead.
    [lucky-but-ahead] { $name } won with luck, but would have been ahead without it.
    [lucky] { $name } won with luck.
    [shared] { $name } share the win.
    [against-luck] { $name } won even though luck was on the other side.
   *[without-luck] { $name } won without any help from luck.
}
analyse-shared = { $names } share the win; without luck, { $ahead } would have been ahead.
analyse-not-over = The game is not over: the result is how things stand.
analyse-contradicts = Whether it was luck cannot be said here: on the way the chances were corrected by more than a whole win.
analyse-lucky = Most luck: { $lucky } (+{ $more } percentage points of the chance to win). Least: { $unlucky } (−{ $less }).
analyse-errors = Fewest mistakes: { $careful } (−{ $little }). Most: { $careless } (−{ $much }, worth about { $money }).
analyse-luck-only = In games of this kind we can’t yet tell real mistakes from noise in our estimates, so we only show luck.
analyse-turning-points = Where it turned
analyse-turning = Round { $round }: { $text }
analyse-better = Better: { $move }.
analyse-moved = { $name } { $way ->
    [up] rises
   *[down] falls
} from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analyse-money-shown = Everybody shows their money.
analyse-dealt = Round { $round } is dealt. { $text }
analyse-course = The chances, from start to end
analyse-seat = Seat
analyse-start = Start
analyse-luck = Luck
analyse-own = Own mistakes
analyse-others = Others’ mistakes
analyse-corrections = Correction
analyse-result = Result
analyse-without = Without luck
analyse-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-game-points = { NUMBER($points) } points in the game
analyse-whole = { NUMBER($number) }
analyse-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analyse-notes = All in percentage points of the chance to win; start, luck, mistakes and correction add up to the result. Below the mistakes: { $unit ->
    [points] how many points of the game would have been worth the same
   *[money] how much money would have been worth the same
}.
analyse-notes-luck = All in percentage points of the chance to win.
analyse-value = { $value ->
    [exact] The chances are those of two players who never err: exact within a round, and between rounds to a tenth of a point.
    [mixed] The chances were learned from millions of games, and are exact at the very end.
   *[learned] The chances were learned from millions of games.
}
analyse-correction = The correction is what they got wrong at first and saw later.
analyse-shares-title = How much of it was luck?
analyse-game = Game
analyse-players = Players
analyse-level = Level
analyse-person = people
analyse-games = Games
analyse-share-of-luck = Share of luck [95 %]
analyse-covariance = Correlation
analyse-correlation = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-shares-notes = The share is Var(luck) / (Var(luck) + Var(choices)) over all seats; the correlation is that of luck and choices. Luck is its standard deviation in percentage points of the chance to win.
analyse-shares-unknown = A dash stands for games in which we can’t yet tell real mistakes from noise in our estimates.
analyse-skipped = { $skipped ->
    [one] One of { $records } records was skipped.
   *[other] { $skipped } of { $records } records were skipped.
}

error-not-learned = There are no learned values for { $game } with { $players } players yet.
error-net-unnamed = The value network { $net } doesn’t name the features it was trained on, so train it again.
error-net-gone = The value network { $net } was trained on “{ $feature }”, which is no longer observed, so train it again.
error-net-seats = The value network { $net } was trained for fewer than { $players } players.
error-nothing-to-analyse = Nothing has happened in this game yet.
error-no-records = There are no records (*.json) in { $path }.
error-no-good-records = { $records ->
    [one] The only record in { $path } can’t be analysed.
   *[other] None of the { $records } records in { $path } can be analysed.
}
error-chart = A chart is written as SVG or PNG: { $path } must end in .svg or .png.
error-no-pillow = A PNG needs Pillow: pip install "zocker[png]". An SVG needs nothing.
