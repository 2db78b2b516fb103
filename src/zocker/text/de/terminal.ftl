### The game in the terminal.

terminal-neutral = Neutral
terminal-grey = Grau
terminal-title-gambler = GAMBLER
terminal-title-royale = LAS VEGAS ROYALE
terminal-title-las-vegas-2019 = LAS VEGAS 2019
terminal-title-las-vegas = LAS VEGAS
terminal-round = Runde { $round } von { $rounds }
terminal-round-only = Runde { $round }
terminal-started = { $who ->
    [you] du hast begonnen
   *[other] { $name } hat begonnen
}
terminal-casino = Casino
terminal-bills = { $game ->
    [las-vegas] Scheine
   *[other] Karten
}
terminal-chips = Jetons
terminal-closed = GESCHLOSSEN
terminal-bot = Bot
terminal-dice-left = Würfel übrig
terminal-no-dice = keine Würfel mehr
terminal-money = Geld
terminal-hidden = verdeckt
terminal-tied = gleich
terminal-turn = { $who ->
    [you] Du würfelst { $roll } und legst { dice } auf { $casino }.
   *[other] { $name } würfelt { $roll } und legt { dice } auf { $casino }.
}

choice-lead = du führst: { $prize }
choice-paid = Platz { $rank }: { $prize }
choice-unpaid = Platz { $rank }, { choice-no-bill }
choice-no-bill = { $game ->
    [las-vegas] kein Schein mehr für dich
   *[other] keine Karte mehr für dich
}
choice-tied = Gleichstand mit { $names }: nichts
choice-absent = nur neutrale Würfel, nichts für dich
choice-rival = { $name } bekommt { $prize }
choice-rival-nothing = { $name } bekommt nichts
choice-pays = { $paid } zahlen
choice-pays-with-change = { $paid } zahlen, { $back } zurück
choice-overpays = { $excess } mehr, als du schuldest

key-enter = Enter
key-roll = { $dice ->
    [one] einen Würfel werfen
   *[other] { $dice } Würfel werfen
}
key-roll-extra = Extrawürfel werfen ({ $board })
key-choose = Casino wählen
key-choose-number = wählen
key-on = weiter
key-back = zurücknehmen
key-close = zurück zum Tisch
key-auto = den Computer machen lassen
key-boards = Tafeln
key-hint = Tipp
key-log = Verlauf
key-help = Hilfe
key-leave = beenden

hint-roll = Mit Enter würfelst du.
hint-choose = Gib die Nummer eines Casinos ein: { $moves }.
hint-choose-number = Gib eines davon ein: { $moves }.
hint-on = Mit Enter geht es weiter.

warming-up = Die stärksten Bots laden noch und spielen vorerst einfachere Züge.

