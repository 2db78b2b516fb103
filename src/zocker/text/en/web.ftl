### The browser: buttons, headings and what is read out. Sentences about the game come from the other files.

web-pitch = Four dice games about Las Vegas and greed. Play bots right away, or invite friends with a link.
web-game = { $game ->
    [gambler] Gambler
    [royale] Las Vegas Royale
    [las-vegas-2019] Las Vegas 2019
   *[las-vegas] Las Vegas
}
web-about = { $game ->
    [gambler] Fill rows with dice, then roll again or stop. Complete a row and its points are yours. Black rows cost you.
    [royale] The casinos of 2019 with boards that reward, tempt and annoy: jackpots, fists, barriers, a black box.
    [las-vegas-2019] Cards instead of bills, a Biggy that counts as two, and chips for passing.
   *[las-vegas] The classic of 2012. Put your dice where the money is, but beware of ties.
}
web-opponents = Opponents
web-level = Bots
web-level-about = { $level ->
    [rookie] Plays along and forgives mistakes
    [shark] Thinks ahead and shows no mercy
    [legend] Counts, computes, has seen it all
   *[regular] Knows the game
}
web-your-name = Your name
web-nickname = Lucky
web-play-bots = Play against bots
web-play-friends = Play with friends
web-play-whoever = Play with anyone online
web-unreachable = Zocker can’t be reached right now. Please try again.
web-more-options = More options
web-learn-first = New here? Learn it in two minutes
web-learn-new = New here? Learn a game in two minutes
web-retry = Try again
web-house = More from Zocker
web-go-on = Continue playing
web-all-my-games = All my games ({ $number })
web-open-tables = Open tables
web-no-open-tables = There is no public table right now. Pick a game and “Play with anyone online”, and others will find your table here.
web-table-does = { $does ->
    [turn] Your turn
    [wait] Waiting room
    [join] Join
    [watch] Watch
   *[go-on] Continue
}
web-seats-open = { $number ->
    [one] 1 seat open
   *[other] { $number } seats open
}
web-watching-number = { $number ->
    [one] 1 watching
   *[other] { $number } watching
}
web-learn = Learn in two minutes
web-learn-about = A short lesson for each game, and every board and tableau explained.
web-my-games = My games
web-my-games-about = Your current and past games, and how they went.
web-just-now = just now

web-title-turn = ● Your turn – Zocker
web-title-turn-of = ● { $name } – Zocker
web-title-table = { web-game } – Zocker
web-back = All games
web-close = Close
web-page-help = Rules
web-page-log = Log
web-page-share = Share
web-page-dice = Check the dice
web-page-settings = Settings
web-shield = { web-page-dice }: { $level ->
    [green] all is well
    [amber] there is something to know
   *[red] something is wrong
}
web-awaited = { $devices ->
    [0] Waiting for your device
    [one] Waiting for { $names }’s device
   *[other] Waiting for the devices of { $names }
}
web-go-on-without = Continue without them
web-go-on-why = The proof of the dice then starts over with everyone who is here. Every check shows this.
web-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
web-no-connection = No connection. Trying again…
web-checking-dice = Checking the dice…
web-pressed-kept = Your choice is kept.
web-slow = Slow connection
web-outdated = This page is out of date. Please reload it.
web-no-table = There is no such table.
web-watching = You are watching.
web-warming = The strongest bots are still loading and play simpler moves for now.
web-practice = Practice
web-practice-about = You’re playing on from a position in an earlier game, with new dice. This doesn’t count towards your statistics.

