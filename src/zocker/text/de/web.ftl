### Der Browser: Knöpfe, Überschriften und was vorgelesen wird. Sätze über das Spiel stehen in den anderen Dateien.

web-pitch = Vier Würfelspiele um Las Vegas und die Gier. Spiel sofort gegen Bots, oder lad Freunde mit einem Link ein.
web-game = { $game ->
    [gambler] Gambler
    [royale] Las Vegas Royale
    [las-vegas-2019] Las Vegas 2019
   *[las-vegas] Las Vegas
}
web-about = { $game ->
    [gambler] Reihen mit Würfeln füllen: weiterwürfeln oder aufhören? Der letzte Würfel holt die Punkte, doch schwarze Reihen kosten dich welche.
    [royale] Die Casinos von 2019 mit Tafeln, die belohnen, locken und ärgern: Jackpot, Faust, Schranke, Black Box.
    [las-vegas-2019] Karten statt Scheine, ein Biggy, der doppelt zählt, und Jetons fürs Passen.
   *[las-vegas] Der Klassiker von 2012: Leg deine Würfel dorthin, wo das Geld ist. Doch Gleichstände heben sich auf.
}
web-opponents = Gegner
web-level = Bots
web-level-about = { $level ->
    [rookie] Spielt mit und verzeiht Fehler
    [shark] Denkt voraus und kennt keine Gnade
    [legend] Zählt mit, rechnet und hat alles schon gesehen
   *[regular] Kennt das Spiel
}
web-your-name = Dein Name
web-nickname = Lucky
web-play-bots = Gegen Bots spielen
web-play-friends = Mit Freunden spielen
web-play-whoever = Online mit anderen spielen
web-unreachable = Zocker ist gerade nicht erreichbar. Bitte versuch es noch einmal.
web-more-options = Weitere Optionen
web-learn-first = Neu hier? In zwei Minuten erklärt
web-learn-new = Neu hier? Lern ein Spiel in zwei Minuten
web-retry = Noch einmal versuchen
web-house = Mehr von Zocker
web-go-on = Weiterspielen
web-all-my-games = Alle meine Partien ({ $number })
web-open-tables = Offene Tische
web-no-open-tables = Gerade gibt es keinen öffentlichen Tisch. Wähl ein Spiel und „Online mit anderen spielen“, dann finden andere deinen Tisch hier.
web-table-does = { $does ->
    [turn] Du bist dran
    [wait] Warteraum
    [join] Mitspielen
    [watch] Zuschauen
   *[go-on] Weiter
}
web-seats-open = { $number ->
    [one] 1 Platz frei
   *[other] { $number } Plätze frei
}
web-watching-number = { $number ->
    [one] 1 schaut zu
   *[other] { $number } schauen zu
}
web-learn = In zwei Minuten lernen
web-learn-about = Zu jedem Spiel eine kurze Lektion, dazu alles über die Tafeln und Tableaus.
web-my-games = Meine Partien
web-my-games-about = Deine laufenden und beendeten Partien, und wie sie ausgingen.
web-just-now = gerade eben

web-title-turn = ● Du bist dran – Zocker
web-title-turn-of = ● { $name } – Zocker
web-title-table = { web-game } – Zocker
web-back = Alle Spiele
web-close = Schließen
web-page-help = Regeln
web-page-log = Verlauf
web-page-share = Einladen
web-page-dice = Würfel prüfen
web-page-settings = Einstellungen
web-shield = { web-page-dice }: { $level ->
    [green] alles in Ordnung
    [amber] es gibt einen Hinweis
   *[red] etwas stimmt nicht
}
web-awaited = { $devices ->
    [0] Warten auf dein Gerät
    [one] Warten auf das Gerät von { $names }
   *[other] Warten auf die Geräte von { $names }
}
web-go-on-without = Nicht länger warten
web-go-on-why = Der Beweis der Würfel beginnt dann neu, nur mit den Geräten, die da sind. Jede Prüfung zeigt das an.
web-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
web-no-connection = Keine Verbindung. Neuer Versuch …
web-checking-dice = Die Würfel werden geprüft …
web-pressed-kept = Deine Wahl bleibt erhalten.
web-slow = Langsame Verbindung
web-outdated = Diese Seite ist veraltet. Bitte lade sie neu.
web-no-table = Diesen Tisch gibt es nicht.
web-watching = Du schaust zu.
web-warming = Die stärksten Bots laden noch und spielen vorerst einfachere Züge.
web-practice = Übung
web-practice-about = Du spielst ab einer Stellung aus einer früheren Partie weiter, mit neuen Würfen. Für deine Statistik zählt das nicht.

