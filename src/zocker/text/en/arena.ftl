### Bots against each other with duplicate dice.

arena-title = { $game }, { $players } players, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $games ->
    [one] one game
   *[other] { $games } games
} ({ $each } for each bot), seed { NUMBER($seed, useGrouping: 0) }
arena-rating = Rating
arena-skill = Skill
arena-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-give-or-take = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-cross = How often the row ranked above the column (a tie counts half):
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-notes = Every deal was played from all seats, so the intervals count deals, not games (normal approximation).
    Rating: the skill by openskill (Plackett–Luce) minus three times its uncertainty, after { $rated ->
        [one] the first game.
       *[other] the first { $rated } games.
    }
    { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

error-arena-bots = { $bots ->
    [one] One bot is too few for { $players } seats, because each seat needs a different bot.
   *[other] { $bots } bots are too few for { $players } seats, because each seat needs a different bot.
}
error-arena-twice = The bot { $bot } is named twice, but all bots in the arena must be different.
