### Was schiefgehen kann: je ein klarer Satz. Ein Grund, der von anderswo kommen kann, steht am Ende.

error-unknown-game = Es gibt kein Spiel „{ $game }“; es gibt: { $games }.
error-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-seats = { $players ->
    [one] Ein Spieler braucht einen Namen, nicht { $got }.
   *[other] { $players } Spieler brauchen { $players } Namen, nicht { $got }.
}
error-name = „{ $name }“ kann kein Name sein: Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-unknown-option = { $game } hat keine Option „{ $option }“; es hat: { $options }.
error-option-form = Schreib Optionen als name=wert, nicht „{ $text }“.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein, sondern: { $allowed }.{ $option ->
    [boards] { " " }Welche es sind, sagt die Option faces.
   *[other] { "" }
}
error-neutral-players = Neutrale Würfel sind für 2 bis 4 Spieler, nicht für { $players }.
error-starter = Platz { NUMBER($starter, useGrouping: 0) } kann nicht beginnen: Es gibt die Plätze 1 bis { $players }.

error-over = Die Partie ist zu Ende.
error-illegal = „{ $move }“ ist jetzt kein erlaubter Zug; erlaubt: { $moves }.
error-chance-first = „{ $text }“ muss warten, denn zuerst kommt ein Wurf oder eine Ziehung.
error-no-chance = Jetzt ist ein Zug dran, kein Wurf und keine Ziehung.
error-undo = Seit den letzten Würfeln, Karten oder anderen Zügen gibt es nichts mehr zurückzunehmen.
error-undo-often = Du kannst höchstens { $most } Züge hintereinander zurücknehmen.
error-roll-open = Gerade wird gewürfelt. Versuch es gleich noch einmal.
error-chance-expected = Erwartet wurde „{ $expected } …“, nicht „{ $text }“.
error-bill = „{ $text }“ ist kein Geldschein: Schreib Scheine als 10k, 20k … 90k.
error-bill-gone = Im Stapel ist kein Schein zu { $bill } mehr.
error-dice = „{ $text }“ ist kein Wurf: Schreib Augenzahlen von 1 bis 6, neutrale Würfel nach einem Pluszeichen, etwa „roll 1 1 4 + 3“.
error-number-of-dice = { $kind ->
    [neutral] { $expected ->
        [one] Erwartet wurde 1 neutraler Würfel, nicht { $got }.
       *[other] Erwartet wurden { $expected } neutrale Würfel, nicht { $got }.
    }
    [small] { $expected ->
        [one] Erwartet wurde 1 kleiner Würfel, nicht { $got }.
       *[other] Erwartet wurden { $expected } kleine Würfel, nicht { $got }.
    }
    [biggy] { $expected ->
        [0] Erwartet wurde kein Biggy, da ist aber { $got }.
       *[other] Erwartet wurde der Biggy, etwa „B6“.
    }
   *[own] { $expected ->
        [one] Erwartet wurde 1 eigener Würfel, nicht { $got }.
       *[other] Erwartet wurden { $expected } eigene Würfel, nicht { $got }.
    }
}
error-start = „{ $text }“ ist kein Platz: Es gibt die Plätze 1 bis { $players }.
error-card = „{ $text }“ ist keine Karte: Schreib Karten als 30k, 40k … 100k.
error-number-of-cards = Erwartet wurden { $expected } Karten, nicht { $got }.
error-card-gone = So viele Karten zu { $card } sind nicht mehr da.
error-royale-dice = „{ $text }“ ist kein Wurf: Schreib Augenzahlen von 1 bis 6, den Biggy zuletzt mit einem B, etwa „roll 1 1 4 B6“.
error-extra = „{ $text }“ ist kein Wurf der beiden Extrawürfel: Schreib ihn etwa als „extra 3 4“.
error-boards = „{ $text }“ muss { $expected ->
    [one] 1 Tafelseite
   *[other] { $expected } Tafelseiten
} nennen, etwa „boards A1 D2 H1“.
error-board-out = { $face } kann nicht ausgelegt werden: Es ist keine Tafelseite, die Tafel liegt schon aus, oder der Tisch spielt ohne Wiederholungen.
error-too-many-outcomes = Diese Ziehung hat zu viele mögliche Ergebnisse, um alle aufzuzählen.
error-boards-number = Es können 0 bis 6 Tafeln sein, nicht { NUMBER($boards, useGrouping: 0) }.
error-royale-neutral = Neutrale Würfel sind für 2 Spieler, nicht für { $players }.
error-faces-rounds = Gib Tafelseiten einmal für alle Runden an oder für { $rounds } Runden mit Schrägstrichen dazwischen, nicht für { $got }.
error-faces = „{ $faces }“ muss aus { $boards ->
    [one] 1 Seite
   *[other] { $boards } Seiten
} verschiedener Tafeln bestehen, etwa „A1 D2 H1“.