web-portrait = Aussehen ändern
web-seats = Am Tisch
web-seat = { $name }, { web-seat-state }{ $active ->
    [yes] , am Zug
   *[no] { "" }
}: { web-seat-has }
web-seat-has = { web-dice-left }, { $score }{ $chips ->
    [0] { "" }
    [one] , 1 Jeton
   *[other] , { $chips } Jetons
}
web-seat-more = Über { $name }
web-seat-about = { $state ->
    [you] Das bist du.
    [away] Gerade nicht da. Der Zug wartet, oder ein Bot übernimmt.
    [stand-in] Hier spielt vorerst ein Bot.
   *[here] Sitzt am Tisch.
}
web-dice-left = { $dice ->
    [0] keine Würfel mehr
    [one] noch 1 Würfel
   *[other] noch { $dice } Würfel
}
web-seat-state = { $state ->
    [rookie] Rookie
    [regular] Regular
    [shark] Shark
    [legend] Legend
    [away] weg
    [stand-in] ein Bot spielt
    [you] du
    [device] an diesem Gerät
    [open] frei
   *[here] da
}
web-hidden = Geld verdeckt
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-stand-in = Bot spielen lassen
web-stand-in-now = Bot jetzt spielen lassen
web-is-away = { $name } ist gerade nicht da
web-bot-takes-over = Ein Bot übernimmt in
web-open-seat = Freier Platz
web-owner-neutral = Neutrale Würfel
web-owner-grey = Graue Würfel

web-felt = Tisch
web-casino = Casino { $number }, { $name }{ $closed ->
    [yes] , geschlossen
   *[no] { "" }
}: { $bills ->
    [0] nichts mehr zu holen
   *[other] { $money }
}
web-board = Was macht diese Tafel?
web-board-amount = zahlt { $amount }
web-board-holder = liegt bei { $name }
web-board-closed = Casino { $casino } ist geschlossen
web-board-groups = Gruppen grauer Würfel übrig: { $groups }
web-board-fields = freie Felder: { $chips } für einen Jeton, { $bills } für 30.000 $, { $actions } für eine Aktion
web-board-die = { $name } { $die ->
    [biggy] mit dem Biggy
   *[small] mit einem Würfel
}{ $field ->
    [0] { "" }
   *[other] { " " }auf Feld { $field }
}
web-row = { $owner }: { $count }, { $state ->
    [tied] Gleichstand
    [leads] führt{ $ahead ->
        [0] { "" }
       *[other] { " " }um { $ahead }
    }, gewinnt { $prize }
    [paid] gewinnt { $prize }
   *[unpaid] geht leer aus
}
web-tie = gleich
web-ahead = { $ahead } mehr als Platz zwei
web-tableau-row = Reihe { $number }: { $filled } von { $boxes } gefüllt{ $fits ->
    [none] { "" }
   *[other] , als Nächstes { $fits }
}, { $points } Punkte.
web-row-number = Reihe { $number }
web-race = Bis { $target } Punkte

web-turn-of = { $away ->
    [yes] { $name } ist dran, aber gerade nicht da
   *[no] { $name } ist dran
}
web-last-count = Kassensturz
web-scoring = Wertung der Runde
web-skip = Überspringen
web-replay = Den letzten Zug noch einmal zeigen
web-undo = Zurücknehmen
web-undo-brief = Zug zurück
web-hint = Tipp
web-dice = Passende Würfel
web-face = Würfel mit { $face }
web-choose = Wähle
web-key = Taste { $key }

