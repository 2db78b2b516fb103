### Replays, lessons and the codex. Those who teach say it short, warm and exactly.

## Replays and records

error-replay-running = You can replay this game once it is over.
error-record-unfinished = This game is not over yet. Only finished games can be kept.
error-record-long = This record has more lines than any game needs. At most { $most } are allowed.
error-what-if-over = The game is over here. Go back a bit and try something else there.

## Lessons. What the teacher says must fit into a bubble: at most 190 characters.

lesson-pupil = You
error-undo-lesson = In a lesson there is nothing to take back, because only good moves get through.

## Las Vegas

lesson-las-vegas-welcome = Welcome! Each casino shows the bills to be won there. The highest goes to the player with the most dice. Roll your six dice.
lesson-las-vegas-group = Choose one number, and all your dice that show it go to that casino. Your three 3s beat Ada’s two dice in Miracle, where $90,000 is waiting. Place the 3s.
lesson-las-vegas-group-no = One die alone rarely wins. Your three 3s would lead in Miracle, where $90,000 is waiting. Place those.
lesson-las-vegas-others = You lead in Miracle! Now the others roll.
lesson-las-vegas-tie = Now Ada has three dice in Miracle too. It’s a tie! You cancel each other out, and Blaise’s single die would take the $90,000. Roll again.
lesson-las-vegas-break = A 3! With four dice you break the tie. Place it in Miracle.
lesson-las-vegas-break-no = Then you would stay tied with Ada in Miracle, and the $90,000 would go to Blaise. Your 3 breaks the tie.
lesson-las-vegas-watch = Four to three: Miracle is yours. Ada has two dice left.
lesson-las-vegas-alone = The others have no dice left, so you continue alone. Roll your last two.
lesson-las-vegas-second = Ada leads in Show Hall with two dice. But there are two bills, and the other one goes to second place. Your 6 earns $30,000.
lesson-las-vegas-second-no = The 4 would win you nothing, because you would only tie with Blaise in Oasis. Your 6 earns $30,000 in Show Hall.
lesson-las-vegas-last = One die left. You can’t pass in this game, so you must place whatever you roll. Roll!
lesson-las-vegas-spoil = A 4! Two of yours against two of Blaise’s in Oasis. You cancel each other out, and Blaise’s $80,000 is gone. Ties can be fun too! Place it and watch the money.
lesson-las-vegas-end = You won $120,000, more than anyone else. That is the whole game: four rounds like this one, and the player with the most money wins.

## Las Vegas 2019

lesson-las-vegas-2019-welcome = Welcome! Each casino pays two cards. The highest total takes the better card, the second highest takes the other. Roll your dice, the big one too.
lesson-las-vegas-2019-biggy = The big die is your Biggy, and it counts as two. With the small 5 you have three in Cleopatra, more than Blaise. Place the 5s.
lesson-las-vegas-2019-biggy-no = Your Biggy counts as two dice. With both 5s you have three in Cleopatra and lead there. Place those.
lesson-las-vegas-2019-others = Three against two! You lead in Cleopatra. Now the others.
lesson-las-vegas-2019-tie = Now Blaise has three in Cleopatra, just like you. Ties cancel out, so you need one more there. Roll.
lesson-las-vegas-2019-pass = No luck. The 1s would tie you with Ada, and the 4 would be third in Paris. Pass! It costs a chip, but your dice come back.
lesson-las-vegas-2019-pass-no = That would win nothing. Pass instead! For a chip you keep all your dice and roll again next turn.
lesson-las-vegas-2019-chips = You get two chips every round, and each one left at the end is worth $10,000. This one was well spent.
lesson-las-vegas-2019-again = The others have no dice left. Roll your three once more.
lesson-las-vegas-2019-break = A 5! It breaks the tie in Cleopatra and wins $80,000. The two 6s would only tie you with Ada in Sunset.
lesson-las-vegas-2019-break-no = That wins nothing. With both 6s you would have three in Sunset, just like Ada. The 5 wins $80,000.
lesson-las-vegas-2019-alone = Four against three! Cleopatra is yours. You have two dice left. Roll.
lesson-las-vegas-2019-second = With the 6 you are second in Sunset, and the second card there is $70,000. The 1 would only tie you with Blaise.
lesson-las-vegas-2019-second-no = There is something better. The 6 makes you second in Sunset, for $70,000.
lesson-las-vegas-2019-last = One die left. Roll it!
lesson-las-vegas-2019-finish = A 3! That makes two against one in Moon, and $50,000 for you. Place it and watch the money.
lesson-las-vegas-2019-finish-no = Keep your chip. With the 3 you win Moon. Place it.
lesson-las-vegas-2019-end = You won $200,000 and still have a chip. Play three rounds like this one, and the player with the most money wins.

