### The server of tables.

error-database = The database { $database } can’t be used: { $reason }
error-database-taken = The database { $database } is in use by another Zocker. Stop that one first, or choose another file with --database.
error-database-damaged = The database { $database } is damaged ({ $reason }). Put a copy in its place with “zocker restore”.
error-database-kind = The database { $database } can’t be used. Give an SQLite file, or the address of a PostgreSQL database (postgresql://…).
error-database-driver = The database { $database } can’t be used without its driver: pip install "zocker[postgres]"
error-database-no-file = { $database } is a PostgreSQL database. Copy it with pg_dump, and restore it with pg_restore.
error-house-not-empty = { $database } already contains data. Tables can only be copied into an empty database.
error-no-house = There is no database { $database }.
error-storage = That couldn’t be saved, so it didn’t happen. Try again in a moment.
error-storage-waits = The server can’t save at the moment. The table waits and continues automatically, and what you have seen is not lost.
error-storage-doubt = It isn’t clear whether that was saved. Look at the table, and do it again if it is missing.
error-table-waits = The table can’t continue at the moment. It tries again automatically, and what you have seen is not lost.
error-table-moves = Another server process is taking over this table. Try again in a moment.
server-open = Anyone who can reach this address can join. There is no password.
server-expires = Games that no one visits for { $days ->
    [one] a day
   *[other] { $days } days
} are deleted.
error-log-format = The log can’t be written as “{ $format }”. Choose text or json.
error-workers = Several workers need PostgreSQL. Give --database postgresql://…, or leave out --workers.
error-key = { $path } is not a Zocker key. Move it away, and Zocker makes a new one. Everyone at a table must then join again.
error-no-client = The browser client isn’t built yet. Run “make client” first.
error-not-your-turn = It isn’t your turn.
rank-more = { $game ->
    [las-vegas] more bills
   *[other] more cards and chips
}
error-seat-taken = This seat is taken.
error-seated = You already have a seat.
error-name-alike = “{ $name }” looks like “{ $other }”, a name at this table. Choose another name.
error-portrait = You can only change your own picture, and only until the game starts.
error-host-only = Only the host can do that.
error-stand-in = A bot can take over only when someone has been away for a while.
error-no-table = There is no such table.
error-one-seat = You can have only one seat.
error-here-alone = At least two people must share this device. Take a seat yourself, or add another person.
error-kept-seat = A new table has no seats to keep.
error-rematch-seat = Only people who played here can ask for a rematch.
error-rematch-running = You can ask for a rematch once the game is over.
error-move = This link doesn’t work, or no longer works. Get a new one on the other device.
error-move-tries = Too many wrong links. Try again in ten minutes.
error-move-nothing = There is nothing to move yet. Play a game first.
error-record-running = The record is available once the game is over.
error-proof-later = The proof would reveal hidden money. You can check the dice once the game is over.
error-many-tables = You have { $most } unfinished games. Finish one first.
error-house-full = This server has no room for another table at the moment.
error-disk-full = This server’s disk is nearly full, so no new table can be opened. Games in progress continue.
error-prune-dump = Zocker can’t copy a PostgreSQL database. Copy it with pg_dump first, then add --dumped.
error-prune-confirm = No games were deleted because you didn’t confirm it. Type the number of games, or add --yes.
error-message = The server didn’t understand that: { $reason }
error-hints = You have had a lot of hints. Wait a moment before you ask for another.
error-hint-waits = Your hint is already on its way.
error-story-waits = The game is still being analysed. Ask again in a moment.
error-internal = Something went wrong on the server, but nothing is lost. Try again.
guest-name = Guest
bot-name = Bot

server-ready = Zocker is running at { $address }  (press Ctrl-C to stop)
docs-ready = The documentation is at { $address }  (press Ctrl-C to stop)
server-no-browser = Zocker couldn’t open a browser. Open { $address } yourself.
server-runs = Zocker is already running at { $address }
server-next-port = Port { NUMBER($wanted, useGrouping: 0) } is taken, so Zocker uses { NUMBER($port, useGrouping: 0) }.
server-lan = In your network: { $address }
error-port = Port { NUMBER($port, useGrouping: 0) } is taken or not allowed. Choose another one with --port.
error-host = Zocker can’t be reached at { $host }: { $reason }
error-public-url = “{ $url }” is not the address of a server. Write it like https://dice.example.org
error-trusted-proxy = “{ $network }” is not a network. Write it like 10.0.0.0/8 or 192.168.1.2
error-forbidden = This server doesn’t answer requests for this address or from this site.
error-no-page = There is nothing here.
error-method = You can’t do that here.
error-body-size = That is too large.
error-too-much = That was too much at once. Wait a moment, then try again.
error-crowded = The server is full at the moment. Try again in half a minute.
error-many-windows = You have this site open in too many windows. Close some, then load this page again.
error-many-spectators = There is no room for more spectators at this table. Try again later.
error-cookies = Your browser sends the cookies of two guests, so we can’t tell who you are. Delete the cookies of this site.

error-paused = The table is paused.
error-typed = This table plays with real dice. The host types them in.
error-not-typed = Zocker rolls the dice here, so there is nothing to type in.
error-look = That isn’t your seat.
error-barred = You were sent away from this table.
error-many-blocks = You have blocked { $most } people. Unblock one first.
error-blocked = You can’t sit down at the tables of this host.
error-block = You can only block another person at your table.
error-leave = You have no seat to give up here.
error-remove = You can only send other players away, and only until the game is over.
error-started = The game has already started.
error-arrange = These seats don’t match the table. Name each seat once.
advice-share = { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
advice-after = { $amount } after the round
advice-star = { $unit ->
    [points] ★ Recommended. Shown: win chance, points after the round.
   *[other] ★ Recommended. Shown: win chance, money after the round.
}
advice-star-rough = These numbers are still rough. Ask again in a minute or two.
advice-uncounted = Hidden winnings from earlier rounds aren’t included.

backup-done = { $tables ->
    [one] One table was copied to { $path }.
   *[other] { $tables } tables were copied to { $path }.
}
restore-done = { $tables ->
    [one] One table is now in { $path }.
   *[other] { $tables } tables are now in { $path }.
} The previous database was kept next to it.
move-done = { $tables ->
    [one] One table has moved.
   *[other] { $tables } tables have moved.
} In games in progress, devices commit to new secrets. The old database is unchanged.
prune-no-games = There are no games to delete.
prune-nothing = No game is old enough to delete. Someone has visited each of the { $of } games within { $days ->
    [one] a day
   *[other] { $days } days
}.
prune-plan = { $games ->
    [one] One
   *[other] { $games }
} of { $of } games had no visits for { $days ->
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
    [yes] {" "}Before that, all tables were copied to { $path }.
   *[no] {""}
}

# What messengers show of a link to a table
preview-table = { $state ->
    [open] { $free ->
        [one] One seat is free. Sit down and play.
       *[other] { $free } seats are free. Sit down and play.
    }
    [on] Game in progress. Watch live.
   *[over] This game is over. See how it went, roll by roll.
}
preview-people = At the table: { $names }.