error-setup-form = Die Stellung ist nicht lesbar: { $reason }.
error-setup-range = Unmögliche Stellung: „{ $field }“ ist { NUMBER($value, useGrouping: 0) }, muss aber { $most ->
    [0] 0 sein
   *[other] zwischen { $least } und { $most } liegen
}.
error-setup-length = Unmögliche Stellung: „{ $field }“ hat { $got ->
    [one] 1 Eintrag
   *[other] { $got } Einträge
}, muss aber { $expected } haben.
error-setup-stock = Unmögliche Stellung: Bei Casino { $casino } müssen mindestens 50.000 $ liegen, ohne den höchsten Schein aber weniger.
error-setup-dice = Unmögliche Stellung: Platz { $seat } hat mehr als { $most } Würfel.
error-setup-neutral = Unmögliche Stellung: Zu einer Runde gehören { $total } neutrale Würfel, gelegte und übrige zusammen, nicht { $got }.
error-setup-bills = Unmögliche Stellung: Es gibt nur { $most } Scheine zu { $bill }, nicht { $got }.
error-setup-won = Unmögliche Stellung: Diese Scheine können nicht alle schon vor Runde { $round } aus den Casinos gekommen sein.
error-setup-dice-text = Unmögliche Stellung: „{ $text }“ beschreibt keine Würfel: Schreib „2“, „2B“ oder „B“, einen einzelnen als „2 biggy“.
error-setup-pairs = Unmögliche Stellung: Die Karten von Casino { $casino } müssen mindestens so viel wert sein wie die davor.
error-setup-boards = Unmögliche Stellung: { $boards ->
    [0] Kein Casino hat eine Tafel
    [one] Genau Casino 1 hat eine Tafel
   *[other] Genau die Casinos 1 bis { $boards } haben Tafeln
}.
error-setup-board = Unmögliche Stellung: „{ $field }“ gehört zur Tafel { $face }, die nicht ausliegt.
error-setup-closed = Unmögliche Stellung: Casino { $casino } hat selbst die Tafel No Entry! und kann nicht geschlossen sein.
error-setup-marker = Unmögliche Stellung: Platz { $seat } kann den Power-Play-Marker nicht haben, denn dort führt niemand allein.
error-setup-loop = Unmögliche Stellung: Der Marker von No Entry! zieht nur weiter, wenn das Plättchen versetzt wird, aber es liegt auf keinem Casino („loop“ ist { $loop }).
error-setup-grey = Unmögliche Stellung: Bei dieser Tafel { $expected ->
        [one] liegt ein grauer Würfel
       *[other] liegen { $expected } graue Würfel
    } in den Casinos, nicht { $got }.
error-setup-groups = Unmögliche Stellung: Die grauen Würfel in den Casinos sind keine ganzen Gruppen von Block It!
error-setup-no-dice = Unmögliche Stellung: Platz { $seat } ist am Zug, hat aber keine Würfel.
error-setup-first = Unmögliche Stellung: Platz { $seat } ist am Zug, aber Platz { $starter } beginnt die Runde und hat noch keine Würfel gelegt.

