### The story of a finished game in the browser, at the end and in the replay.

web-story-waits = The game is being looked at…
web-story-chances = Everybody’s chance to win
web-story-money = { $unit ->
    [points] Points after each round
   *[money] Money after each round
}
web-story-round = Round { $round }
web-story-short-round = R{ $round }
web-story-start = Start
web-story-player = Player
web-story-result = Result
web-story-luck = Luck and errors
web-story-luck-about = In points of the chance to win. From the start on they add up to the result.
web-story-part = { $part ->
    [luck] Luck
    [own] Own errors
    [others] Others’ errors
   *[corrections] Second thoughts
}
web-story-turned = Where it turned
web-story-see = See it
web-story-see-round = See it in the replay, round { $round }
web-story-records = Feats
web-story-moment = The table at that moment
web-story-chances-now = Chances to win
web-story-try = Try it better
web-story-card = Share a picture
web-story-card-state = { $state ->
    [saved] The picture is among your downloads.
   *[failed] This browser can’t draw the picture.
}

## My statistics

web-skill-chart = Luck, errors and strength, game by game
web-skill-summary = On average { $fortune ->
    [lucky] +{ $luck } of luck
    [unlucky] −{ $luck } of luck
   *[neither] neither luck nor bad luck
}, −{ $errors } of errors. Without luck you would have won { $strength } of your last games; { $fair } is a fair share.
web-skill-strength = Strength: the share won without luck, last ten games
web-skill-missing = { $games ->
    [one] One game is still being looked at…
   *[other] { $games } games are still being looked at…
}
web-skill-better = Where you lose most
web-skill-cost = { $times ->
    [one] once
   *[other] { $times } times
}, { $points } points in all.
web-skill-try = Try again
