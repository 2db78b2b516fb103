### The server of tables.

error-database = The database { $database } can’t be used: { $reason }
error-database-taken = The database { $database } is in use by another Zocker: stop that one first, or choose another file with --database.
error-database-damaged = The database { $database } is damaged ({ $reason }): put a copy in its place with “zocker restore”.
error-database-kind = The database { $database } can’t be used: tables are kept in a file of SQLite, or in PostgreSQL (postgresql://…).
error-database-driver = The database { $database } can’t be used without its driver: pip install "zocker[postgres]"
error-database-no-file = The database { $database } is PostgreSQL’s: copy it with pg_dump, and put it back with pg_restore.
error-house-not-empty = There is something in { $database } already: a house moves only into an empty database.
error-no-house = There is no database { $database }.
error-storage = That could not be stored, and so it did not happen: try again in a moment.
error-storage-waits = Nothing can be stored at the moment. The table waits and goes on by itself; what you have seen is not lost.
error-storage-doubt = It isn’t clear whether that was saved. Look at the table, and do it again if it is missing.
error-table-waits = The table can’t go on at the moment. It tries again by itself; what you have seen is not lost.
error-table-moves = The table is moving to another place: try again in a moment.
server-open = It is open: whoever can reach this address can come in, without a password.
server-expires = Games that no one visits for { $days ->
    [one] a day
   *[other] { $days } days
} are deleted.
error-log-format = The log can’t be written as “{ $format }”: choose text or json.
error-workers = Several workers need PostgreSQL: give --database postgresql://…, or leave out --workers.
error-key = { $path } is not a key of Zocker: move it away, and a new one is made; everybody at a table must then join again.
error-no-client = The browser client isn’t built yet: run “make client”.
error-not-your-turn = It isn’t your turn.
rank-more = { $game ->
    [las-vegas] more bills
   *[other] more cards and chips
}
error-seat-taken = This seat is taken.
error-seated = You have a seat already.
error-name-alike = “{ $name }” looks like “{ $other }”, a name at this table. Choose another name.
error-portrait = You can change your own looks, until the game begins.
error-host-only = Only the person who set up the table can do that.
error-stand-in = When somebody is away, a bot can take over after a while, not before.
error-no-table = There is no such table.
error-one-seat = You can have one seat only.
error-here-alone = A second person at this device needs a first one: take a seat yourself, or add another.
error-kept-seat = A new table has no seats to keep.
error-rematch-seat = Only people who played here can ask for a rematch.
error-rematch-running = There can be a rematch when the game is over.
error-move = This link doesn’t work, or no longer: get a new one on the other device.
error-move-tries = Too many links that don’t work were tried: wait ten minutes.
error-move-nothing = There is nothing to move yet: play a game first.
error-record-running = The record is available when the game is over.
error-proof-later = Money is hidden at this table, and its proof would give it away. You can check the dice when the game is over.
error-many-tables = You have { $most } unfinished games: finish one first.
error-house-full = All tables are taken at the moment.
error-disk-full = The disk of this server is nearly full, so there are no new tables. Games in progress continue.
error-prune-dump = PostgreSQL can’t be copied by Zocker. Copy it with pg_dump first, then add --dumped.
error-prune-confirm = Nothing was deleted because no one confirmed it. Type the number of games, or add --yes.
error-message = That was not understood: { $reason }
error-hints = You have had many hints: the next one in a moment.
error-hint-waits = You have asked for a hint already: it is being worked out.
error-story-waits = The game is still being looked at: ask again in a moment.
error-internal = Something went wrong here. Nothing is lost: try again.
guest-name = Guest
bot-name = Bot

server-ready = Zocker is open: { $address }  (Ctrl-C ends it)
docs-ready = The documentation is open: { $address }  (Ctrl-C ends it)
server-no-browser = No browser could be opened here: open { $address } in yours.
server-runs = Zocker is already open: { $address }
server-next-port = Port { NUMBER($wanted, useGrouping: 0) } is taken: Zocker uses { NUMBER($port, useGrouping: 0) }.
server-lan = In your network: { $address }
error-port = Port { NUMBER($port, useGrouping: 0) } is taken or not allowed: choose another one with --port.
error-host = Zocker can’t be reached at { $host }: { $reason }
error-public-url = “{ $url }” is not the address of a server: write it like https://dice.example.org
error-trusted-proxy = “{ $network }” is not a network: write it like 10.0.0.0/8 or 192.168.1.2
error-forbidden = Nothing is served here for this address or this site.
error-no-page = There is nothing here.
error-method = That can’t be done here.
error-body-size = That is too large.
error-too-much = That was too much at once: wait a moment, then try again.
error-crowded = The server is full at the moment. Try again in half a minute.
error-many-windows = You have this site open in too many windows. Close some, then load this page again.
error-many-spectators = This table already has as many spectators as it can have. Try again later.
error-cookies = Your browser sends the cookies of two guests, so we can’t tell who you are: delete those of this site.

error-paused = The table is paused.
error-typed = Real dice are rolled here: the person who set up the table types them in.
error-not-typed = There is nothing to type in here: Zocker rolls the dice.
error-look = This is not a seat of yours.
error-barred = You were sent away from this table.
error-many-blocks = You have blocked { $most } people: unblock one first.
error-blocked = You can’t sit down at the tables of this host.
error-block = Only another person at your table can be blocked.
error-leave = You have no seat to give up here.
error-remove = Only somebody else with a seat can be sent away, as long as the game isn’t over.
error-started = The game has begun already.
error-arrange = These seats can’t be kept: each must be there, and be named once.
advice-share = { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
advice-after = { $amount } after the round
advice-star = { $unit ->
    [points] ★ is advised. Figures: chance of winning, points after the round.
   *[other] ★ is advised. Figures: chance of winning, money after the round.
}
advice-star-rough = They are still rough: ask again in a minute or two.
advice-uncounted = What was won so far is hidden, and not counted.

backup-done = { $tables ->
    [one] One table was copied to { $path }.
   *[other] { $tables } tables were copied to { $path }.
}
restore-done = { $tables ->
    [one] One table is now in { $path }.
   *[other] { $tables } tables are now in { $path }.
} What was there before was kept beside it.
move-done = { $tables ->
    [one] One table has moved.
   *[other] { $tables } tables have moved.
} At running tables, devices commit again. What was there before was kept.
prune-no-games = Nothing to delete: there are no games.
prune-nothing = Nothing to delete: someone has visited each of the { $of } games within { $days ->
    [one] a day
   *[other] { $days } days
}.
prune-plan = { $games ->
    [one] One
   *[other] { $games }
} of { $of } games had no visit for { $days ->
    [one] a day
   *[other] { $days } days
}.
prune-kinds = Finished: { $finished }. Unfinished: { $unfinished }.
prune-dates = Last visit to one of them: { $last }. Today by this computer’s clock: { $today }.
prune-confirm = Type { NUMBER($games, useGrouping: 0) } to delete them:{" "}
prune-done = { $games ->
    [one] One game was deleted.
   *[other] { $games } games were deleted.
}{ $copied ->
    [yes] {" "}A copy of all tables from before is in { $path }.
   *[no] {""}
}

# What messengers show of a link to a table
preview-table = { $state ->
    [open] { $free ->
        [one] One seat is free: sit down and play.
       *[other] { $free } seats are free: sit down and play.
    }
    [on] A game is on: look on.
   *[over] A game that is over: see how it went, roll by roll.
}
preview-people = At the table: { $names }.
