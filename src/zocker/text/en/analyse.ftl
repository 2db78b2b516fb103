### Was it luck? What rolls and choices have changed.

help-analyse = Say whether it was luck: what every roll and every choice of a recorded game has changed.
help-analyse-file = A record, or a folder of records: how much of these games was luck.
help-analyse-chart = Draw everybody’s chance to win into a file with this name, ending in .svg or .png.

analyse-title = { $game }, { $players } players: was it luck?
analyse-chart-title = { $game }, { $players } players: everybody’s chance to win
analyse-round = Round { $round }
analyse-verdict = { $how ->
    [by-luck] { $name } has won by luck: without it { $ahead } would be ahead.
    [lucky-but-ahead] { $name } has won and was lucky, but would be ahead without luck, too.
    [against-luck] { $name } has won although luck was on the other side.
   *[without-luck] { $name } has won without any help from luck.
}
analyse-shared = { $names } share the win; without luck { $ahead } would be ahead.
analyse-not-over = The game is not over: the result is how things stand.
analyse-lucky = Most luck: { $lucky } (+{ $more } percentage points of the chance to win). Least: { $unlucky } (−{ $less }).
analyse-errors = Fewest mistakes: { $careful } (−{ $little }). Most: { $careless } (−{ $much }, worth about { $money }).
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
}. { analyse-value }
analyse-value = { $value ->
    [exact] The chances are exact: two who never err would see them so.
    [mixed] The chances were learned in millions of games, those at the very end are exact; the correction is what they got wrong and saw later.
   *[learned] The chances were learned in millions of games; the correction is what they got wrong and saw later.
}
analyse-shares-title = How much of it was luck?
analyse-game = Game
analyse-players = Players
analyse-level = Level
analyse-person = people
analyse-games = Games
analyse-share-of-luck = Share of luck [95 %]
analyse-covariance = Correlation
analyse-correlation = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-shares-notes = The share is Var(luck) / (Var(luck) + Var(choices)) over all seats; the correlation is that of luck and choices.

error-not-learned = There are no learned values for { $game } with { $players } players yet.
error-nothing-to-analyse = Nothing has happened in this game yet.
error-no-records = There are no records (*.json) in { $path }.
error-chart = A chart is written as SVG or PNG: { $path } must end in .svg or .png.
error-no-pillow = A PNG needs Pillow: pip install zocker[png]. An SVG needs nothing.
