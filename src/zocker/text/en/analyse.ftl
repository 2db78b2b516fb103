### Was it luck? What rolls and choices have changed.

help-analyse = Say whether it was luck: what every roll and every choice of a recorded game has changed.
help-analyse-file = A record, or a folder of records: how much of these games was luck.
help-analyse-chart = Draw everybody’s chance to win into a file with this name, ending in .svg.

analyse-title = { $game }, { $players } players: was it luck?
analyse-seat = Seat
analyse-start = Start
analyse-luck = Luck
analyse-own = Own errors
analyse-others = Others’ errors
analyse-corrections = Second thoughts
analyse-result = Result
analyse-without = Without luck
analyse-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-percent = { NUMBER($share, style: "percent") }
analyse-notes = In points of the chance to win: start, luck, errors and second thoughts add up to the result. { $value ->
    [exact] Values are exact: nobody could play better.
   *[learned] Values are learned from games against oneself; second thoughts are what they correct from one event to the next.
}
analyse-turning = Line { $line }: { $text } { $name }: { NUMBER($before, style: "percent", maximumFractionDigits: 0) } → { NUMBER($after, style: "percent", maximumFractionDigits: 0) }.
analyse-better = Better: { $move }.
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
error-chart = A chart is written as SVG: { $path } must end in .svg.
