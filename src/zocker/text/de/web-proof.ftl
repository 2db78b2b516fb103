# Würfel, die jeder nachprüfen kann: für Kommandozeile, Server und Browser

error-proof-line = Zeile { NUMBER($line, useGrouping: 0) } des Beweises ist ungültig. { $reason }
error-proof-form = „{ $text }“ ist keine Zeile eines Beweises.
error-proof-number = Erwartet war die Nummer { NUMBER($expected, useGrouping: 0) }, da steht { NUMBER($got, useGrouping: 0) }.
error-proof-order = Diese Zeile gehört nicht hierher.
error-proof-genesis = Der Beweis beginnt anders als diese Partie.
error-proof-commit = { $seats ->
    [server] So kann sich der Server nicht festlegen.
   *[other] So kann sich das Gerät von Platz { $seats } nicht festlegen.
}
error-proof-signature = { $seats ->
    [server] Die Unterschrift des Servers stimmt nicht.
   *[other] Die Unterschrift des Geräts von Platz { $seats } stimmt nicht.
}
error-proof-server-signature = Die Unterschrift des Servers stimmt nicht.
error-proof-listed = Das Gerät von Platz { $seats } kann bei diesem Wurf nicht mitmachen.
error-proof-again = Ist ein Ergebnis verworfen, so müssen genau die Geräte, die geantwortet haben, denselben Wurf noch einmal machen.
error-proof-run = Jeder Wurf steht für sich, und alle Ziehungen bis zum nächsten Wurf oder zur nächsten Entscheidung gehören zusammen.
error-proof-secret = Das Gerät von Platz { $seats } hatte sich auf ein anderes Geheimnis festgelegt, als es aufgedeckt hat.
error-proof-server-secret = Der Server hatte sich auf ein anderes Geheimnis festgelegt, als er aufgedeckt hat.
error-proof-void = Ein Ergebnis kann nur verworfen werden, wenn einige Geräte geantwortet haben und andere nicht.
error-proof-result = „{ $request }“ ergibt mit diesen Geheimnissen „{ $expected }“, nicht „{ $got }“.
error-proof-back-in = Das Gerät von Platz { $seats } kann noch nicht wieder mitmachen: Erst müssen die anderen zustimmen.
error-proof-close = Der Beweis endet anders als diese Partie.
error-proof-salt = Hier wurde ein anderer geheimer Zug gemacht.
error-proof-seated = Im Beweis sitzt jemand anderes auf diesen Plätzen.
error-proof-chance = Im Beweis steht ein Wurf oder eine Ziehung unter den Zügen.
error-proof-lines = Der Beweis hat andere Würfe und Ziehungen als die Partie.
error-proof-other = Im Beweis steht „{ $text }“.
error-proof-request = Nach den Regeln war „{ $expected }“ fällig, nicht „{ $got }“.
error-proof-request-form = „{ $text }“ lässt sich nicht werfen oder ziehen.
error-proof-dice = Würfel aus der Quelle „{ $source }“ lassen sich nicht beweisen.
error-receipt-form = Das ist keine Quittung, oder sie wurde geändert.
error-receipt-other = Diese Quittung gehört zu einer anderen Partie.
error-receipt-differs = Das ist nicht die Partie auf der Quittung. Nach demselben Anfang unterscheiden sie sich.
error-receipt-more = Die Aufzeichnung endet zu früh. Der Browser mit dieser Quittung hat mehr von der Partie gesehen.

