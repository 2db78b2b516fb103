# Würfel, die jeder nachprüfen kann: für Kommandozeile, Server und Browser

error-proof-line = Zeile { NUMBER($line, useGrouping: 0) } des Beweises stimmt nicht: { $reason }
error-proof-event = Sie ist für das Zufallsereignis { NUMBER($got, useGrouping: 0) }, aber als nächstes kommt { NUMBER($expected, useGrouping: 0) }.
error-proof-equal = Das wurde schon einmal versprochen oder aufgedeckt.
error-proof-seats = Ein Gerät für diese Plätze ({ $seats }) kann nichts versprechen.
error-proof-no-device = Kein Gerät dieser Plätze ({ $seats }) hatte etwas versprochen.
error-proof-devices = { $got ->
    [one] Ein Gerät hat sein Glied gegeben
   *[other] { $got } Geräte haben ihre Glieder gegeben
}, versprochen hatten es { $expected }.
error-proof-link = Das Glied von Platz { $seats } gehört nicht zu seinem Versprechen.
error-proof-server-link = Das Glied des Servers gehört nicht zu seinem Versprechen.
error-proof-lines = Der Beweis handelt von anderen Zeilen, als die Partie hat.
error-proof-result = „{ $request }“ ergibt mit diesen Gliedern „{ $expected }“, nicht „{ $got }“.
error-proof-other = Im Beweis steht „{ $text }“.
error-proof-request = Nach den Regeln wird „{ $expected }“ verlangt, nicht „{ $got }“.
error-proof-request-form = Was „{ $text }“ verlangt, kann niemand beantworten.
error-proof-run = Dieser Wurf braucht eigene Glieder.
error-proof-dice = Würfel aus der Quelle „{ $source }“ lassen sich nicht beweisen.

verify-older = Die Würfe dieser Partie entstanden nach einem älteren Verfahren, bei dem der Betreiber sie hätte wählen können.
verify-proven = { $proven } von { $total } Würfen und Ziehungen haben die Geräte der Spieler und der Server gemeinsam gemacht. Niemand konnte die wählen, an denen ein Gerät beteiligt war, dem du vertraust.
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
web-proof-together = Der Server und die Geräte aller, die da waren, haben sie gemeinsam gemacht: Niemand konnte einen aussuchen.
web-proof-none = Noch wurde nichts geworfen.
web-proof-nothing = Nichts ist bewiesen über { $total ->
    [one] den einen Wurf oder die eine Ziehung
   *[other] diese { $total } Würfe und Ziehungen
}.
web-proof-typed = Diese Würfel wurden eingetippt: Über sie ist nichts bewiesen.
web-proof-false = Die Versprechen sind nicht in Ordnung.
web-proof-false-line = Zeile { NUMBER($line, useGrouping: 0) } ist nicht wie versprochen.
web-proof-unproven = { $lines ->
    [one] Über den einen anderen ist nichts bewiesen.
   *[other] Über die anderen { $lines } ist nichts bewiesen.
}
web-proof-alone = { $all ->
    [yes] Ein Gerät und der Server haben sie gemacht, wie immer, wenn jemand allein mit Bots spielt.
   *[no] { $lines } davon haben ein Gerät und der Server allein gemacht.
} Vorhersehen konnte sie nur, wer an diesem Gerät saß und zugleich diesen Server betreibt.
web-proof-each = Einzelheiten: jeder Wurf, und wie er entstand
web-proof-alone-lines = Von einem Gerät und dem Server allein: { $lines ->
    [one] Zeile
   *[other] Zeilen
} { $which }.
web-proof-how = Was das beweist
web-proof-page = Eine Seite, die ohne uns prüft
web-proof-request = Verlangt
web-proof-givers = Glieder von den Geräten von
web-proof-key = Schlüssel: das Glied des Servers
web-proof-message = Nachricht: Tisch, Ereignis, Ziehung, Block und alle Glieder
web-proof-offline = Diese Seite prüft die Würfel einer Partie anhand ihrer Aufzeichnung. Sie braucht kein Netz und sendet nichts.
web-proof-choose = Die Aufzeichnung einer Partie (eine .json-Datei):
web-proof-no-record = Das ist keine Aufzeichnung einer Partie.
web-proof-rules = Ob die richtige Zahl von Würfeln geworfen wurde, prüft „zocker verify“.
web-proof-unused = Achtung: Der Server hat nicht verwendet, was dein Gerät für Wurf { NUMBER($event, useGrouping: 0) } gegeben hat!
web-proof-left-out = Die Antwort deines Geräts für Wurf { NUMBER($event, useGrouping: 0) } kam zu spät, und es wurde ohne sie gewürfelt. Das kommt bei langsamen Geräten und Verbindungen vor; ist deine schnell und es passiert oft, betrügt vielleicht jemand.
web-proof-went-back = Achtung: Der Server hat Würfe vergessen, die du gesehen hast. Dein Gerät verspricht Neues, damit keiner davon noch einmal kommen kann.
web-proof-wrong = Achtung: Wurf { NUMBER($event, useGrouping: 0) } ist nicht wie versprochen!
web-proof-shown = Achtung: Wurf { NUMBER($event, useGrouping: 0) } auf deinem Bildschirm ist nicht der versprochene!

