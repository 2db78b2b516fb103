### Was it luck? What each roll and choice changed.

analyse-title = { $game }, { $players } players: was it luck?
analyse-chart-title = { $game }, { $players } players: win chances
analyse-round = Round { $round }
analyse-verdict = { $how ->
    [by-luck] { $name } won by luck. Without it, { $ahead } would have been ahead.
    [lucky-but-ahead] { $name } was lucky, but would have been ahead anyway.
    [lucky] { $name } won with some luck.
    [shared] { $name } share the win.
    [against-luck] { $name } won against the odds.
   *[without-luck] { $name } won without any help from luck.
}
analyse-shared = { $names } share the win. Without luck, { $ahead } would have been ahead.
analyse-not-over = The game is not over, so this shows the current standings.
analyse-contradicts = The estimates for this game shifted too much to tell luck from skill.
analyse-lucky = Luckiest: { $lucky } (+{ $more } percentage points of win chance). Least lucky: { $unlucky } (−{ $less }).
analyse-errors = Mistakes cost { $careful } least ({ $little } percentage points) and { $careless } most ({ $much }, worth about { $money }).
analyse-luck-only = In games of this kind we can’t yet tell real mistakes from noise in our estimates, so we only show luck.
analyse-turning-points = Turning points
analyse-turning = Round { $round }: { $text }
analyse-better = Better: { $move }.
analyse-moved = { $name } { $way ->
    [up] rises
   *[down] falls
} from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analyse-money-shown = Everyone reveals their money.
analyse-dealt = Round { $round } is dealt. { $text }
analyse-course = Win chances from start to finish
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
analyse-notes = All in percentage points of win chance. Start, luck, mistakes and correction add up to the result. Below the mistakes you see { $unit ->
    [points] how many points of the game they were worth
   *[money] how much money they were worth
}.
analyse-notes-luck = All in percentage points of win chance.
analyse-value = { $value ->
    [exact] The win chances assume two players who never make a mistake. They are exact within a round, and accurate to a tenth of a percentage point between rounds.
    [mixed] The win chances were learned from millions of games, and are exact at the very end.
   *[learned] The win chances were learned from millions of games.
}
analyse-correction = A correction is what the estimates got wrong at first and put right later.
analyse-shares-title = How much of it was luck?
analyse-game = Game
analyse-players = Players
analyse-level = Level
analyse-person = people
analyse-games = Games
analyse-share-of-luck = Share of luck [95 %]
analyse-covariance = Correlation
analyse-correlation = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analyse-shares-notes = The share is Var(luck) / (Var(luck) + Var(choices)) over all seats, and the correlation is between luck and choices. Luck is shown as its standard deviation in percentage points of win chance.
analyse-shares-unknown = A dash marks games in which we can’t yet tell real mistakes from noise in our estimates.
analyse-skipped = { $skipped ->
    [one] One of { $records } records was skipped.
   *[other] { $skipped } of { $records } records were skipped.
}

error-not-learned = There is no value network for { $game } with { $players } players yet.
error-net-unnamed = The value network { $net } doesn’t name the features it was trained on, so train it again.
error-net-gone = The value network { $net } uses the feature “{ $feature }”, which no longer exists, so train it again.
error-net-seats = The value network { $net } was trained for fewer than { $players } players.
error-nothing-to-analyse = This game has no moves to analyse yet.
error-no-records = There are no records (*.json) in { $path }.
error-no-good-records = { $records ->
    [one] The only record in { $path } can’t be analysed.
   *[other] None of the { $records } records in { $path } can be analysed.
}
error-chart = Charts are SVG or PNG files, so { $path } must end in .svg or .png.
error-no-pillow = A PNG needs Pillow: pip install "zocker[png]". An SVG needs nothing.