## Las Vegas Royale

lesson-royale-welcome = Welcome to Royale! The most dice win a casino, ties cancel out, and the Biggy counts as two. New are the boards: place dice there to activate them. Roll.
lesson-royale-pay-day = Pay Day pays $10,000 for each casino where you have dice. With the 1 you are in three, so you get $30,000 right away. Place it.
lesson-royale-pay-day-no = Try a board first. The 1 goes to Pay Day and earns you $30,000 right away.
lesson-royale-paid = $30,000, just like that! Now the others.
lesson-royale-next = Your turn again. Roll.
lesson-royale-no-entry = Two 2s for Kings, which has the board No Entry! It closes another casino for the rest of the round. Place the 2s.
lesson-royale-no-entry-no = Let’s see what No Entry! does. Place the two 2s in Kings.
lesson-royale-close = Which one will you close? Your single die leads in Sunset, where $100,000 is waiting. Close casino 6, and no one else gets in!
lesson-royale-close-no = There is more to protect in Sunset, where your single die leads. Close casino 6.
lesson-royale-closed = Sunset is closed: $100,000 for a single die! And 2 chips from the board.
lesson-royale-stuck = Blaise rolled a 6 but couldn’t place it, because Sunset is closed! Roll your last three dice.
lesson-royale-high-five = All 3s! With your die in Moon you then have five there, because the Biggy counts as two. The first player with five takes the High Five tile, worth $100,000.
lesson-royale-high-five-no = Don’t pass now! With these dice you have five in Moon and take the tile.
lesson-royale-tile = The tile is yours, and it pays when the round is scored. The others place their last dice.
lesson-royale-end = Quite a round! Some boards pay right away, some ask you something, some pay at the end. After three rounds, the richest player wins. You’ll find all boards under “{ web-lesson-another }”.

## Gambler

lesson-gambler-welcome = Welcome! Everyone fills the same six rows, each from left to right. Roll five dice.
lesson-gambler-finish = Row 4 needs just one 6. You get the points for filling the last box, no matter who began the row. Place a 6 and take 30.
lesson-gambler-finish-no = Take the 30 points first. A 6 completes row 4.
lesson-gambler-more = 30 points! You may place more dice of this roll. Row 5 goes 2, 3, 4, 5, so a 3 is next.
lesson-gambler-more-no = Wait a moment. A 3 fits row 5 and brings its 40 points closer. Place it.
lesson-gambler-again = Now stop, or roll your other three dice again. If none fits, your turn is simply over. A 1, 4 or 5 would be fine, so roll again.
lesson-gambler-again-no = Be brave! You have three dice left, and a 1, a 4 or a 5 would fit. Roll again.
lesson-gambler-black = Careful, the 4 fits in two rows. Row 6 is black, so completing it costs you 40 points! In row 5 it brings you closer to 40.
lesson-gambler-black-no = Better put the 4 into row 5. Then your 5 fits there too, for 40 points. And stay out of the black row!
lesson-gambler-straight = Now the 5 fits and completes row 5 for 40 points.
lesson-gambler-straight-no = The 5 belongs in row 5, where it completes the row and wins 40 points.
lesson-gambler-stop = One die left. A 1 would win 20 points, but a 4 would have to go into the black row and cost you 40. Better stop.
lesson-gambler-stop-no = Too risky! A 4 would have to go into the black row, and you would lose 40 points. Stop.
lesson-gambler-others = 70 points in one turn! Now the others.
lesson-gambler-duty = Only Ada’s 4 fitted, and if a die fits, you must place one. Minus 40 for Ada! Nothing fitted for Blaise. Your turn. Roll.
lesson-gambler-one = The 1 completes row 2 for 20 points.
lesson-gambler-one-no = Take the 20 points first. The 1 completes row 2.
lesson-gambler-star = Stars take any face, but it must be the same for the whole row. Row 3 began with a 5, so place your first 5.
lesson-gambler-star-no = Not yet. Your two 5s complete row 3. Place the first one.
lesson-gambler-full = And now the second one, for 30 points. Then every box is full.
lesson-gambler-full-no = One more 5 and row 3 is yours. Place it.
lesson-gambler-end = The tableau is full, and you won 120 points. The next one follows, and so on until someone has 500 points. You’ll find all twenty under “{ web-lesson-another }”.

