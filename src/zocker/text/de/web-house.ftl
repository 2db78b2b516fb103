# The house around the table: setting up, lobby, my games, another device.

web-setup-no-game = Dieses Spiel gibt es nicht.
web-setup-seats = Spieler
web-setup-seats-about = Ein freier Platz ist für Freunde, denen du den Link schickst. „An diesem Gerät“ spielt ihr abwechselnd.
web-setup-presets = Spielweise
web-setup-options = Optionen
web-setup-dice = Würfel
web-setup-dice-from = { $dice ->
    [typed] Wir würfeln selbst
   *[system] Zocker würfelt
}
web-setup-dice-about = { $dice ->
    [typed] Euer eigenes Spiel liegt auf dem Tisch. Gebt ein, was ihr würfelt und zieht, und Zocker rechnet mit. Alle spielen an diesem Gerät.
   *[system] Die Geräte aller Spieler und der Server machen jeden Wurf gemeinsam, und jeder kann ihn prüfen.
}
web-setup-clock = Bedenkzeit
web-setup-no-clock = Unbegrenzt
web-setup-clock-about = Ist die Zeit um, entscheidet ein Bot.
web-setup-away = Wenn jemand weg ist
web-setup-away-wait = Warten
web-setup-away-about = { $waits ->
    [yes] Die Partie wartet. Ihr könnt trotzdem einen Bot spielen lassen.
   *[no] Dann spielt ein Bot, bis alle wieder da sind.
}
web-setup-public = Öffentlicher Tisch
web-setup-public-about = { $public ->
    [yes] Alle finden ihn auf der Startseite und können mitspielen oder zuschauen.
   *[no] Er ist nur mit dem Link zu finden.
}
web-setup-players = Nur mit { $players } Spielern.
web-setup-picked = So viele, wie du unten ausgesucht hast.
web-setup-faces = { $number ->
    [0] Zufällig gezogen
    [one] 1 Tafel ausgesucht
   *[other] { $number } Tafeln ausgesucht
}
web-setup-no-faces = Zufällig ziehen lassen
web-setup-less = { $label }: weniger
web-setup-more = { $label }: mehr
web-setup-start = Partie starten
web-setup-invite = Tisch öffnen und einladen

web-mine-closed = Nicht beendet: ältere Regeln
web-mine-closed-why = Die Regeln haben sich seither geändert, deshalb lassen sich diese Partien nicht fortsetzen. So standen sie.
web-mine-so-far = Bis dahin: { $score }
web-mine-finished = Gespielt
web-mine-none = Du hast noch keine Partie zu Ende gespielt.
web-mine-play = Jetzt eine spielen
web-mine-more = Mehr zeigen
web-mine-rank = Platz { $rank }
web-mine-replay = Ansehen
web-mine-replay-of = Ansehen: { $names }
web-mine-statistics = Statistik
web-mine-skill = Glück und Können
web-mine-share = { $share } gewonnen
web-mine-tally = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
web-mine-best = Rekord
web-mine-mean = Im Schnitt

web-move-away = Auf ein anderes Gerät umziehen
web-move-about = Deine Plätze und Partien gehören zu diesem Browser. Ein persönlicher Link bringt sie auf dein Handy oder einen anderen Computer.
web-move-ask = Link holen
web-move-another = Neuen Link holen
web-move-works = Öffne diesen Link auf dem anderen Gerät. Er funktioniert nur einmal und nur { $time } lang. Behalte ihn für dich, denn damit bekommt jeder deine Plätze.
web-move-local = Dieser Link funktioniert nur auf diesem Computer. Für Handys und andere Computer starte Zocker mit --lan.
web-move-link = Persönlicher Link
web-move-here = Deine Plätze auf dieses Gerät holen?
web-move-here-about = Du spielst dann hier genauso wie auf dem anderen Gerät und kannst auch dort weitermachen. Die bisherigen Plätze dieses Browsers gehören dir dann nicht mehr.
web-move-take = Meine Plätze holen
web-move-leave = Nein, doch nicht
web-move-no-token = Dieser Link wurde schon benutzt oder ist abgelaufen. Hol dir auf dem anderen Gerät unter „Meine Partien“ einen neuen.

### Andere Geräte, und wen man nicht treffen mag
web-sessions = Andere Geräte
web-sessions-about = Hast du ein Gerät verloren, oder hat jemand anderes deinen Link? Melde alle anderen Geräte ab. Deine Plätze und Partien gehören dann nur noch diesem Browser.
web-sessions-end = Andere Geräte abmelden
web-sessions-ended = Erledigt. Nur noch dieser Browser hat deine Plätze.
web-blocked-title = Blockierte Spieler
web-unblock = Freigeben
web-mine-find = Nach Name oder Spiel suchen
web-mine-discard = Diese Partie löschen
web-mine-discard-sure = Wirklich löschen?
web-mine-none-found = Keine Partie gefunden.
