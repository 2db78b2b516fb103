### The server of tables.

error-database = Die Datenbank { $database } lässt sich nicht verwenden: { $reason }
error-database-taken = Die Datenbank { $database } wird schon von einem anderen Zocker benutzt. Beende es zuerst, oder wähle mit --database eine andere Datei.
error-database-damaged = Die Datenbank { $database } ist beschädigt ({ $reason }). Ersetze sie mit „zocker restore“ durch eine Sicherung.
error-database-kind = Die Datenbank { $database } lässt sich nicht verwenden: Tische liegen in einer Datei von SQLite oder in PostgreSQL (postgresql://…).
error-database-driver = Die Datenbank { $database } lässt sich ohne ihren Treiber nicht verwenden: pip install "zocker[postgres]"
error-database-no-file = Die Datenbank { $database } liegt in PostgreSQL. Sichere sie mit pg_dump, und stell sie mit pg_restore wieder her.
error-house-not-empty = { $database } enthält schon Daten. Tische lassen sich nur in eine leere Datenbank kopieren.
error-no-house = Es gibt keine Datenbank { $database }.
error-storage = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuch es gleich noch einmal.
error-storage-waits = Der Server kann im Moment nicht speichern. Der Tisch wartet und macht automatisch weiter. Was du gesehen hast, ist nicht verloren.
error-storage-doubt = Es ist unklar, ob das gespeichert wurde. Sieh am Tisch nach, und mach es noch einmal, wenn es fehlt.
error-table-waits = Der Tisch kommt im Moment nicht weiter. Er versucht es automatisch wieder. Was du gesehen hast, ist nicht verloren.
error-table-moves = Ein anderer Serverprozess übernimmt diesen Tisch gerade. Versuch es gleich noch einmal.
server-open = Jeder, der diese Adresse erreicht, kann mitspielen. Es gibt kein Passwort.
server-expires = Partien, die { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand besucht, werden gelöscht.
error-log-format = „{ $format }“ ist kein Format für das Log. Wähle text oder json.
error-workers = Mehrere Prozesse brauchen PostgreSQL. Gib --database postgresql://… an, oder lass --workers weg.
error-key = { $path } ist kein Schlüssel von Zocker. Verschieb die Datei, dann legt Zocker einen neuen an. Alle, die an einem Tisch sitzen, müssen sich dann neu hinsetzen.
error-no-client = Die Oberfläche für den Browser ist noch nicht gebaut: „make client“ baut sie.
error-not-your-turn = Du bist nicht am Zug.
rank-more = { $game ->
    [las-vegas] mehr Scheine
   *[other] mehr Karten und Jetons
}
error-seat-taken = Dieser Platz ist vergeben.
error-seated = Du hast schon einen Platz.
error-name-alike = „{ $name }“ sieht aus wie „{ $other }“, ein Name an diesem Tisch. Wähle einen anderen Namen.
error-portrait = Du kannst nur dein eigenes Aussehen ändern, und nur bis die Partie beginnt.
error-host-only = Das kann nur der Host.
error-stand-in = Ein Bot kann erst einspringen, wenn jemand eine Weile weg ist.
error-no-table = Diesen Tisch gibt es nicht.
error-one-seat = Du kannst nur einen Platz haben.
error-here-alone = Dieses Gerät müssen sich mindestens zwei teilen. Nimm selbst Platz, oder nimm noch jemanden dazu.
error-kept-seat = Ein neuer Tisch hat noch keine Plätze, die man behalten könnte.
error-rematch-seat = Eine Revanche können nur Spieler dieser Partie verlangen.
error-rematch-running = Eine Revanche gibt es, wenn die Partie vorbei ist.
error-move = Dieser Link funktioniert nicht oder nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
error-move-tries = Es wurden zu viele falsche Links probiert. Warte zehn Minuten.
error-move-nothing = Es gibt noch nichts, was umziehen könnte. Spiel zuerst eine Partie.
error-record-running = Die Aufzeichnung gibt es erst, wenn die Partie vorbei ist.
error-proof-later = An diesem Tisch ist das Geld verdeckt, und der Beweis würde es verraten. Du kannst die Würfel prüfen, wenn die Partie vorbei ist.
error-many-tables = Du hast { $most } offene Partien. Beende zuerst eine.
error-house-full = Im Augenblick sind alle Tische besetzt.
error-disk-full = Der Speicher dieses Servers ist fast voll, deshalb gibt es keine neuen Tische. Laufende Partien gehen weiter.
error-prune-dump = Zocker kann PostgreSQL nicht sichern. Sichere es erst mit pg_dump, und gib dann --dumped an.
error-prune-confirm = Es wurde nichts gelöscht, weil niemand zugestimmt hat. Tipp die Zahl der Partien ein, oder gib --yes an.
error-message = Das wurde nicht verstanden: { $reason }
error-hints = Du hattest gerade viele Tipps. Warte einen Moment auf den nächsten.
error-hint-waits = Dein Tipp ist schon unterwegs.
error-story-waits = Die Partie wird noch ausgewertet. Versuch es gleich noch einmal.
error-internal = Hier ist etwas schiefgegangen, aber nichts ist verloren. Versuch es noch einmal.
guest-name = Gast
bot-name = Bot

server-ready = Zocker läuft unter { $address }  (beenden mit Strg+C)
docs-ready = Die Dokumentation steht unter { $address }  (beenden mit Strg+C)
server-no-browser = Es ließ sich kein Browser öffnen. Öffne { $address } selbst.
server-runs = Zocker läuft schon unter { $address }
server-next-port = Port { NUMBER($wanted, useGrouping: 0) } ist besetzt, also nimmt Zocker { NUMBER($port, useGrouping: 0) }.
server-lan = In deinem Netz: { $address }
error-port = Port { NUMBER($port, useGrouping: 0) } ist besetzt oder nicht erlaubt. Wähle mit --port einen anderen.
error-host = Zocker ist unter { $host } nicht erreichbar: { $reason }
error-public-url = „{ $url }“ ist keine Adresse eines Servers: Schreib sie wie https://dice.example.org
error-trusted-proxy = „{ $network }“ ist kein Netz: Schreib es wie 10.0.0.0/8 oder 192.168.1.2
error-forbidden = Dieser Server beantwortet keine Anfragen an diese Adresse oder von dieser Website.
error-no-page = Hier gibt es nichts.
error-method = Das geht hier nicht.
error-body-size = Das ist zu groß.
error-too-much = Das war zu viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
error-crowded = Der Server ist im Augenblick voll. Versuch es in einer halben Minute noch einmal.
error-many-windows = Du hast diese Seite in zu vielen Fenstern offen. Schließ einige und lade die Seite dann neu.
error-many-spectators = An diesem Tisch schauen schon so viele zu, wie möglich ist. Versuch es später noch einmal.
error-cookies = Dein Browser schickt die Cookies von zwei Gästen, darum wissen wir nicht, wer du bist. Lösch die Cookies dieser Seite.

error-paused = Die Partie ist angehalten.
error-typed = An diesem Tisch rollen echte Würfel. Der Host tippt sie ein.
error-not-typed = Hier würfelt Zocker, es gibt also nichts einzutippen.
error-look = Das ist nicht dein Platz.
error-barred = Du wurdest von diesem Tisch weggeschickt.
error-many-blocks = Du hast { $most } Spieler blockiert. Gib erst einen frei.
error-blocked = An den Tischen dieses Hosts kannst du nicht Platz nehmen.
error-block = Blockieren kannst du nur andere Spieler an deinem Tisch.
error-leave = Du hast hier keinen Platz, den du aufgeben könntest.
error-remove = Du kannst nur andere Spieler wegschicken, und nur bis die Partie vorbei ist.
error-started = Die Partie hat schon begonnen.
error-arrange = Diese Plätze passen nicht zum Tisch. Nenne jeden Platz genau einmal.
advice-share = { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
advice-after = { $amount } nach der Runde
advice-star = { $unit ->
    [points] ★ Empfehlung. Siegchance, Punkte nach der Runde.
   *[other] ★ Empfehlung. Siegchance, Geld nach der Runde.
}
advice-star-rough = Die Zahlen sind noch grob. Frag in ein, zwei Minuten noch einmal.
advice-uncounted = Verdeckte Gewinne aus früheren Runden sind nicht eingerechnet.

backup-done = { $tables ->
    [one] Ein Tisch wurde nach { $path } gesichert.
   *[other] { $tables } Tische wurden nach { $path } gesichert.
}
restore-done = { $tables ->
    [one] Ein Tisch ist jetzt in { $path }.
   *[other] { $tables } Tische sind jetzt in { $path }.
} Was vorher dort war, liegt daneben.
move-done = { $tables ->
    [one] Ein Tisch ist umgezogen.
   *[other] { $tables } Tische sind umgezogen.
} In laufenden Partien legen sich die Geräte auf neue Geheimnisse fest. Die alte Datenbank bleibt unverändert.
prune-no-games = Es gibt keine Partien zu löschen.
prune-nothing = Keine Partie ist alt genug zum Löschen. Jede der { $of } Partien wurde in den letzten { $days ->
    [one] 24 Stunden
   *[other] { $days } Tagen
} besucht.
prune-plan = { $games ->
    [one] Eine von { $of } Partien wurde
   *[other] { $games } von { $of } Partien wurden
} seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} nicht mehr besucht.
prune-kinds = Beendet: { $finished }. Unvollendet: { $unfinished }.
prune-dates = Letzter Besuch bei einer davon: { $last }. Heute nach der Uhr dieses Computers: { $today }.
prune-confirm = Tipp { NUMBER($games, useGrouping: 0) } ein, um sie zu löschen:{" "}
prune-done = { $games ->
    [one] Eine Partie wurde gelöscht.
   *[other] { $games } Partien wurden gelöscht.
}{ $copied ->
    [yes] {" "}Eine Sicherung aller Tische von vorher liegt in { $path }.
   *[no] {""}
}

# What messengers show of a link to a table
preview-table = { $state ->
    [open] { $free ->
        [one] Ein Platz ist frei. Setz dich dazu und spiel mit.
       *[other] { $free } Plätze sind frei. Setz dich dazu und spiel mit.
    }
    [on] Eine Partie läuft. Schau live zu.
   *[over] Diese Partie ist zu Ende. Schau dir Wurf für Wurf an, wie sie lief.
}
preview-people = Am Tisch: { $names }.