error-record-size = Das ist zu groß für eine Aufzeichnung (mehr als { $most } Bytes).
error-record-form = Das ist keine Aufzeichnung einer Partie: { $reason }.
error-record-format = Diese Aufzeichnung hat das Format { NUMBER($got, useGrouping: 0) }; dieses Programm liest die Formate 1 bis { $expected }.
error-record-rules = Diese Partie wurde nach Version { $got } der Regeln von { $game } gespielt; dieses Programm kennt die Versionen 1 bis { $known }.
error-older-rules = Diese Partie wurde nach älteren Regeln gespielt und lässt sich deshalb nicht Schritt für Schritt nachspielen.
error-older-rules-running = Diese Partie begann nach Regeln, die sich seither geändert haben. Sie kann nicht fortgesetzt werden.
error-record-dice = Würfe können nicht aus „{ $source }“ kommen, nur aus: seed (mit der Zahl), system oder typed.
error-record-line = Zeile { NUMBER($line, useGrouping: 0) } („{ $text }“) ist ungültig: { $reason }
error-record-result = Das aufgezeichnete Ergebnis ist falsch. Beim Nachspielen kommt ein anderes heraus.
error-seed = Der Startwert ergibt hier „{ $expected }“.

error-unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }, oder deinen eigenen als datei.py:Name.
error-bot-game = Der Bot { $bot } spielt nur { $games }.
error-bots = { $players ->
    [one] Ein Platz braucht einen Bot, nicht { $bots }.
   *[other] { $players } Plätze brauchen einen Bot für alle oder { $players } Bots, nicht { $bots }.
}
error-opponents = { $expected ->
    [one] Bei { $players } Plätzen hat ein Agent 1 Bot gegen sich, nicht { $got }.
   *[other] Bei { $players } Plätzen hat ein Agent { $expected } Bots gegen sich, nicht { $got }: Nenne alle oder einen für alle.
}
error-bot-file = { $path } lässt sich nicht laden: { $reason }.
error-bot-class = In { $path } gibt es keinen Bot „{ $name }“. Ein Bot ist eine Klasse mit einer Methode choose(view, legal, rng) oder eine Funktion mit @kernel.
error-bot-guard = { $path } würde schon beim Laden Partien spielen. Die gehören unter „if __name__ == "__main__"“.
error-bot-object = { $bot } ist kein Bot: Gib einen Namen an, eine Klasse mit einer Methode choose(view, legal, rng), ein Objekt davon oder eine Funktion mit @kernel.
error-bot-failed = Der Bot { $bot } ist gescheitert: { $reason }.
error-bot-move = Der Bot { $bot } hat { $move } gewählt; erlaubt: { $moves }.
error-hint-chance = Vor einem Wurf oder einer Ziehung gibt es keinen Tipp.
error-threads = Es muss mindestens 1 Thread sein, nicht { $threads }.
error-ray-missing = Ein Cluster braucht Ray: pip install "zocker[ray]"
error-ray = Der Cluster { $address } ist nicht erreichbar: { $reason }
error-batch-shape = { $size ->
    [one] Ein Schritt braucht einen Zug für die eine Partie, kein Array der Form { $shape }.
   *[other] Ein Schritt braucht einen Zug für jede der { $size } Partien, kein Array der Form { $shape }.
}
error-batch-move = Zug { NUMBER($move, useGrouping: 0) } ist in Partie { NUMBER($index, useGrouping: 0) } nicht erlaubt; keine Partie wurde verändert.
error-batch-whole = Ein Schritt braucht ganze Zahlen, die Codes von Zügen, nicht { $kind }.
error-batch-seats = Plätze müssen eine ganze Zahl von 0 bis { $most } für jede Partie sein, in einem Array der Form { $shape }.
error-batch-chance = Hier kann ein Batch nicht beginnen, denn erst wird gewürfelt oder gezogen.
error-device = Ein Gerät namens { $device } gibt es nicht. Zur Wahl stehen: { $devices }.
error-cuda-missing = Zum Spielen auf einer GPU fehlt numba-cuda. Installiere es mit: pip install "zocker[cuda]"
error-cuda-release = Zum Spielen auf einer GPU brauchst du numba-cuda { $release }, installiert ist { $got }. Führ das aus: pip install "zocker[cuda]"
error-cuda-none = Numba findet hier keine GPU mit CUDA. Prüfe den Treiber, oder spiel mit device="cpu".
error-cuda-state = Eine Zahl in { $field } ist in dieser Stellung zu groß für die GPU. Spiel sie mit device="cpu".
error-cuda-bots = Von den Bots dieses Spiels können nur diese auf einer GPU spielen: { $bots }.
error-record-kind = Gebraucht wird eine Aufzeichnung (zocker.Record), nicht { $kind }: match.record() gibt eine zurück, zocker.Record.load(path) liest eine.
error-no-file = Es gibt keine Datei { $path }.
error-file = { $path } lässt sich nicht lesen: { $reason }.
error-write = { $path } lässt sich nicht schreiben: { $reason }.
error-no-docs = Die Dokumentation ist in dieser Installation nicht enthalten. Im Ordner des Projekts erstellt sie „make docs“.