web-fair-title = Würfel, die jeder nachprüfen kann
web-fair-pitch = Alle, die am Tisch sitzen, machen jeden Wurf gemeinsam, und jeder kann ihn danach prüfen.
web-fair-how = Wie ein Wurf entsteht
web-fair-how-1 = Vor dem ersten Wurf denkt sich jedes Gerät, und auch der Server, eine lange Reihe von Geheimnissen aus und zeigt ein Siegel davon: das Versprechen. Danach kann niemand ein Geheimnis ändern, ohne das Siegel zu brechen.
web-fair-how-2 = Wenn ein Wurf fällig ist, deckt das Gerät jeder anwesenden Person sein nächstes Geheimnis auf; ist es dein Wurf, dann wenn du auf Würfeln drückst. Der Server fügt seines hinzu.
web-fair-how-3 = Aus allen Geheimnissen zusammen werden die Würfel berechnet, auf eine Art, die jeder nachrechnen kann. Alles ist gespeichert, bevor du die Würfel siehst.
web-fair-proves = Was das beweist
web-fair-proves-1 = Niemand kann einen Wurf bestimmen: keine Person am Tisch, und auch nicht, wer den Server betreibt. Dafür genügt ein ehrliches Gerät.
web-fair-proves-2 = Niemand kennt einen Wurf, bevor er fällig ist, solange Geräte von zwei Personen mitmachen, die sich nicht absprechen.
web-fair-proves-3 = Jeder kann es prüfen: hier mit einem Tippen, mit einer Seite, die ohne uns funktioniert, oder mit „zocker verify“.
web-fair-proves-not = Was das nicht beweist
web-fair-proves-not-1 = Wer den Server betreibt, liefert auch das Programm in deinem Browser. Wenn du dem nicht traust, prüfe Aufzeichnungen mit der Seite aus anderer Quelle oder mit „zocker verify“.
web-fair-proves-not-2 = Sicherungen des Servers enthalten Geheimnisse laufender Partien. Wird eine eingespielt, so verspricht jedes Gerät Neues.
web-fair-proves-not-3 = Macht nur ein Gerät mit, wie wenn jemand allein mit Bots spielt, könnte die Würfe vorhersehen, wer an diesem Gerät sitzt und zugleich den Server betreibt. Diese Würfe sind gekennzeichnet.
web-fair-proves-not-4 = Ein Gerät, das eine Sekunde lang schweigt, wird ausgelassen, und die Aufzeichnung sagt das. Hat deines geantwortet, so warnt dich dein Browser laut. Wer den Server betreibt und mitspielt, könnte mit solchem Schweigen einen anderen Wurf bekommen: Achte darauf, wie oft jemand ausgelassen wurde.
web-fair-proves-not-5 = Über Würfel, die eingetippt werden, und über den Teil einer Partie, der anderswo gespielt wurde, ist nichts bewiesen.
web-fair-proves-not-6 = Was Bots wählen, ist nicht bewiesen, nur die Würfel.