web-portrait = Change how you look
web-seats = Players
web-seat = { $name }, { web-seat-state }{ $active ->
    [yes] , to play
   *[no] { "" }
}: { web-seat-has }
web-seat-has = { web-dice-left }, { $score }{ $chips ->
    [0] { "" }
    [one] , 1 chip
   *[other] , { $chips } chips
}
web-seat-more = About { $name }
web-seat-about = { $state ->
    [you] That’s you.
    [away] Away right now. Their turn waits, or a bot plays for them.
    [stand-in] A bot is playing until they are back.
   *[here] At the table.
}
web-dice-left = { $dice ->
    [0] no dice left
    [one] 1 die left
   *[other] { $dice } dice left
}
web-seat-state = { $state ->
    [rookie] Rookie
    [regular] Regular
    [shark] Shark
    [legend] Legend
    [away] away
    [stand-in] a bot plays
    [you] you
    [device] at this device
    [open] open
   *[here] here
}
web-hidden = money face down
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-stand-in = Let a bot play
web-stand-in-now = Let a bot play now
web-is-away = { $name } is away
web-bot-takes-over = A bot takes over in
web-open-seat = Open seat
web-owner-neutral = Neutral dice
web-owner-grey = Grey dice

web-felt = Table
web-casino = Casino { $number }, { $name }{ $closed ->
    [yes] , closed
   *[no] { "" }
}: { $bills ->
    [0] nothing left to win
   *[other] { $money }
}
web-board = What does this board do?
web-board-amount = pays { $amount }
web-board-holder = { $name } has it
web-board-closed = casino { $casino } is closed
web-board-groups = groups of grey dice left: { $groups }
web-board-fields = free fields: { $chips } for a chip, { $bills } for $30,000, { $actions } for an action
web-board-die = { $name } { $die ->
    [biggy] with the Biggy
   *[small] with a die
}{ $field ->
    [0] { "" }
   *[other] { " " }on field { $field }
}
web-row = { $owner }: { $count }, { $state ->
    [tied] tied
    [leads] leads{ $ahead ->
        [0] { "" }
       *[other] { " " }by { $ahead }
    }, wins { $prize }
    [paid] wins { $prize }
   *[unpaid] wins nothing
}
web-tie = tie
web-ahead = { $ahead } more than second place there
web-tableau-row = Row { $number }: { $filled } of { $boxes } filled{ $fits ->
    [none] { "" }
   *[other] , next { $fits }
}, { $points } points.
web-row-number = Row { $number }
web-race = First to { $target } points

web-turn-of = { $away ->
    [yes] { $name }’s turn, but they are away
   *[no] { $name }’s turn
}
web-last-count = Final count
web-scoring = Scoring the round
web-skip = Skip
web-replay = Show the last turn again
web-undo = Take back
web-undo-brief = Take back
web-hint = Hint
web-dice = Dice that fit
web-face = Dice with { $face }
web-choose = Choose
web-key = Key { $key }

web-waiting-room = The game starts when all seats are taken.
web-public = Public table
web-real-dice = Real dice
web-all-here = All seats are taken.
web-start-now = Start the game
web-gathers = The game starts when everyone is here.
web-start-incomplete = Start now, with bots for missing players
web-seat-for = { $for ->
    [me] You
    [open] Open seat
    [here] Person here
    [rookie] Bot: Rookie
    [shark] Bot: Shark
    [legend] Bot: Legend
   *[regular] Bot: Regular
}
web-seat-who = Player in seat { $number }
web-seat-name = Name of the person in seat { $number }
web-name = Name
web-player = Player { $number }
web-seat-up = Move up: { $name }
web-seat-down = Move down: { $name }
web-seat-moved = { $name } now has seat { $number }.
web-seat-remove = Remove seat { $number }
web-seat-add = Add a seat
web-send-away = Send { $name } away
web-sit-down = Sit down
web-join = Join
web-invited = { $number ->
    [one] { $names } invites you to play
   *[other] { $names } are waiting for you
}
web-name-missing = Type your name first.
web-start = Start now, with bots in the open seats
web-start-with = Start with { $people }
web-wait-for-host = You have a seat. The host starts the game.
web-full = All seats are taken. You can watch once the game starts.
web-invite = Invite friends
web-share-text = Anyone who opens this link can join or watch.
web-share-local = This link works on this computer only. To play with phones and other computers, start Zocker with --lan.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-invitation = Let’s play { web-game }! Open this link and take a seat.
web-send-invitation = Send invitation
web-copy-invitation = Copy invitation
web-qr = QR code of the link