web-waiting-room = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-public = Öffentlicher Tisch
web-real-dice = Echte Würfel
web-all-here = Alle Plätze sind besetzt.
web-start-now = Partie starten
web-gathers = Die Partie beginnt, wenn alle da sind.
web-start-incomplete = Jetzt starten, mit Bots für alle, die fehlen
web-seat-for = { $for ->
    [me] Du
    [open] Freier Platz
    [here] An diesem Gerät
    [rookie] Bot: Rookie
    [shark] Bot: Shark
    [legend] Bot: Legend
   *[regular] Bot: Regular
}
web-seat-who = Spieler auf Platz { $number }
web-seat-name = Name des Spielers auf Platz { $number }
web-name = Name
web-player = Spieler { $number }
web-seat-up = Nach oben: { $name }
web-seat-down = Nach unten: { $name }
web-seat-moved = { $name } hat jetzt Platz { $number }.
web-seat-remove = Platz { $number } entfernen
web-seat-add = Platz hinzufügen
web-send-away = { $name } wegschicken
web-sit-down = Hinsetzen
web-join = Mitspielen
web-invited = { $number ->
    [one] { $names } lädt dich zum Spielen ein
   *[other] { $names } warten auf dich
}
web-name-missing = Schreib zuerst deinen Namen.
web-start = Jetzt starten, mit Bots auf den freien Plätzen
web-start-with = Zu { $people ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $people }
} starten
web-wait-for-host = Du hast einen Platz. Der Host startet die Partie.
web-full = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.
web-invite = Freunde einladen
web-share-text = Mit diesem Link können alle mitspielen oder zuschauen.
web-share-local = Dieser Link funktioniert nur auf diesem Computer. Für Handys und andere Computer starte Zocker mit --lan.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-invitation = Lass uns { web-game } spielen! Öffne diesen Link und setz dich dazu.
web-send-invitation = Einladung senden
web-copy-invitation = Einladung kopieren
web-qr = QR-Code des Links

web-again = Noch eine Partie
web-come-along = { $name } will eine Revanche: Spiel mit
web-watch-again = { $name } spielt noch einmal: Schau zu
web-to-rematch = Zur Revanche
web-rematch-wanted = { $wanted ->
    [one] { $wanted } von { $people } will eine Revanche
   *[other] { $wanted } von { $people } wollen eine Revanche
}
web-rematch-asked = { $name } will eine Revanche
web-join-in = Mitspielen
web-not-now = Jetzt nicht
web-see-story = Rückblick ansehen
web-see-result = Ergebnis ansehen
web-see-again = Wiedergabe ansehen
web-was-it-luck = War es Glück?
web-look-at-table = Tisch ansehen
web-record = Aufzeichnung speichern

web-speed = Tempo
web-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
    [instant] Sofort
   *[normal] Normal
}
web-speed-instant = Wenn alle Spieler „Sofort“ wählen, ziehen die Bots ohne Pause. Züge lassen sich dann nicht zurücknehmen.
web-sound = Ton
web-auto-roll = Für mich würfeln, sobald ich dran bin
web-language = Sprache

web-boards = Die Tafeln dieser Runde
web-in-short = Kurz erklärt
web-rules = { $game ->
    [gambler] { web-rules-gambler }
    [royale] { web-rules-royale }
    [las-vegas-2019] { web-rules-biggy }
   *[las-vegas] { web-rules-bills }
}
web-rules-bills =
    Wirf deine Würfel, wähle eine Augenzahl und leg alle deine Würfel mit dieser Zahl in das Casino mit dieser Nummer.
    Sind alle Würfel gelegt, zahlt jedes Casino seine Scheine aus. Doch zuerst heben sich Gleichstände auf: Alle, die in einem Casino gleich viele Würfel haben, gehen dort leer aus. Von den anderen bekommt der Spieler mit den meisten Würfeln den höchsten Schein, der mit den zweitmeisten den nächsten, und so weiter. Ein grünes +2 bedeutet zwei Würfel Vorsprung.
    Nach vier Runden gewinnt, wer das meiste Geld hat. Bis dahin siehst du nur dein eigenes.