error-solve-round = Eine Runde lässt sich nur in las-vegas zu zweit lösen: Gib einen Zustand einer solchen Partie an, etwa „match.secret_state“.
error-solve-end = Nur las-vegas und las-vegas-2019 (royale ohne Tafeln) lassen sich lösen: Gib einen Zustand einer solchen Partie an, etwa „match.secret_state“.
error-solve-turn = Dieser Zug lässt sich nicht lösen. Ein Spieler muss gleich würfeln oder legen.
error-solve-size = { $dice } Würfel sind noch zu legen, zu viele zum Lösen. Das würde { $gigabytes } GB Speicher brauchen. Etwa { $most } Würfel lassen sich hier lösen.
error-solve-later = Nachschlagen lassen sich nur der gelöste Zug und spätere seiner Runde, und nur in las-vegas.
error-payoff-size = Zu einer Auszahlung gehören { NUMBER($expected, useGrouping: 0) } Zahlen, eine für jedes Ergebnis einer Runde, nicht { NUMBER($got, useGrouping: 0) }.
error-no-payoff = Es gibt keine Auszahlung { $payoff }: Sie werden von 0 bis { $most } gezählt.
error-goal = Das Ziel ist MONEY (0) oder WIN (1), nicht „{ $goal }“.
error-round = Es gibt keine Runde { $round }: Runden werden von 1 bis { $rounds } gezählt.

error-whole-number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
error-range = „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
error-seed-range = Der Startwert { $value } ist zu groß oder zu klein. Nimm eine ganze Zahl ab 0 mit höchstens 38 Stellen.
error-kind = „{ $name }“ muss vom Typ { $kind } sein, nicht { $got }.
error-text = „{ $name }“ kann nicht „{ $value }“ sein: Ein halbes Zeichen (ein einzelnes Surrogat) lässt sich nicht speichern.
error-too-many = „{ $name }“ hat zu viele Einträge. Höchstens { $most } sind erlaubt.
error-chance-mode = Der Zufall ist „auto“ oder „ask“, nicht „{ $chance }“.
error-no-seat = Es gibt keinen Platz { $seat }: Gezählt wird von 0 bis { $most }, und -1 ist ein Zuschauer.
error-no-network = Dieser Computer ist gerade in keinem Netz.
error-door = Im Netz freigeben kannst du nur an dem Computer, auf dem Zocker läuft.
error-discard-seat = Das ist nicht deine Partie.
error-discard-others = Hier spielen auch andere. Verlass stattdessen den Tisch.
error-discard-over = Beendete Partien lassen sich nicht löschen.
