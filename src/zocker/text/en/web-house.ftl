# The house around the table: setting up, lobby, my games, another device.

web-setup-no-game = There is no such game.
web-setup-seats = Players
web-setup-seats-about = An open seat is for a friend who gets the link. A “person here” takes turns with you on this device.
web-setup-presets = How to play
web-setup-options = Options
web-setup-dice = Dice
web-setup-dice-from = { $dice ->
    [typed] We roll real dice
   *[system] Zocker rolls
}
web-setup-dice-about = { $dice ->
    [typed] Use the dice and cards of your box. Type or tap what you roll and draw, and Zocker keeps the score. Everyone plays at this device.
   *[system] All players’ devices and the server make each roll together, and anyone can check it.
}
web-setup-clock = Time for a decision
web-setup-no-clock = None
web-setup-clock-about = When the time is up, a bot decides.
web-setup-away = If a friend is away
web-setup-away-wait = Wait
web-setup-away-about = { $waits ->
    [yes] The game waits. You can still let a bot play.
   *[no] Then a bot plays until they are back.
}
web-setup-public = Public table
web-setup-public-about = { $public ->
    [yes] Anyone can find it on the front page, to join or to watch.
   *[no] Only people with the link can find it.
}
web-setup-players = Only with { $players } players.
web-setup-picked = As many as you have picked below.
web-setup-faces = { $number ->
    [0] Drawn at random
    [one] 1 board picked
   *[other] { $number } boards picked
}
web-setup-no-faces = Draw at random
web-setup-less = { $label }: less
web-setup-more = { $label }: more
web-setup-start = Start the game
web-setup-invite = Open the table and invite

web-mine-closed = Not finished: older rules
web-mine-closed-why = The rules have changed since, so these games can’t continue. This is how they stood.
web-mine-so-far = So far: { $score }
web-mine-finished = Finished
web-mine-none = You have not finished a game yet.
web-mine-play = Play one
web-mine-more = Show more
web-mine-rank = Place { $rank }
web-mine-replay = Replay
web-mine-replay-of = Replay: { $names }
web-mine-statistics = Statistics
web-mine-skill = Luck and skill
web-mine-share = { $share } won
web-mine-tally = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
web-mine-best = Best
web-mine-mean = On average

web-move-away = Move to another device
web-move-about = Your seats and your games belong to this browser. A personal link brings them to your phone or another computer.
web-move-ask = Get a link
web-move-another = Get another link
web-move-works = Open this link on the other device. It works once, for { $time }. Keep it to yourself, because anyone who opens it gets your seats.
web-move-local = This link works on this computer only. For phones and other computers, start Zocker with --lan.
web-move-link = Personal link
web-move-here = Take your seats to this device?
web-move-here-about = You can then play here as well as on the other device. The seats that this browser has had so far will no longer be yours.
web-move-take = Take my seats
web-move-leave = No, leave it
web-move-no-token = This link has been used or has expired. Get a new one on the other device, under “My games”.

### Other devices, and blocked people
web-sessions = Other devices
web-sessions-about = Lost a device, or someone else has your link? Sign out everywhere else. Only this browser will keep your seats and games.
web-sessions-end = Sign out everywhere else
web-sessions-ended = Done. Only this browser has your seats now.
web-blocked-title = Blocked people
web-unblock = Unblock
web-mine-find = Find by name or game
web-mine-discard = Delete this game
web-mine-discard-sure = Really delete?
web-mine-none-found = No game matches.
