### The game in the terminal.

terminal-you = Du
terminal-neutral = Neutral
terminal-title = LAS VEGAS
terminal-round = Runde { $round } von { $rounds }
terminal-started = { $who ->
    [you] du hast begonnen
   *[other] { $name } hat begonnen
}
terminal-casino = Casino
terminal-bills = Scheine
terminal-bot = Bot
terminal-dice-left = Würfel übrig
terminal-no-dice = keine Würfel mehr
terminal-money = Geld
terminal-hidden = verdeckt
terminal-tied = patt
terminal-turn = { $who ->
    [you] Du würfelst { $roll } und legst { dice } ins { $casino }.
   *[other] { $name } würfelt { $roll } und legt { dice } ins { $casino }.
}

choice-lead = du führst: { $prize }
choice-paid = { $rank ->
    [2] Zweiter: { $prize }
    [3] Dritter: { $prize }
    [4] Vierter: { $prize }
   *[other] Fünfter: { $prize }
}
choice-unpaid = { $rank ->
    [2] Zweiter, kein Schein mehr für dich
    [3] Dritter, kein Schein mehr für dich
    [4] Vierter, kein Schein mehr für dich
   *[other] Letzter, kein Schein mehr für dich
}
choice-tied = Patt mit { $names }: ihr hebt euch gegenseitig auf
choice-absent = nur neutrale Würfel, nichts für dich
choice-rival = { $name } bekommt { $prize }
choice-rival-nothing = { $name } bekommt nichts

key-enter = Enter
key-roll = { $dice ->
    [one] einen Würfel werfen
   *[other] { $dice } Würfel werfen
}
key-choose = Casino wählen
key-on = weiter
key-back = zurücknehmen
key-close = zurück zum Tisch
key-auto = der Computer macht es
key-log = Verlauf
key-help = Hilfe
key-leave = Ende

hint-roll = Mit Enter würfelst du.
hint-choose = Gib die Nummer eines Casinos ein: { $moves }.
hint-on = Mit Enter geht es weiter.

ask-starter = Wer beginnt? Gib die Nummer eines Platzes ein, 1 bis { $players }.
ask-bill = Zieh Scheine für Casino { $casino }, bis es 50.000 $ sind, und gib sie ein: 20k 60k
ask-roll = { $who ->
    [you] Wirf { dice } und gib das Ergebnis ein: { ask-example }
   *[other] Wirf { dice } für { $name } und gib das Ergebnis ein: { ask-example }
}
ask-example = { $neutral ->
    [0] 1 1 4
   *[other] 1 1 4 + 3
}
ask-leftover = { $neutral ->
    [one] Wirf den übrigen neutralen Würfel und gib das Ergebnis ein: 3
   *[other] Wirf die { $neutral } übrigen neutralen Würfel und gib das Ergebnis ein: 3 5
}

scoring-title = Runde { $round } ist zu Ende
scoring-casino = Casino
scoring-tied = Patt, raus
scoring-paid = Ausgezahlt an
scoring-unclaimed = Niemandem
standings-seat = Spieler
standings-round = Diese Runde
standings-total = Insgesamt
final-title = Das Spiel ist aus
final-rank = Platz
final-money = Geld
final-bills = Scheine
final-won = { $who ->
    [you] Du gewinnst mit { $money }!
   *[other] { $name } gewinnt mit { $money }!
}
final-shared = { $who ->
    [you] Du und { $names }, ihr teilt euch den Sieg mit je { $money }!
   *[other] { $names } teilen sich den Sieg mit je { $money }!
}

saved-open =
    Dein Spiel ist gespeichert. Weiter geht es mit:
    zocker play --resume { $path }
saved-over =
    Das ganze Spiel ist aufgehoben. Prüfen kannst du es mit:
    zocker verify { $path }

log-title = Was bisher geschah
help-title = Las Vegas in Kürze
help-text =
    Würfle, wähle eine Augenzahl und leg alle deine Würfel mit dieser Zahl in das
    Casino mit dieser Nummer. Wenn alle Würfel liegen, zahlt jedes Casino seine
    Scheine aus: den höchsten an den mit den meisten Würfeln, den nächsten an den
    Zweiten, und so weiter, solange Scheine da sind. Vorher aber gilt in jedem
    Casino: Wer gleich viele Würfel hat, hebt sich gegenseitig auf und geht dort
    leer aus. Nach vier Runden gewinnt das meiste Geld, bei Gleichstand die
    meisten Scheine.

    Ein Betrag neben Würfeln ist das, was sie nach jetzigem Stand gewinnen; „patt“
    oder „=“ heißt aufgehoben, „–“ heißt: kein Schein mehr da. Neutrale Würfel
    gehören niemandem, zählen aber mit. Du siehst nur dein eigenes Geld; am Ende
    wird alles aufgedeckt.

    Enter oder R  würfeln, weiter          1–6  Casino wählen
    U  Zug zurücknehmen, solange danach nicht gewürfelt wurde
    L  Verlauf     ?  diese Hilfe     Q  speichern und aufhören (ebenso Strg-C)

    Alle Regeln: zocker rules las-vegas

error-same-name = Zwei Spieler können nicht gleich heißen: { $names }.
error-play-dice = Würfel können "system" oder "typed" sein, nicht "{ $dice }".
error-typed-seed = Ein Seed ist für Würfel, die der Computer wirft, nicht für eingetippte.
error-resume-alone = Ein gespeichertes Spiel hat schon Spiel, Spieler, Optionen und Würfel: gib --resume ohne sie an.
error-resume-over = Das Spiel in { $path } ist zu Ende: da geht nichts weiter.