web-rules-biggy =
    Wirf deine Würfel, wähle eine Augenzahl und leg alle deine Würfel mit dieser Zahl in das Casino mit dieser Nummer, oder passe für einen Jeton. Der Biggy zählt wie zwei Würfel.
    Hat niemand mehr Würfel, zahlt jedes Casino seine zwei Karten aus. Doch zuerst heben sich Gleichstände auf: Alle, die in einem Casino auf denselben Wert kommen, gehen dort leer aus. Von den anderen bekommt der Spieler mit dem höchsten Wert die höhere Karte, der mit dem zweithöchsten die andere. Ein grünes +2 bedeutet zwei Würfel Vorsprung.
    Nach drei Runden gewinnt, wer das meiste Geld hat. Jeder Jeton ist 10.000 $ wert. Bis dahin siehst du nur deine eigenen Karten.
web-rules-royale =
    { web-rules-biggy }
    Legst du Würfel in ein Casino mit einer Tafel, aktivierst du die Tafel und führst ihre Aktion aus. Manche zahlen erst bei der Wertung.
web-rules-gambler =
    Dreißig Würfel werden gleich verteilt. Bist du dran, wirf fünf deiner Würfel und leg einen oder mehrere passende auf das Tableau, jeden auf das nächste Feld einer Reihe.
    Dann hör auf, oder wirf die übrigen der fünf noch einmal. Passt ein Würfel, musst du einen legen. Passt keiner, ist dein Zug vorbei.
    Füllst du das letzte Feld einer Reihe, bekommst du ihre Punkte oder zahlst sie, wenn die Reihe schwarz ist. Sind alle Felder voll, ist die Runde vorbei, und das nächste Tableau kommt. Hast du nach einer Runde 500 Punkte, gewinnst du.
web-sign-face = Ein Würfel mit genau dieser Zahl.
web-sign-star = Sterne: eine beliebige Zahl, aber in der ganzen Reihe dieselbe.
web-sign-house = Ein Full House: drei gleiche Würfel auf die grünen Sterne, zwei gleiche mit einer anderen Zahl auf die roten Rauten.
web-sign-points = Die Punkte, die dir die Reihe bringt. Eine schwarze kostet sie dich.
web-sign-dice = Neben einem Namen: die Würfel, die für diese Runde noch übrig sind.
web-keys = Tasten
web-keys-roll = R
web-keys-roll-does = würfeln
web-keys-choose = 1–6
web-keys-choose-does = wählen, was diese Nummer hat; in Gambler erst die Reihe, dann die Augenzahl
web-keys-pass = P
web-keys-pass-does = passen
web-keys-hint = H
web-keys-hint-does = Tipp: was jeder Zug wert ist
web-keys-undo = U
web-keys-undo-does = zurücknehmen, bis wieder Würfel fallen oder ein anderer Spieler zieht
web-keys-log = L
web-keys-log-does = Verlauf
web-keys-skip = Esc
web-keys-skip-does = überspringen, was gerade gezeigt wird

### Rund um einen Zug
web-pages = Seiten
web-tray = Deine Würfelschale
web-your-turn = Du bist dran. { $what }
web-turn-named = { $name }, du bist dran. { $what }
web-rolled = Die Würfel zeigen { $dice }.
web-die = { $kind ->
    [biggy] Biggy { $face }
    [neutral] neutrale { $face }
   *[own] { $face }
}
web-choice = { $key }: { $label }.

### Mehrere Leute an einem Gerät
web-hand-over = Gib das Gerät an { $name } weiter
web-hand-over-why = Alle anderen schauen bitte weg.
web-i-am = Ich bin { $name }
web-private = Nur für { $name }
web-private-hide = Verbergen
web-peek = Ich bin { $name }: mein Geld zeigen

### Was der Host darf
web-pause = Partie anhalten
web-paused = Die Partie ist angehalten.
web-paused-why = Der Host kann sie fortsetzen.
web-resume = Fortsetzen
web-remove = { $name } entfernen
web-remove-sure = { $name } endgültig wegschicken? Ein Bot übernimmt.
web-cancel = Abbrechen

### Fremde
web-plain-name = Spieler { $number }
web-mute = Reaktionen nicht zeigen
web-unmute = Reaktionen wieder zeigen
web-hide-name = Diesen Namen nicht zeigen
web-show-name = Namen wieder zeigen
web-block = { $name } blockieren
web-block-sure = { $name } nie mehr an deine Tische lassen? An deinem eigenen Tisch übernimmt ein Bot.
web-blocked = Du hast { $name } blockiert.
web-leave = Tisch verlassen
web-leave-sure = Den Tisch endgültig verlassen? Ein Bot spielt für dich weiter.

