### The story of a finished game in the browser, at the end and in the replay.

web-story-waits = Analysing the game…
web-story-chances = Win chances
web-story-money = { $unit ->
    [points] Points after each round
   *[money] Money after each round
}
web-story-round = Round { $round }
web-story-short-round = R{ $round }
web-story-start = Start
web-story-player = Player
web-story-result = Result
web-story-luck = { $mistakes ->
    [named] Luck and mistakes
   *[none] Luck
}
web-story-luck-about = In percentage points of win chance.
web-story-adds-up = Added to the starting chance, they give the result.
web-story-unit = { $mistakes ->
    [named] Luck and mistakes in percentage points of win chance
   *[none] Luck in percentage points of win chance
}
web-story-part = { $part ->
    [luck] Luck
    [own] Own mistakes
    [others] Others’ mistakes
   *[corrections] Correction
}
web-story-turned = Turning points
web-story-see = See it
web-story-see-round = See it in the replay, round { $round }
web-story-records = Highlights
web-story-moment = The table at that moment
web-story-chances-now = Win chances
web-story-try = Try it
web-story-try-about = Play on from here against bots, with new dice.
web-story-card = Share a picture
web-story-card-state = { $state ->
    [saved] The picture is in your downloads.
   *[failed] This browser can’t draw the picture.
}

## My statistics

web-skill-chart = { $mistakes ->
    [named] Luck, mistakes and strength, game by game
   *[none] Luck, game by game
}
web-skill-summary = { $games ->
    [one] In this game
   *[other] On average
} { $fortune ->
    [lucky] +{ $luck } from luck
    [unlucky] −{ $luck } from bad luck
   *[neither] luck evened out
}{ $mistakes ->
    [named] , −{ $errors } from mistakes, in percentage points of win chance.
   *[none] { $fortune ->
        [neither] .
       *[other] , in percentage points of win chance.
    }
}
web-skill-without-luck = Without luck you would have won { $strength } of your last games. A fair share is { $fair }.
web-skill-strength = Strength: the share you would have won without luck, last ten games
web-skill-missing = { $games ->
    [one] Still looking at one game…
   *[other] Still looking at { $games } games…
}
web-skill-better = Your costliest habits
web-skill-cost = { $times ->
    [one] Once
   *[other] { $times } times
}, −{ $points } in all.