web-again = Play again
web-come-along = { $name } wants a rematch: join in
web-watch-again = { $name } is playing again: watch
web-to-rematch = Go to the rematch
web-rematch-wanted = { $wanted ->
    [one] { $wanted } of { $people } wants a rematch
   *[other] { $wanted } of { $people } want a rematch
}
web-rematch-asked = { $name } wants a rematch
web-join-in = Join in
web-not-now = Not now
web-see-story = See the story
web-see-result = See the result
web-see-again = Watch the replay
web-was-it-luck = Was it luck?
web-look-at-table = Look at the table
web-record = Save the record

web-speed = Speed
web-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
    [instant] Instant
   *[normal] Normal
}
web-speed-instant = If every player chooses Instant, bots move immediately and moves can’t be taken back.
web-sound = Sound
web-auto-roll = Roll for me when it’s my turn
web-language = Language

web-boards = The boards of this round
web-in-short = In short
web-rules = { $game ->
    [gambler] { web-rules-gambler }
    [royale] { web-rules-royale }
    [las-vegas-2019] { web-rules-biggy }
   *[las-vegas] { web-rules-bills }
}
web-rules-bills =
    Roll your dice, choose one face, and put all your dice of that face into the casino with that number.
    When all dice are placed, each casino pays its bills. But ties cancel out first: players with the same number of dice in a casino win nothing there. Of the others, the player with the most dice takes the highest bill, the next player takes the second highest, and so on. A green +2 means a lead of two dice.
    After four rounds the player with the most money wins. You see only your own money until then.
web-rules-biggy =
    Roll your dice, choose one face, and put all your dice of that face into the casino with that number, or pass for a chip. The Biggy counts as two dice.
    When no one has dice left, each casino pays its two cards. But ties cancel out first: players with the same total in a casino win nothing there. Of the others, the highest total takes the higher card and the second highest takes the other. A green +2 means a lead of two dice.
    After three rounds the player with the most money wins, and each chip is worth $10,000. You see only your own cards until then.
web-rules-royale =
    { web-rules-biggy }
    When you place dice in a casino that has a board, do what the board says. Some boards pay when the round is scored.
web-rules-gambler =
    Thirty dice are shared out equally. On your turn roll five of yours and place one or more that fit on the tableau, each on the next box of a row.
    Then stop, or roll what is left of the five again. If a die fits, you must place one. If none fits, your turn is over.
    When you fill the last box of a row, you get its points, or pay them if the row is black. When all boxes are full, the round is over and the next tableau is turned up. You win if you have 500 points after a round.
web-sign-face = A die with exactly this face.
web-sign-star = Stars: any face, as long as the whole row matches.
web-sign-house = A full house: three equal dice on the green stars, two equal dice of another face on the red diamonds.
web-sign-points = The points that the row pays, or costs if it is black.
web-sign-dice = Beside a name: the dice left for this round.
web-keys = Keys
web-keys-roll = R
web-keys-roll-does = roll
web-keys-choose = 1–6
web-keys-choose-does = choose by number (in Gambler the row, then the face)
web-keys-pass = P
web-keys-pass-does = pass
web-keys-hint = H
web-keys-hint-does = hint: what each choice is worth
web-keys-undo = U
web-keys-undo-does = take back, until the next dice or another player’s move
web-keys-log = L
web-keys-log-does = log
web-keys-skip = Esc
web-keys-skip-does = skip what is being shown

### Around a turn
web-pages = Pages
web-tray = Your tray
web-your-turn = Your turn. { $what }
web-turn-named = { $name }, your turn. { $what }
web-rolled = The dice show { $dice }.
web-die = { $kind ->
    [biggy] Biggy { $face }
    [neutral] neutral { $face }
   *[own] { $face }
}
web-choice = { $key }: { $label }.

### Several people at one device
web-hand-over = Pass the device to { $name }
web-hand-over-why = Everyone else, please look away.
web-i-am = I am { $name }
web-private = Only for { $name }
web-private-hide = Hide again
web-peek = I am { $name }: show my money

