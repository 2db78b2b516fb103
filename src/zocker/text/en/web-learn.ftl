### Lessons, codex and replay in the browser.

## Lessons

web-lesson-teacher = Croupier
web-lesson-step = Step { $number } of { $of }
web-lesson-leave = Leave the lesson
web-lesson-another = Another lesson
web-lesson-real = Play for real

## The codex

web-learn-title = Learn in two minutes
web-learn-pitch = Sit down, do what the croupier says, and you’ll know the game. The dice are loaded: in your favour.
web-learn-lessons = Four lessons
web-learn-teaches = { $game ->
    [gambler] Rows from left to right, completing what others began, and when to stop.
    [royale] Three boards: one that pays, one that asks, one that waits for five.
    [las-vegas-2019] The Biggy, the second card, and what a chip is good for.
   *[las-vegas] How to get the money, and what a tie can do.
}
web-learn-begin = Begin
web-learn-boards = The boards of Royale
web-learn-boards-about = Each round, three boards are placed next to casinos. Place dice there to activate the board.
web-learn-practise = Practise
web-learn-practise-board = Practise { $board }
web-learn-tableaux = The twenty tableaux of Gambler
web-learn-tableaux-about = Six rows each, named after casino towns. When you fill the last box, a yellow row pays you and a black row costs you.
web-codex-lessons = Lessons
web-codex-boards = Boards
web-codex-tableaux = Tableaux
web-learn-parts = On this page

## Replays

web-replay-title = Replay
web-replay-title-of = Replay: { web-game }
web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-position = Position in the game
web-replay-line = Step { $n } of { $last }
web-replay-marks = { $mistakes ->
    [named] On the slider, gold shows where the game turned, colours show mistakes, and lines show new rounds.
   *[none] On the slider, gold shows where the game turned, and lines show new rounds.
}
web-better-here = Better move here
web-replay-log = Log
web-replay-share = Share
web-replay-share-about = Anyone who opens this link can see this game, step by step.
web-replay-words = Watch this game of { web-game }, step by step.
web-replay-link = Link to this replay
web-replay-download = Download the record
web-replay-loading = Setting up the game…
web-replay-begin = { $names } sit down to play.
web-replay-over = The game ends here.
web-what-if = What if?
web-what-if-about = Continue from here yourself, with new dice. Bots take the other seats.
web-what-if-seat = Play as
web-what-if-play = Play on from here
web-practice-then = In that game: { $what }

## Records from files

web-upload-title = Watch a game from a file
web-upload-about = Drop a game record saved by Zocker here. Every line is checked before anything is shown.
web-upload-choose = Choose a file
web-upload-checking = Checking every line…