## The codex: two sentences on each tableau, by its number

tableau-1 = The one to begin with: short rows and small risks. Only the straight takes patience, and the black pair of 4s costs just 40.
tableau-2 = A full house pays 50, and three black 2s cost just as much. Apart from that, a 2 fits only the stars and the full house.
tableau-3 = All pairs, and the quickest of all. Every face pays 20 except the 6, whose pair costs 40.
tableau-4 = Three straights, one of them falling, need the same middle faces. Two black rows wait for the rest: a pair of stars costs 50, three 1s cost 60.
tableau-5 = The long straight pays 50 and ends with a 5, but a black pair of 5s costs just as much. So a 5 can be your best die or your worst.
tableau-6 = Stars wherever you look, and five of a kind pay 100. Two rows of stars are black, so watch who will have to complete them.
tableau-7 = The richest of all: a full house for 80, and a straight of all six faces for 100. Two black stars cost 60 and three 4s 70, but the straight needs only one 4.
tableau-8 = Sets of equal dice, and three singles for the quick. Four 3s pay 40, but the second 4 costs 50.
tableau-9 = The first 1, 2 and 3 pay 20 each right away. Then everyone waits for a 6 to open the falling straight, but three more 6s cost 60.
tableau-10 = Two black pairs, 2s and 4s, cost 100 together. In return, three 6s pay 40 and the straight pays 90.
tableau-11 = No tableau has more boxes, and two falling straights and a full house take their time. Three 1s cost 50 and three 3s 60, though each straight needs only one 3.
tableau-12 = One 5, two 5s, three 5s: roll fives and have a feast! A 6 fits only the stars and the black pair, which costs 50.
tableau-13 = Ever more sixes: one, two, three, four. The first 1 may open the straight, but after that, 1s belong to the black pair, which costs 80.
tableau-14 = Three black rows against three that pay richly. Even a single 2 can cost 20, so it is wise to stop early.
tableau-15 = All six faces in a row pay 100. But 6 down to 3 is a black row that costs 50, and so are three 1s.
tableau-16 = Five 2s pay 90, but hardly anyone places them in one go, so the last one decides. A pair of 6s costs 70, and only the stars take a 6 without harm.
tableau-17 = Two full houses side by side, 70 points each. Two black rows of stars take any face too, so a die in a full house is out of harm’s way.
tableau-18 = The countdown from 6 to 1 pays 100. Two black 3s cost 80, and the countdown needs only one.
tableau-19 = Two black rows, one of them stars, so almost any roll can hurt. The others are generous: the full house brings 90.
tableau-20 = A short straight for 40 and a long one for 80 share the 2, the 3 and the 4. Three black stars cost 50 and two 6s 60, so any triple can turn against you.