### What the host may do
web-pause = Pause the game
web-paused = The game is paused.
web-paused-why = The host can resume it.
web-resume = Resume
web-remove = Remove { $name }
web-remove-sure = Send { $name } away for good? A bot takes over.
web-cancel = Cancel

### Strangers
web-plain-name = Player { $number }
web-mute = Don’t show reactions
web-unmute = Show reactions again
web-hide-name = Don’t show this name
web-show-name = Show the name again
web-block = Block { $name }
web-block-sure = Never let { $name } join your tables again? At your own table a bot takes over.
web-blocked = You have blocked { $name }.
web-leave = Leave the table
web-leave-sure = Leave the table for good? A bot takes your seat.

### Reactions
web-react = React
web-reaction = { $what ->
    [bravo] Bravo!
    [ouch] Ouch!
    [laugh] Ha ha!
    [think] Hmm…
    [hurry] Hurry up!
   *[thanks] Thank you!
}
web-reacted = { $name }: { $reaction }

### Real dice and cards
web-correct = Correct
web-type-it = Type it
web-tap-it = Tap it
web-typed-dice = Dice so far
web-typed-die = { $kind ->
    [biggy] Biggy
    [neutral] Neutral die
   *[own] Die { $number }
}: { $face ->
    [0] empty
   *[other] { $face }, tap to remove
}
web-faces = Faces
web-typed-bills = On the table
web-typed-times = { $label }, { $times } times
web-typed-left = { $left ->
    [one] 1 more
   *[other] { $left } more
}
web-typed-done = Done
web-remove-last = Remove the last one

### Touching the table: what is to be placed, then where
web-pieces = First what, then where
web-piece = { $piece ->
    [grey] { $count ->
        [one] 1 grey die
       *[other] { $count } grey dice
    }
    [chip] get a chip
    [card] get { $money }
    [action] use the action
    [return-small] take back a small die
    [return-biggy] take back the Biggy
    [biggy] the Biggy
   *[small] a small die
}

### Black Box: splitting tiles
web-split-how = Tap tiles to move them
web-split-group = Group { $number }, { $sum } in all
web-split-tile = { $worth }, move to group { $number }

### Friends in this room
web-door = Let anyone on this Wi-Fi join while Zocker is running. They scan a code and take a seat.
web-door-open = Share on this network
web-door-close = Stop sharing on this network

### After a round
web-page-rounds = Summary
web-no-rounds = No round has been scored yet.
web-won-in-round = Won in this round
web-settled-tied = { $dice ->
    [one] tied with 1 die
   *[other] tied with { $dice } dice
}
web-nobody = No one

web-theme = Theme
web-theme-name = { $theme ->
    [day] Light
   *[night] Dark
}

### Great moments, and how they sound
web-peak = { $what ->
    [stolen] Snatched!
    [broken] Tie broken!
    [tied] Spoilt!
    [jackpot] Jackpot!
    [house] Full house!
    [lost] Ouch!
   *[won] Big win!
}
web-peak-stolen = { $who ->
    [you] You take the lead for { $money } in { $casino }!
   *[other] { $name } takes the lead for { $money } in { $casino }!
}
web-peak-broken = { $who ->
    [you] You break the tie in { $casino }: { $money }!
   *[other] { $name } breaks the tie in { $casino }: { $money }!
}
web-peak-tied = { $who ->
    [you] Your tie wipes out { $money } in { $casino }!
   *[other] { $name }’s tie wipes out { $money } in { $casino }!
}
web-volume = Volume
web-mute-all = Turn the sound off
web-unmute-all = Turn the sound on
web-keys-mute = M
web-keys-mute-does = sound on or off

### What browsers offer only over HTTPS or on this computer
web-notify = Notify me of my turn when I’m looking elsewhere
web-notify-not = Watch the tab title and listen for a sound. Browsers allow notifications only over HTTPS and with your permission.
web-offline = You are offline. Zocker opens, but can’t reach its tables.