verify-older = Die Würfe dieser Partie entstanden nach einem älteren Verfahren, bei dem der Betreiber sie hätte wählen können.
verify-proven = { $proven } von { $total } Würfen und Ziehungen haben die Geräte am Tisch und der Server gemeinsam gemacht. Niemand konnte die wählen, an denen ein Gerät beteiligt war, dem du vertraust.
verify-part = { $name }: Das Gerät war an { $rolls } von { $of } Würfen und Ziehungen beteiligt und hat { $end ->
    [closed] das Ende unterschrieben.
    [open] bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben, aber nicht das Ende.
   *[running] bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben.
}
verify-devices = { $name } hat an { $devices } Geräten gespielt.
verify-alone = Nur ein Gerät war beteiligt. Ein Betreiber, der daran spielte, konnte sie vorhersehen: { $lines ->
    [one] Zeile
   *[other] Zeilen
} { $which }.
verify-unproven = Nicht bewiesen: { $lines ->
    [one] Zeile
   *[other] Zeilen
} { $which }.
verify-nothing = { $lines ->
    [one] Über den einen Wurf oder die eine Ziehung ist nichts bewiesen.
   *[other] Über die { $lines } Würfe und Ziehungen ist nichts bewiesen.
}
verify-thrown = Zeile { NUMBER($line, useGrouping: 0) }: Ein Ergebnis wurde verworfen, weil das Gerät von { $names } geschwiegen haben soll. { $was ->
    [unknown] Welches es war, lässt sich nicht berechnen.
   *[other] Es war „{ $was }“.
} { $came ->
    [unknown] Danach wurde nicht mehr gewürfelt.
   *[other] Dann kam „{ $came }“.
}
verify-restart = Nach Zeile { NUMBER($line, useGrouping: 0) } wurde mit den Würfeln neu begonnen, wie nach dem Einspielen einer Sicherung.
verify-undrawn = Ein Wurf für Zeile { NUMBER($line, useGrouping: 0) } wurde eröffnet, aber nie gemacht.
verify-hidden = { $moves ->
    [one] Ein geheimer Zug wurde nicht aufgedeckt.
   *[other] { $moves } geheime Züge wurden nicht aufgedeckt.
}
verify-receipt = Das ist die Partie auf der Quittung. { $unseen ->
    [0] Der Browser hat sie ganz gesehen.
    [one] Die letzte Zeile des Beweises hat der Browser nicht gesehen.
   *[other] Die letzten { $unseen } Zeilen des Beweises hat der Browser nicht gesehen.
} { $lost ->
    [0] { "" }
    [one] Eine Zeile, die er gesehen hatte, ging verloren.
   *[other] { $lost } Zeilen, die er gesehen hatte, gingen verloren.
}
verify-words = Die vier Wörter dieser Partie: { $words }. Sie sind an jedem Gerät gleich, das dieselbe Partie gesehen hat.

web-proof-all = { $total ->
    [one] Der eine Wurf stimmt.
   *[other] Alle { $total } Würfe und Ziehungen stimmen.
}
web-proof-some = { $proven } von { $total } Würfen und Ziehungen stimmen.
web-proof-none = Noch wurde nichts geworfen.
web-proof-nothing = Nichts ist bewiesen über { $total ->
    [one] den einen Wurf oder die eine Ziehung
   *[other] diese { $total } Würfe und Ziehungen
}.
web-proof-older = Diese Würfe entstanden nach einem älteren Verfahren, bei dem der Betreiber sie hätte wählen können.
web-proof-typed = Über diese Würfel ist nichts bewiesen, denn sie wurden eingetippt oder kamen aus einem Startwert.
web-proof-false = Die Würfel dieser Partie stimmen nicht.
web-proof-false-line = Bei Zeile { NUMBER($line, useGrouping: 0) } stimmen die Würfel nicht.
web-proof-false-at = Zeile { NUMBER($line, useGrouping: 0) } des Beweises:
web-proof-false-why = Ein ehrlicher Server schreibt so etwas nie. Speichere die Aufzeichnung und deine Quittung und zeige sie den anderen.
web-proof-trust = Niemand konnte einen Wurf wählen, an dem ein Gerät beteiligt war, dem du vertraust. Wessen Gerät vertraust du?
web-proof-nobody = Person wählen
web-proof-yours = { $part ->
    [all] Dein Gerät war an allen beteiligt, also konnte niemand sie wählen.
    [some] Dein Gerät war an { $rolls } davon beteiligt, also konnte niemand diese wählen.
   *[none] Dein Gerät war an keinem davon beteiligt. Sie sind so viel wert wie die Geräte, die beteiligt waren.
}
web-proof-theirs = { $part ->
    [all] Wenn du dem Gerät von { $name } vertraust, konnte niemand sie wählen.
    [some] Wenn du dem Gerät von { $name } vertraust, konnte niemand die { $rolls } wählen, an denen es beteiligt war.
   *[none] Das Gerät von { $name } war an keinem davon beteiligt.
}
web-proof-parts = Wer beteiligt war
web-proof-part = { $whose ->
    [yours] Dein Gerät
   *[other] Das Gerät von { $name }
} war an { $rolls } von { $of } Würfen und Ziehungen beteiligt{ $end ->
    [none] .
    [closed] {" "}und hat das Ende unterschrieben.
    [open] {" "}und hat bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben, aber nicht das Ende.
   *[running] {" "}und hat bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben.
}
web-proof-notes = Gut zu wissen
web-proof-alone = { $all ->
    [yes] Nur ein Gerät war beteiligt.
   *[no] An { $lines } davon war nur ein Gerät beteiligt.
} Ein Betreiber, der daran spielte, konnte { $all ->
    [yes] die Würfe
   *[no] diese
} vorhersehen.
web-proof-rules = Nur „zocker verify“ prüft auch, ob die Regeln diese Würfe verlangen, etwa so viele Würfel.
web-proof-words = Vier Wörter
web-proof-words-why = Lest sie einander vor. Sie sind an jedem Gerät gleich, das dieselbe Partie gesehen hat.
web-proof-receipt-save = Quittung speichern
web-proof-how = Was das beweist
web-proof-page = Seite zum Prüfen ohne Netz
web-proof-each = Jeder Wurf, und wie er entstand
web-proof-request = Fällig war
web-proof-server = Vom Server aufgedeckt
web-proof-device = Vom Gerät von { $name } aufgedeckt
web-proof-message = Versuch und Ziehung
web-proof-blocks = Blöcke (HMAC-SHA-256)
web-proof-numbers = Zahlen und ihre Reste
web-proof-offline = Diese Seite prüft die Würfel einer Partie anhand ihrer Aufzeichnung. Sie braucht kein Netz und sendet nichts.
web-proof-choose = Aufzeichnung einer Partie (.json)
web-proof-choose-receipt = Deine Quittung, wenn du eine hast (.json)
web-proof-no-record = Diese Datei ist keine Aufzeichnung einer Partie. Wähle eine, die Zocker gespeichert hat.