advice-title = Was jeder Zug wert ist
advice-choice = Zug
advice-win = Siegchance
advice-score = { $unit ->
    [points] Punkte nach dieser Runde
   *[other] Geld nach dieser Runde
}
advice-chance = { $margin ->
    [0] { NUMBER($win, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { NUMBER($win, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-more = { $count ->
    [one] und noch einer, der schlechter ist
   *[other] und noch { $count }, die schlechter sind
}
advice-basis =
    Jeder Zug wurde { $playouts ->
        [one] einmal
       *[other] { $playouts }-mal
    } weitergespielt. ± ist ein 95-%-Intervall. Empfehlung: { $key }.
advice-learned = Genau berechnet oder aus Millionen Partien gelernt. Empfehlung: { $key }.
advice-rough =
    Sehr grob: Jeder Zug wurde { $playouts ->
        [one] nur einmal
       *[other] nur { $playouts }-mal
    } von einfachen Bots weitergespielt. Frag in ein, zwei Minuten noch einmal, dann gibt es bessere Tipps.
advice-unknown = Das Wertenetz kennt { $boards } nicht, deshalb sind diese Chancen grob.
legend-unknown = Das Wertenetz von legend kennt { $boards } nicht, deshalb spielt legend dort vielleicht schlechter.
legend-untrained = { $reason } Deshalb spielt legend wie shark.
advice-secret = Es gibt keine beste Antwort. Wechsle zufällig ab, damit dich niemand durchschaut.

ask-starter = Wer beginnt? Gib die Nummer eines Platzes ein, 1 bis { $players }.
ask-bill = Zieh Scheine für Casino { $casino }, bis es 50.000 $ sind, und gib sie ein: 20k 60k
ask-roll = { $who ->
    [you] Wirf { dice } und gib das Ergebnis ein: { ask-example }
   *[other] Wirf { dice } für { $name } und gib das Ergebnis ein: { ask-example }
}
ask-example = { $biggy ->
    [0] { $neutral ->
        [0] 1 1 4
       *[other] 1 1 4 + 3
    }
   *[other] 1 1 4 B6
}
ask-neutral = { $who ->
    [nobody] Wirf { dice } einer freien Farbe und gib das Ergebnis ein: 1 1 2 3 4 5 6 B6
   *[other] { $neutral ->
        [one] Wirf den übrigen neutralen Würfel und gib das Ergebnis ein: 3
       *[other] Wirf die { $neutral } übrigen neutralen Würfel und gib das Ergebnis ein: 3 5
    }
}
ask-extra = { $who ->
    [you] Wirf die beiden Extrawürfel für { $board } und gib das Ergebnis ein: 3 4
   *[other] Wirf die beiden Extrawürfel für { $name } ({ $board }) und gib das Ergebnis ein: 3 4
}
ask-boards = Leg die Tafeln für die Casinos 1, 2, 3 … aus und gib ihre Seiten ein: A1 D2 H1
ask-pair = Zieh zwei Karten (Paar { $number } von 6) und gib sie ein, auch mehrere Paare auf einmal: 90k 40k
ask-aside = Zieh die 24 Karten der Runden 2 und 3 und gib sie ein; mehrere gleiche als 4x60k

# Dasselbe zum Antippen auf einem Bildschirm
due-starter = Wer beginnt?
due-bill = Zieh Scheine für Casino { $casino }, bis es 50.000 $ sind.
due-roll = { $who ->
    [you] Wirf { dice }.
   *[other] Wirf { dice } für { $name }.
}
due-neutral = { $who ->
    [nobody] Wirf { dice } einer freien Farbe.
   *[other] { $neutral ->
        [one] Wirf den übrigen neutralen Würfel.
       *[other] Wirf die { $neutral } übrigen neutralen Würfel.
    }
}
due-extra = { $who ->
    [you] Wirf die beiden Extrawürfel für { $board }.
   *[other] Wirf die beiden Extrawürfel für { $name } ({ $board }).
}
due-boards = Leg die Tafeln für die Casinos 1, 2, 3 … aus.
due-pair = Zieh zwei Karten: Paar { $number } von 6.
due-aside = Zieh die 24 Karten der Runden 2 und 3.

handover-title = Die Tastatur geht an { $name }
handover-fist = { $name } wählt gleich heimlich. Alle anderen schauen bitte weg.
handover-guess = Die Faust ist zu. { $name } rät.
handover-split = { $name } teilt gleich heimlich die Black Box auf. Alle anderen schauen bitte weg.
handover-box = Die Black Box ist aufgeteilt. { $name } wählt eine Gruppe.
handover-bad-luck = { $name } zahlt für Bad Luck und sieht dabei verdeckte Karten. Alle anderen schauen bitte weg.

scoring-title = Runde { $round } ist zu Ende
scoring-casino = Casino
scoring-tied = Gleichstand
scoring-paid = Ausgezahlt an
scoring-unclaimed = An niemanden
scoring-board = Tafeln
standings-seat = Spieler
standings-round = Diese Runde
standings-total = Insgesamt
final-title = Die Partie ist zu Ende
final-rank = Platz
final-money = Geld
final-bills = { $game ->
    [las-vegas] Scheine
   *[other] Karten und Jetons
}
final-won = { $who ->
    [you] Du gewinnst: { $score }!
   *[other] { $name } gewinnt: { $score }!
}
final-shared = { $who ->
    [you] Du und { $names }, ihr teilt euch den Sieg: je { $score }!
   *[other] { $names } teilen sich den Sieg: je { $score }!
}

saved-open =
    Deine Partie ist gespeichert. Weiter geht es mit:
    zocker play --resume { $path }
saved-over =
    Die ganze Partie ist aufgezeichnet. Prüfen kannst du sie mit:
    zocker verify { $path }

log-title = Was bisher geschah
boards-title = Die Tafeln dieser Runde
help-title-gambler = Gambler in Kürze
help-title-royale = Las Vegas Royale in Kürze
help-title-las-vegas-2019 = Las Vegas 2019 in Kürze
help-title-las-vegas = Las Vegas in Kürze
help-text-las-vegas =
    Würfle, wähle eine Augenzahl und leg alle deine Würfel mit dieser Zahl in das
    Casino mit dieser Nummer. Wenn alle Würfel liegen, zahlt jedes Casino seine
    Scheine aus: Den höchsten bekommt der Spieler mit den meisten Würfeln, den
    nächsten der mit den zweitmeisten, und so weiter, solange Scheine da sind.
    Vorher aber heben sich Gleichstände auf: Alle, die in einem Casino gleich viele
    Würfel haben, gehen dort leer aus. Nach vier Runden gewinnt der Spieler mit dem
    meisten Geld, bei Gleichstand der mit mehr Scheinen.

    Ein Betrag neben Würfeln ist das, was sie nach jetzigem Stand gewinnen;
    „gleich“ oder „=“ heißt Gleichstand, „–“ heißt, dass kein Schein mehr da ist.
    Neutrale Würfel gehören niemandem, zählen aber mit. Du siehst nur dein eigenes Geld; am
    Ende wird alles aufgedeckt.

    Enter oder R  würfeln, weiter          1–6  Casino wählen
    U  Zug zurücknehmen, bis wieder Würfel fallen oder ein anderer Spieler zieht
    H  Tipp   L  Verlauf   ?  diese Hilfe   Q  speichern und beenden (auch Strg+C)

    Alle Regeln: zocker rules las-vegas
help-text-las-vegas-2019 =
    { help-biggy }

    { help-amounts }

    { help-keys }

    Alle Regeln: zocker rules las-vegas-2019
help-text-royale =
    { help-biggy }

    Legst du Würfel in ein Casino mit einer Tafel, aktivierst du die Tafel und
    führst ihre Aktion aus. Manche zahlen erst bei der Wertung. B erklärt alle, die
    ausliegen.

    { help-amounts }

    { help-keys }
    B  was die Tafeln tun             0  nichts tun, wo du darfst

    Alle Regeln: zocker rules royale
help-text-gambler =
    Wirf fünf Würfel und leg einen oder mehrere, die passen, auf das Tableau: jeden
    auf das nächste Feld ‹ › einer Reihe. Ein Feld nimmt die Zahl, die es zeigt;
    Sterne nehmen gleiche Würfel, ♠♠♠♦♦ drei und zwei. Dann hör auf oder wirf noch
    einmal, was von den fünf übrig ist: Passt ein Würfel, musst
    du einen legen. Passt keiner, ist dein Zug zu Ende.

    Füllst du das letzte Feld einer Reihe, bekommst du ihre Punkte oder bezahlst
    sie, wenn die Reihe schwarz ist. Sind alle Felder voll, ist die Runde zu Ende,
    und die Würfel werden neu verteilt. Mit { $target } Punkten nach einer Runde
    gewinnst du.

    Enter oder R  würfeln, weiter     1–6  einen Würfel in diese Reihe legen
    51  eine 1 in Reihe 5: mit der Augenzahl, wo mehrere passen (5_)
    R  noch einmal würfeln     S  aufhören
    U  Zug zurücknehmen, bis wieder Würfel fallen oder ein anderer Spieler zieht
    H  Tipp   L  Verlauf   ?  diese Hilfe   Q  speichern und beenden (auch Strg+C)

    Alle Regeln: zocker rules gambler
help-biggy =
    Würfle, wähle eine Augenzahl und leg alle deine Würfel mit dieser Zahl in das
    Casino mit dieser Nummer, oder passe für einen Jeton. Der Biggy zählt doppelt.
    Wenn niemand mehr Würfel hat, zahlt jedes Casino seine zwei Karten aus: Die
    höhere bekommt der Spieler mit dem höchsten Wert dort, die andere der mit dem
    zweithöchsten. Vorher aber heben sich Gleichstände auf: Alle, die in einem
    Casino auf denselben Wert kommen, gehen dort leer aus. Nach drei Runden gewinnt
    der Spieler mit dem meisten Geld, wobei ein Jeton 10.000 $ zählt, bei
    Gleichstand der mit mehr Karten und Jetons.
help-amounts =
    Ein Betrag neben Würfeln ist das, was sie nach jetzigem Stand gewinnen;
    „gleich“ oder „=“ heißt Gleichstand, „–“ heißt: keine Karte mehr da. Ein Biggy
    ist [●]. Neutrale und graue Würfel gehören niemandem, zählen aber mit. Du
    siehst nur deine eigenen Karten; am Ende wird alles aufgedeckt.
help-keys =
    Enter oder R  würfeln, weiter     1–6  wählen     P  passen für einen Jeton
    U  Zug zurücknehmen, bis wieder Würfel fallen oder ein anderer Spieler zieht
    H  Tipp   L  Verlauf   ?  diese Hilfe   Q  speichern und beenden (auch Strg+C)

error-same-name = Zwei Spieler können nicht gleich heißen: { $names }.
error-play-dice = Würfel können „system“ oder „typed“ sein, nicht „{ $dice }“.
error-typed-seed = Ein Startwert ist für Würfel, die der Computer wirft, nicht für eingetippte.
error-resume-alone = Eine gespeicherte Partie hat schon Spiel, Namen, Optionen und Würfel: Gib --resume ohne sie an.
error-resume-over = Die Partie in { $path } ist zu Ende und lässt sich nicht fortsetzen.
