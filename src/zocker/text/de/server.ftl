### The server of tables.

error-database = Die Datenbank { $database } lässt sich nicht verwenden: { $reason }
error-database-taken = Die Datenbank { $database } ist schon in einem anderen Zocker offen: Beende erst diesen, oder wähle mit --database eine andere Datei.
error-database-damaged = Die Datenbank { $database } ist beschädigt ({ $reason }): Setze mit „zocker restore“ eine Sicherung an ihre Stelle.
error-database-kind = Die Datenbank { $database } lässt sich nicht verwenden: Tische liegen in einer Datei von SQLite oder in PostgreSQL (postgresql://…).
error-database-driver = Die Datenbank { $database } lässt sich ohne ihren Treiber nicht verwenden: pip install "zocker[postgres]"
error-database-no-file = Die Datenbank { $database } gehört PostgreSQL: Sichere sie mit pg_dump, und spiele sie mit pg_restore zurück.
error-house-not-empty = { $database } enthält schon Daten. Tische lassen sich nur in eine leere Datenbank kopieren.
error-no-house = Es gibt keine Datenbank { $database }.
error-storage = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuch es gleich noch einmal.
error-storage-waits = Der Server kann im Moment nicht speichern. Der Tisch wartet und macht automatisch weiter; was du gesehen hast, ist nicht verloren.
error-storage-doubt = Es ist unklar, ob das gespeichert wurde. Sieh am Tisch nach, und mach es noch einmal, wenn es fehlt.
error-table-waits = Der Tisch kommt im Moment nicht weiter. Er versucht es automatisch wieder; was du gesehen hast, ist nicht verloren.
error-table-moves = Ein anderer Serverprozess übernimmt diesen Tisch gerade. Versuch es gleich noch einmal.
server-open = Alle, die diese Adresse erreichen, können mitspielen. Ein Passwort gibt es nicht.
server-expires = Partien, die { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang niemand besucht, werden gelöscht.
error-log-format = „{ $format }“ ist keine Form für das Log: Wähle text oder json.
error-workers = Für mehrere Prozesse braucht es PostgreSQL: Gib --database postgresql://… an, oder lass --workers weg.
error-key = { $path } ist kein Schlüssel von Zocker: Verschiebe die Datei, dann entsteht ein neuer; wer an einem Tisch sitzt, muss sich dann neu setzen.
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
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-stand-in = Ein Bot kann erst einspringen, wenn jemand eine Weile fort ist.
error-no-table = Diesen Tisch gibt es nicht.
error-one-seat = Du kannst nur einen Platz haben.
error-here-alone = Dieses Gerät müssen sich mindestens zwei teilen. Nimm selbst Platz, oder nimm noch jemanden dazu.
error-kept-seat = Ein neuer Tisch hat noch keine Plätze, die bleiben könnten.
error-rematch-seat = Nur wer hier mitgespielt hat, kann eine Revanche verlangen.
error-rematch-running = Eine Revanche gibt es, wenn die Partie vorbei ist.
error-move = Dieser Link gilt nicht, oder nicht mehr: Erzeuge auf dem anderen Gerät einen neuen.
error-move-tries = Zu viele Links wurden probiert, die nicht gelten: Warte zehn Minuten.
error-move-nothing = Es gibt noch nichts, was umziehen könnte: Spiel zuerst eine Partie.
error-record-running = Die Aufzeichnung gibt es, wenn die Partie vorbei ist.
error-proof-later = An diesem Tisch ist das Geld verdeckt, und der Beweis würde es verraten. Du kannst die Würfel prüfen, wenn die Partie vorbei ist.
error-many-tables = Du hast { $most } offene Partien: Beende zuerst eine.
error-house-full = Im Augenblick sind alle Tische besetzt.
error-disk-full = Der Speicher dieses Servers ist fast voll, deshalb gibt es keine neuen Tische. Laufende Partien gehen weiter.
error-prune-dump = Zocker kann PostgreSQL nicht sichern. Sichere es erst mit pg_dump, und gib dann --dumped an.
error-prune-confirm = Es wurde nichts gelöscht, weil niemand es bestätigt hat. Tippe die Zahl der Partien ein, oder gib --yes an.
error-message = Das wurde nicht verstanden: { $reason }
error-hints = Du hattest gerade viele Tipps. Den nächsten gibt es gleich.
error-hint-waits = Dein Tipp ist schon unterwegs.
error-story-waits = Die Partie wird noch ausgewertet. Frag gleich noch einmal.
error-internal = Hier ist etwas schiefgegangen, aber nichts ist verloren. Versuch es noch einmal.
guest-name = Gast
bot-name = Bot

server-ready = Zocker läuft unter { $address }  (beenden mit Strg+C)
docs-ready = Die Dokumentation steht unter { $address }  (beenden mit Strg+C)
server-no-browser = Hier ließ sich kein Browser öffnen: Öffne { $address } in deinem.
server-runs = Zocker läuft schon unter { $address }
server-next-port = Port { NUMBER($wanted, useGrouping: 0) } ist besetzt: Zocker nimmt { NUMBER($port, useGrouping: 0) }.
server-lan = In deinem Netz: { $address }
error-port = Port { NUMBER($port, useGrouping: 0) } ist besetzt oder nicht erlaubt: Wähle mit --port einen anderen.
error-host = Zocker ist unter { $host } nicht erreichbar: { $reason }
error-public-url = „{ $url }“ ist keine Adresse eines Servers: Schreib sie wie https://dice.example.org
error-trusted-proxy = „{ $network }“ ist kein Netz: Schreib es wie 10.0.0.0/8 oder 192.168.1.2
error-forbidden = Für diese Adresse oder diese Seite gibt es hier nichts.
error-no-page = Hier gibt es nichts.
error-method = Das geht hier nicht.
error-body-size = Das ist zu groß.
error-too-much = Das war zu viel auf einmal: Warte einen Moment und versuch es dann noch einmal.
error-crowded = Der Server ist im Augenblick voll. Versuch es in einer halben Minute noch einmal.
error-many-windows = Du hast diese Seite in zu vielen Fenstern offen. Schließ einige und lade die Seite dann neu.
error-many-spectators = An diesem Tisch schauen schon so viele zu, wie es geht. Versuch es später noch einmal.
error-cookies = Dein Browser schickt die Cookies von zwei Gästen, darum wissen wir nicht, wer du bist: Lösch die von dieser Seite.

error-paused = Die Partie ist angehalten.
error-typed = Hier rollen echte Würfel: Wer den Tisch eröffnet hat, tippt sie ein.
error-not-typed = Hier wird nichts eingetippt: Zocker würfelt.
error-look = Das ist nicht dein Platz.
error-barred = Du wurdest von diesem Tisch gewiesen.
error-many-blocks = Du hast { $most } Leute blockiert: Gib erst jemanden frei.
error-blocked = An Tischen, die diese Person eröffnet hat, kannst du nicht Platz nehmen.
error-block = Blockieren kannst du nur eine andere Person an deinem Tisch.
error-leave = Du hast hier keinen Platz, den du aufgeben könntest.
error-remove = Wegschicken kann man nur jemand anderen mit einem Platz, solange die Partie läuft.
error-started = Die Partie hat schon begonnen.
error-arrange = Diese Plätze können nicht bleiben: Jeder muss da sein und darf nur einmal genannt werden.
advice-share = { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
advice-after = { $amount } nach der Runde
advice-star = { $unit ->
    [points] ★ Empfehlung. Angezeigt: Siegchance, Punkte nach der Runde.
   *[other] ★ Empfehlung. Angezeigt: Siegchance, Geld nach der Runde.
}
advice-star-rough = Sie sind noch grob: Frag in ein, zwei Minuten noch einmal.
advice-uncounted = Verdeckte Gewinne aus früheren Runden sind nicht eingerechnet.

backup-done = { $tables ->
    [one] Ein Tisch ist nach { $path } gesichert.
   *[other] { $tables } Tische sind nach { $path } gesichert.
}
restore-done = { $tables ->
    [one] Ein Tisch ist jetzt in { $path }.
   *[other] { $tables } Tische sind jetzt in { $path }.
} Was vorher dort war, liegt daneben.
move-done = { $tables ->
    [one] Ein Tisch ist umgezogen.
   *[other] { $tables } Tische sind umgezogen.
} In laufenden Partien legen sich die Geräte neu fest. Die alte Datenbank bleibt unverändert.
prune-no-games = Nichts zu löschen: Es gibt keine Partien.
prune-nothing = Nichts zu löschen: Jede der { $of } Partien wurde innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} besucht.
prune-plan = { $games ->
    [one] Eine
   *[other] { $games }
} von { $of } Partien hat seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} niemand besucht.
prune-kinds = Beendet: { $finished }. Unvollendet: { $unfinished }.
prune-dates = Letzter Besuch bei einer davon: { $last }. Heute nach der Uhr dieses Computers: { $today }.
prune-confirm = Tippe { NUMBER($games, useGrouping: 0) } ein, um sie zu löschen:{" "}
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
   *[over] Diese Partie ist zu Ende. Sieh Wurf für Wurf, wie es kam.
}
preview-people = Am Tisch: { $names }.