### Reaktionen
web-react = Reagieren
web-reaction = { $what ->
    [bravo] Bravo!
    [ouch] Autsch!
    [laugh] Haha!
    [think] Hmm …
    [hurry] Na los!
   *[thanks] Danke!
}
web-reacted = { $name }: { $reaction }

### Echte Würfel und Karten
web-correct = Korrigieren
web-type-it = Eintippen
web-tap-it = Antippen
web-typed-dice = Bisherige Würfel
web-typed-die = { $kind ->
    [biggy] Biggy
    [neutral] Neutraler Würfel
   *[own] Würfel { $number }
}: { $face ->
    [0] leer
   *[other] { $face }, antippen zum Entfernen
}
web-faces = Augenzahlen
web-typed-bills = Was auf dem Tisch liegt
web-typed-times = { $label }, { $times }-mal
web-typed-left = { $left ->
    [one] Noch 1
   *[other] Noch { $left }
}
web-typed-done = Fertig
web-remove-last = Letztes entfernen

### Den Tisch berühren: erst was, dann wohin
web-pieces = Was kommt wohin?
web-piece = { $piece ->
    [grey] { $count ->
        [one] 1 grauer Würfel
       *[other] { $count } graue Würfel
    }
    [chip] einen Jeton bekommen
    [card] { $money } bekommen
    [action] die Aktion nutzen
    [return-small] einen kleinen Würfel zurücknehmen
    [return-biggy] den Biggy zurücknehmen
    [biggy] der Biggy
   *[small] ein kleiner Würfel
}

### Black Box: Plättchen aufteilen
web-split-how = Plättchen antippen
web-split-group = Gruppe { $number }, zusammen { $sum }
web-split-tile = { $worth }, in Gruppe { $number } legen

### Freunde in diesem Raum
web-door = Lass alle in diesem WLAN mitspielen, solange Zocker läuft. Sie scannen einen Code und setzen sich dazu.
web-door-open = In diesem Netz freigeben
web-door-close = Freigabe beenden

### Nach einer Runde
web-page-rounds = Zusammenfassung
web-no-rounds = Bisher wurde noch keine Runde gewertet.
web-won-in-round = In dieser Runde gewonnen
web-settled-tied = { $dice ->
    [one] Gleichstand, 1 Würfel
   *[other] Gleichstand, { $dice } Würfel
}
web-nobody = Niemand

web-theme = Darstellung
web-theme-name = { $theme ->
    [day] Hell
   *[night] Dunkel
}

### Große Momente, und wie sie klingen
web-peak = { $what ->
    [stolen] Geschnappt!
    [broken] Gleichstand gebrochen!
    [tied] Ausgebremst!
    [jackpot] Jackpot!
    [house] Full House!
    [lost] Autsch!
   *[won] Volltreffer!
}
web-peak-stolen = { $who ->
    [you] Du schnappst dir { $money } bei { $casino }!
   *[other] { $name } schnappt sich { $money } bei { $casino }!
}
web-peak-broken = { $who ->
    [you] Du brichst den Gleichstand bei { $casino }: { $money }!
   *[other] { $name } bricht den Gleichstand bei { $casino }: { $money }!
}
web-peak-tied = { $who ->
    [you] Du ziehst bei { $casino } gleich: { $money } sind weg!
   *[other] { $name } zieht bei { $casino } gleich: { $money } sind weg!
}
web-volume = Lautstärke
web-mute-all = Ton ausschalten
web-unmute-all = Ton einschalten
web-keys-mute = M
web-keys-mute-does = Ton an oder aus

### Was Browser nur mit HTTPS oder auf diesem Computer können
web-notify = Benachrichtige mich, wenn ich dran bin und gerade woanders hinschaue
web-notify-not = Achte auf den Titel dieses Tabs und auf den Ton. Browser erlauben Benachrichtigungen nur mit HTTPS und mit deiner Zustimmung.
web-offline = Du bist offline. Zocker öffnet sich zwar, erreicht aber seine Tische nicht.