web-fair-title = Würfel, die jeder nachprüfen kann
web-fair-pitch = Alle am Tisch machen jeden Wurf gemeinsam, und jeder kann ihn prüfen.
web-fair-how = Wie ein Wurf entsteht
web-fair-how-1 = Festlegen: Vor dem ersten Wurf denken sich alle Geräte und der Server Geheimnisse aus. Sie veröffentlichen ein Siegel, das alle festlegt.
web-fair-how-2 = Eröffnen: Ist ein Wurf fällig, so hält der Server fest, was geworfen wird, was bisher gespielt wurde und wessen Geräte beteiligt sind. Dein eigener Wurf wartet, bis du auf Würfeln drückst.
web-fair-how-3 = Aufdecken: Jetzt deckt jedes Gerät ein Geheimnis auf und unterschreibt es, und der Server deckt eines von seinen auf.
web-fair-how-4 = Berechnen: Aus all diesen Geheimnissen ergeben sich die Würfel. Jedes Gerät rechnet nach und prüft jede Unterschrift.
web-fair-proves = Was das beweist
web-fair-proves-1 = Niemand kann einen Wurf wählen oder vorhersehen, an dem ein ehrliches Gerät beteiligt ist: keine Person am Tisch, nicht der Betreiber, und auch nicht beide zusammen.
web-fair-proves-2 = Niemand kann eine Partie unbemerkt nachträglich ändern. Dein Browser behält eine Quittung von allem, was er gesehen hat, und am Ende könnt ihr vier Wörter laut vergleichen.
web-fair-proves-3 = Jeder kann eine Partie prüfen: hier mit einem Tippen, mit einer Seite, die ohne Netz funktioniert, oder mit „zocker verify“. Die Prüfung sagt, wessen Geräte an welchen Würfen beteiligt waren.
web-fair-proves-not = Was das nicht beweist
web-fair-proves-not-1 = Der Betreiber kennt ein Ergebnis kurz vor dir und kann es verwerfen lassen, indem er behauptet, ein Gerät habe geschwiegen. Das geht höchstens einmal für jedes Gerät, jede Prüfung sagt es, und der Browser dieses Geräts warnt.
web-fair-proves-not-2 = Keine Prüfung kann sagen, wer an einem Schweigen schuld war, oder ob zwei Geräte unabhängigen Personen gehören.
web-fair-proves-not-3 = Stecken alle Geräte eines Wurfs mit dem Betreiber unter einer Decke, so können sie ihn gemeinsam wählen. Würfe mit nur einem Gerät sind gekennzeichnet.
web-fair-proves-not-4 = Der Betreiber liefert auch das Programm in deinem Browser. Wenn du ihm nicht traust, prüfe Aufzeichnungen mit der Seite aus anderer Quelle oder mit „zocker verify“.
web-fair-proves-not-5 = Eine ganze Aufzeichnung lässt sich mit Geräten erfinden, die es nie gab. Vergleiche sie mit deiner Quittung.
web-fair-proves-not-6 = Wird eine Sicherung eingespielt, so beginnen die Würfel ab einer früheren Zeile neu. Jede Prüfung zählt das.
web-fair-proves-not-7 = Nichts ist bewiesen über eingetippte Würfel, Partien ohne Menschen, Partien nach dem älteren Verfahren und das, was Bots wählen. In einer Partie, die nie zu Ende ging, bleiben geheime Züge verborgen.
