# The house around the table: setting up, lobby, my games, another device.

web-setup-no-game = Dieses Spiel gibt es nicht.
web-setup-seats = Wer spielt
web-setup-seats-about = Auf einen freien Platz setzt sich, wer den Link bekommt. Eine „Person hier“ spielt abwechselnd mit dir an diesem Gerät.
web-setup-presets = Spielweise
web-setup-options = Die Optionen
web-setup-dice = Würfel
web-setup-dice-from = { $dice ->
    [typed] Wir würfeln selbst
   *[system] Zocker würfelt
}
web-setup-dice-about = { $dice ->
    [typed] Eure Schachtel steht auf dem Tisch: Tippt ein, was ihr würfelt und zieht, Zocker rechnet. Alle spielen an diesem Gerät.
   *[system] Die Geräte aller, die mitspielen, und der Server machen jeden Wurf gemeinsam, und alle können ihn prüfen.
}
web-setup-clock = Zeit für eine Entscheidung
web-setup-no-clock = Ohne
web-setup-clock-about = Ist die Zeit um, entscheidet ein Bot.
web-setup-away = Wenn jemand weg ist
web-setup-away-wait = Warten
web-setup-away-about = { $waits ->
    [yes] Das Spiel wartet. Ihr könnt trotzdem einen Bot spielen lassen.
   *[no] Dann spielt ein Bot, bis alle wieder da sind.
}
web-setup-public = Öffentlicher Tisch
web-setup-public-about = { $public ->
    [yes] Alle finden ihn auf der Startseite und können mitspielen oder zusehen.
   *[no] Man findet ihn nur mit dem Link.
}
web-setup-players = Nur mit { $players } Personen.
web-setup-picked = So viele, wie du unten ausgesucht hast.
web-setup-faces = { $number ->
    [0] Vom Zufall gezogen
    [one] 1 Tafel ausgesucht
   *[other] { $number } Tafeln ausgesucht
}
web-setup-no-faces = Den Zufall ziehen lassen
web-setup-less = { $label }: weniger
web-setup-more = { $label }: mehr
web-setup-start = Partie beginnen
web-setup-invite = Tisch öffnen und einladen

web-mine-closed = Nicht beendet: ältere Regeln
web-mine-closed-why = Die Regeln haben sich seither geändert, deshalb können diese Partien nicht weitergehen. So standen sie.
web-mine-so-far = Bis dahin: { $score }
web-mine-finished = Gespielt
web-mine-none = Du hast noch keine Partie zu Ende gespielt.
web-mine-play = Jetzt eine spielen
web-mine-more = Mehr zeigen
web-mine-rank = Platz { $rank }
web-mine-replay = Ansehen
web-mine-replay-of = Noch einmal ansehen: { $names }
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
web-mine-best = Bestes
web-mine-mean = Im Schnitt

web-move-away = Auf ein anderes Gerät umziehen
web-move-about = Deine Plätze und Partien gehören zu diesem Browser. Ein persönlicher Link bringt sie auf dein Handy oder einen anderen Computer.
web-move-ask = Link holen
web-move-another = Neuen Link holen
web-move-works = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und { $time } lang. Behalte ihn für dich, denn mit ihm bekommt jeder deine Plätze.
web-move-local = Diese Adresse gilt nur auf diesem Computer. Für Handys und andere Computer starte Zocker mit --lan.
web-move-link = Persönlicher Link
web-move-here = Deine Plätze auf dieses Gerät holen?
web-move-here-about = Du spielst dann hier wie auf dem anderen Gerät, wo du auch weitermachen kannst. Die Plätze, die dieser Browser bisher hatte, sind dann hier nicht mehr deine.
web-move-take = Meine Plätze holen
web-move-leave = Nein, lassen
web-move-no-token = Dieser Link bringt nichts mehr. Hol auf dem anderen Gerät unter „Meine Partien“ einen neuen.

### Andere Geräte, und wen man nicht treffen mag
web-sessions = Andere Geräte
web-sessions-about = Gerät verloren, oder jemand anderes hat deinen Link? Melde dich überall sonst ab. Deine Plätze und Partien gehören dann nur noch diesem Browser.
web-sessions-end = Überall sonst abmelden
web-sessions-ended = Erledigt: Nur dieser Browser hat jetzt deine Plätze.
web-blocked-title = Blockierte Leute
web-unblock = Freigeben
web-mine-find = Nach Name oder Spiel suchen
web-mine-discard = Diese Partie löschen
web-mine-discard-sure = Wirklich löschen?
web-mine-none-found = Keine Partie gefunden.
