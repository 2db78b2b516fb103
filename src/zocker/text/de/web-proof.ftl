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
error-proof-again = Ist ein Ergebnis verworfen, müssen genau die Geräte, die geantwortet haben, denselben Wurf wiederholen.
error-proof-run = Jeder Wurf steht für sich, und alle Ziehungen bis zum nächsten Wurf gehören zusammen.
error-proof-secret = Das Gerät von Platz { $seats } hat ein anderes Geheimnis aufgedeckt als das, auf das es sich festgelegt hatte.
error-proof-server-secret = Der Server hat ein anderes Geheimnis aufgedeckt als das, auf das er sich festgelegt hatte.
error-proof-void = Ein Ergebnis kann nur verworfen werden, wenn einige Geräte geantwortet haben und andere nicht.
error-proof-result = „{ $request }“ ergibt mit diesen Geheimnissen „{ $expected }“, nicht „{ $got }“.
error-proof-back-in = Das Gerät von Platz { $seats } kann noch nicht wieder mitmachen. Erst müssen die anderen zustimmen.
error-proof-close = Der Beweis endet anders als diese Partie.
error-proof-salt = Hier wurde ein anderer geheimer Zug gemacht.
error-proof-hidden = Nur ein geheimer Zug darf verborgen sein. Dieser ist nicht geheim.
error-proof-seated = Im Beweis sitzen andere Spieler auf diesen Plätzen.
error-proof-chance = Im Beweis steht zwischen den Zügen ein Wurf oder eine Ziehung.
error-proof-undo = Sobald gewürfelt ist, lässt sich kein früherer Zug mehr zurücknehmen.
error-proof-lines = Der Beweis hat andere Würfe und Ziehungen als die Partie.
error-proof-other = Im Beweis steht „{ $text }“.
error-proof-request = Nach den Regeln war „{ $expected }“ fällig, nicht „{ $got }“.
error-proof-request-form = „{ $text }“ lässt sich nicht werfen oder ziehen.
error-proof-dice = Würfe aus der Quelle „{ $source }“ lassen sich nicht beweisen.
error-receipt-form = Das ist keine Quittung, oder sie wurde geändert.
error-receipt-other = Diese Quittung gehört zu einer anderen Partie.
error-receipt-differs = Das ist nicht die Partie auf der Quittung. Nach demselben Anfang unterscheiden sie sich.
error-receipt-more = Die Aufzeichnung endet zu früh. Der Browser mit dieser Quittung hat mehr von der Partie gesehen.

verify-older = Die Würfe dieser Partie entstanden nach einem älteren Verfahren, bei dem der Betreiber sie hätte bestimmen können.
verify-proven = { $proven } von { $total } Würfen und Ziehungen haben die Geräte am Tisch und der Server gemeinsam gemacht. Niemand konnte diejenigen bestimmen, an denen ein Gerät beteiligt war, dem du vertraust.
verify-discard = Trotzdem konnte der Betreiber einzelne Ergebnisse verwerfen, wie unten aufgeführt.
verify-part = { $name }: Das Gerät war an { $rolls } von { $of } Würfen und Ziehungen beteiligt{ $end ->
    [none] .
    [closed] {" "}und hat das Ende unterschrieben.
    [open] {" "}und hat bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben, aber nicht das Ende.
   *[running] {" "}und hat bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben.
}
verify-devices = { $name } hat an { $devices } Geräten gespielt.
verify-left = Nach Zeile { NUMBER($line, useGrouping: 0) } übernahm ein Bot den Platz von { $name }.
verify-alone = An { $lines ->
    [one] Zeile
   *[other] den Zeilen
} { $which } war nur ein Gerät beteiligt. Ein Betreiber, der daran spielte, konnte die Ergebnisse vorhersehen.
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
verify-restart = Nach Zeile { NUMBER($line, useGrouping: 0) } begann der Beweis von vorn. Das passiert, wenn eine Sicherung eingespielt wird oder ein Gerät lange fehlt. Der Betreiber kann das aber auch tun, um andere Würfe zu bekommen.
verify-opened = Ein Wurf für Zeile { NUMBER($line, useGrouping: 0) } wurde eröffnet, aber nie gemacht.
verify-undrawn = { verify-opened } Stattdessen hat der Beweis neu begonnen.
verify-hidden = { $moves ->
    [one] Ein geheimer Zug wurde nicht aufgedeckt.
   *[other] { $moves } geheime Züge wurden nicht aufgedeckt.
}
verify-receipt = Das ist die Partie auf der Quittung. Das Gerät dazu war an { $rolls } von { $of } Würfen und Ziehungen beteiligt. { $unseen ->
    [0] Der Browser hat sie vollständig gesehen.
    [one] Die letzte Zeile des Beweises hat der Browser nicht gesehen.
   *[other] Die letzten { $unseen } Zeilen des Beweises hat der Browser nicht gesehen.
} { $lost ->
    [0] { "" }
    [one] Eine Zeile, die er gesehen hatte, ging verloren.
   *[other] { $lost } Zeilen, die er gesehen hatte, gingen verloren.
}
verify-words = Die vier Wörter dieser Partie: { $words }. Sie sind auf jedem Gerät gleich, das dieselbe Partie gesehen hat.

web-proof-all = { $total ->
    [one] Der eine Wurf stimmt.
   *[other] Alle { $total } Würfe und Ziehungen stimmen.
}
web-proof-some = { $proven } von { $total } Würfen und Ziehungen stimmen.
web-proof-none = Bisher wurde noch nicht gewürfelt.
web-proof-nothing = Nichts ist bewiesen über { $total ->
    [one] den einen Wurf oder die eine Ziehung
   *[other] diese { $total } Würfe und Ziehungen
}.
web-proof-older = Diese Würfe entstanden nach einem älteren Verfahren, bei dem der Betreiber sie hätte bestimmen können.
web-proof-typed = Über diese Würfe ist nichts bewiesen, denn sie wurden eingetippt oder aus einem Startwert berechnet.
web-proof-false = Die Würfe dieser Partie stimmen nicht.
web-proof-false-line = Bei Zeile { NUMBER($line, useGrouping: 0) } stimmen die Würfe nicht.
web-proof-any = Niemand konnte einen Wurf bestimmen, an dem ein Gerät beteiligt war, dem du vertraust.
web-proof-yours = { $part ->
    [all] Dein Gerät war jedes Mal beteiligt. Also konnte niemand die Ergebnisse bestimmen.
    [some] Dein Gerät war an { $rolls } von { $total } beteiligt. Also konnte niemand diese Ergebnisse bestimmen.
   *[none] Dein Gerät war nie beteiligt. Du kannst den Ergebnissen so weit trauen wie den Geräten, die beteiligt waren.
}
web-proof-theirs = { $part ->
    [all] Wenn du dem Gerät von { $name } vertraust, konnte niemand die Ergebnisse bestimmen.
    [some] Das Gerät von { $name } war an { $rolls } von { $total } beteiligt. Wenn du ihm vertraust, konnte niemand diese Ergebnisse bestimmen.
   *[none] Das Gerät von { $name } war nie beteiligt.
}
web-proof-trust = Wessen Gerät vertraust du?
web-proof-own = { $name } (dein Gerät)
web-proof-part = War an { $rolls } von { $of } Würfen und Ziehungen beteiligt{ $end ->
    [none] .
    [closed] {" "}und hat das Ende unterschrieben.
    [open] {" "}und hat bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben, aber nicht das Ende.
   *[running] {" "}und hat bis Zeile { NUMBER($signed, useGrouping: 0) } unterschrieben.
}
web-proof-notes = Gut zu wissen
web-proof-alone = { $all ->
    [yes] An diesen Würfen war nur ein Gerät beteiligt.
   *[no] Nur ein Gerät war an { $lines ->
        [one] Zeile
       *[other] den Zeilen
    } { $which } beteiligt.
} Hat der Betreiber daran gespielt, konnte er die Ergebnisse vorhersehen.
web-proof-false-at = Zeile { NUMBER($line, useGrouping: 0) } des Beweises:
web-proof-false-why = Ein ehrlicher Server schreibt so etwas nie. Speichere die Partie und deine Quittung, und zeig sie den anderen.
web-proof-save = Partie speichern
web-proof-words = Vier Wörter
web-proof-words-why = Lest euch diese Wörter vor. Sie sind auf jedem Gerät gleich, das dieselbe Partie gesehen hat.
web-proof-receipt = Quittung
web-proof-receipt-why = Dein Browser behält eine Quittung von dem, was er gesehen hat. Damit kannst du später zeigen, dass eine Aufzeichnung diese Partie ist.
web-proof-receipt-save = Quittung speichern
web-proof-rules = Ob die Regeln genau diese Würfe verlangen, prüft nur „zocker verify“.
web-proof-how = Was das beweist
web-proof-page = Seite zum Prüfen ohne Netz
web-proof-each = Jeder Wurf, und wie er entstand
web-proof-request = Fällig war
web-proof-key = Schlüssel der Rechnung
web-proof-server = Vom Server aufgedeckt
web-proof-message = Nachricht, in dieser Reihenfolge zusammengesetzt
web-proof-start = Fingerabdruck des Anfangs
web-proof-attempt = Versuch { NUMBER($attempt, useGrouping: 0) }, Ziehung { $draw }
web-proof-block = Nummer des Blocks
web-proof-device = Vom Gerät von { $name } aufgedeckt
web-proof-hmac = Block { $number }
web-proof-numbers = { $kind ->
    [dice] Je vier Bytes: Der Rest plus 1 ist der Würfel
   *[list] Je vier Bytes: Der Rest ist die Stelle in der Liste der übrigen, ab 0 gezählt, oder eine Seite
}
web-proof-skipped = übersprungen, denn sonst kämen kleine Zahlen öfter vor
web-proof-result = Ergebnis
web-proof-offline = Diese Seite prüft die Würfel einer Partie anhand ihrer Aufzeichnung. Sie braucht kein Netz und sendet nichts.
web-proof-choose = Aufzeichnung einer Partie (.json)
web-proof-choose-receipt = Quittung, wenn du eine hast
web-proof-checking = Jeder Wurf wird geprüft …
web-proof-no-record = Diese Datei ist keine Aufzeichnung einer Partie. Wähle eine, die Zocker gespeichert hat.

web-dice-times = { $times }-mal
web-dice-wrong = Ab Zeile { NUMBER($line, useGrouping: 0) } stimmen die Würfe nicht.
web-dice-older = Dieser Server würfelt nach einem älteren Verfahren, bei dem der Betreiber die Würfe bestimmen könnte. Dein Gerät macht dabei nicht mit.
web-dice-forked = Ab Zeile { NUMBER($line, useGrouping: 0) } zeigt der Server eine andere Partie, als dein Browser bisher gesehen hat.
web-dice-asked-twice = Der Server hat den Wurf für Zeile { NUMBER($line, useGrouping: 0) } in zwei Fassungen eröffnet. Dein Gerät hat nur eine beantwortet.
web-dice-move = In Zeile { NUMBER($line, useGrouping: 0) } steht nicht der Zug, den du gemacht hast.
web-dice-request = Der Server wollte in Zeile { NUMBER($line, useGrouping: 0) } „{ $got }“. Fällig war „{ $expected }“.
web-dice-result = Der Server meldet andere Sieger, als dein Bildschirm zeigt.
web-dice-salts = Der Server hat andere geheime Züge aufgedeckt, als du gemacht hast.
web-dice-shown = Zeile { NUMBER($line, useGrouping: 0) } zeigt nicht den Wurf, der gemacht wurde.
web-dice-undue = Der Server hat einen Wurf für Zeile { NUMBER($line, useGrouping: 0) } eröffnet, aber keiner war fällig.
web-dice-table = Der Server hat einen Tisch geschickt, der nicht zu diesem Gerät passt oder den niemand lesen kann.
web-dice-before = Der Beweis begann später als die Partie. { $lines ->
    [0] Über den Anfang ist nichts bewiesen, denn sie begann mit einer Stellung
    [one] Über die erste Zeile ist nichts bewiesen
   *[other] Über die ersten { $lines } Zeilen ist nichts bewiesen
}.
web-dice-early = Der Server hat kaum auf ein schweigendes Gerät gewartet, bevor er ein Ergebnis verworfen hat.
web-dice-elsewhere = Jetzt macht ein anderes Gerät für dich mit. Ist es nicht deins, sag es den anderen. Tipp hier, um dieses zurückzuholen.
web-dice-moved = Für { $names } macht jetzt ein anderes Gerät mit.
web-dice-not-kept = Dein Browser speichert nichts für diese Seite. Wenn du sie schließt, bleibt keine Quittung.
web-dice-unproven = Der Beweis für Zeile { NUMBER($line, useGrouping: 0) } hat zu lange gebraucht.
web-dice-without = Ein Wurf entstand ohne dein Gerät, weil der Server nichts von ihm gehört hatte.
web-dice-left-out = Der letzte Wurf entstand ohne dein Gerät.
web-dice-thrown = Das Ergebnis für Zeile { NUMBER($line, useGrouping: 0) } wurde verworfen, weil das Gerät von { $names } geschwiegen haben soll. Die anderen haben den Wurf wiederholt.
web-dice-unused = Dein Gerät hat für Zeile { NUMBER($line, useGrouping: 0) } geantwortet, doch die Antwort wurde nicht verwendet. Der Server sagt, es habe geschwiegen, und hat das Ergebnis verworfen.
web-dice-silent = Das Ergebnis für Zeile { NUMBER($line, useGrouping: 0) } wurde verworfen, weil dein Gerät geschwiegen haben soll. War es die ganze Zeit da? Dann sag es den anderen.
web-dice-went-back = Die Partie ist von Zeile { NUMBER($from, useGrouping: 0) } auf Zeile { NUMBER($to, useGrouping: 0) } zurückgesprungen. Das passiert, wenn eine Sicherung eingespielt wird, aber der Betreiber kann es auch tun, um andere Würfe zu bekommen.
web-dice-barred = Dein Gerät hat einmal geschwiegen. Deshalb würfeln die anderen jetzt ohne dein Gerät.
web-dice-ask = Wieder mitmachen
web-dice-asking = Die anderen werden gefragt, ob dein Gerät wieder mitmachen darf.
web-dice-back-in = Das Gerät von { $names } hat einmal geschwiegen. Darf es bei den Würfen wieder mitmachen?
web-dice-allow = Erlauben
web-dice-decline = Jetzt nicht

web-fair-title = Würfel, die jeder nachprüfen kann
web-fair-pitch = Alle am Tisch machen jeden Wurf gemeinsam, und jeder kann ihn prüfen.
web-fair-how = Wie ein Wurf entsteht
web-fair-step-1 = Festlegen
web-fair-step-2 = Eröffnen
web-fair-step-3 = Aufdecken
web-fair-step-4 = Ausrechnen
web-fair-how-1 = Vor dem ersten Wurf denkt sich dein Gerät Geheimnisse aus und legt sich auf alle fest. Das tun auch alle anderen Geräte und der Server. Danach kann niemand mehr ein Geheimnis ändern.
web-fair-how-2 = Ist ein Wurf fällig, eröffnet ihn der Server. Er hält fest, was geworfen wird, wessen Geräte beteiligt sind und was bisher gespielt wurde. Dein eigener Wurf wartet, bis du ihn startest oder deine Zeit um ist.
web-fair-how-3 = Jedes Gerät prüft das, deckt sein nächstes Geheimnis auf und unterschreibt es. Dann deckt der Server eines von seinen eigenen auf.
web-fair-how-4 = Aus all diesen Geheimnissen zusammen ergeben sich die Würfel. Dein Gerät rechnet nach und prüft jede Unterschrift.
web-fair-proves = Was das beweist
web-fair-proves-1 = Niemand kann einen Wurf bestimmen oder vorhersehen, an dem ein ehrliches Gerät beteiligt ist: kein Spieler, kein Betreiber und auch nicht beide zusammen.
web-fair-proves-2 = Niemand kann eine Partie nachträglich ändern, ohne dass es auffällt. Dein Browser behält eine Quittung von dem, was er gesehen hat, und am Ende könnt ihr euch zum Vergleich vier Wörter vorlesen.
web-fair-proves-3 = Jeder kann eine Partie prüfen: hier mit einem Fingertipp, mit einer Seite, die ohne Netz funktioniert, oder mit „zocker verify“. Die Prüfung sagt, wessen Geräte an welchen Würfen beteiligt waren.
web-fair-proves-not = Was das nicht beweist
web-fair-proves-not-1 = Der Betreiber kennt ein Ergebnis kurz vor dir und kann es verwerfen, indem er sagt, ein Gerät habe geschwiegen. Das geht einmal für jedes Gerät, bis die anderen es wieder mitmachen lassen. Jede Prüfung weist darauf hin, und der Browser dieses Geräts warnt seinen Spieler.
web-fair-proves-not-2 = Keine Prüfung kann sagen, wer schuld daran war, dass ein Gerät schwieg, oder ob zwei Geräte wirklich verschiedenen Leuten gehören.
web-fair-proves-not-3 = Stecken alle Geräte eines Wurfs mit dem Betreiber unter einer Decke, können sie ihn gemeinsam bestimmen. Würfe mit nur einem Gerät nennt jede Prüfung.
web-fair-proves-not-4 = Der Betreiber liefert auch das Programm in deinem Browser. Wenn du ihm nicht traust, prüfe Aufzeichnungen mit der Prüfseite aus einer anderen Quelle oder mit „zocker verify“.
web-fair-proves-not-5 = Eine ganze Aufzeichnung lässt sich mit Geräten erfinden, die es nie gab. Vergleiche sie mit deiner Quittung.
web-fair-proves-not-6 = Der Betreiber kann den Beweis auch neu beginnen, wie nach dem Einspielen einer Sicherung. Warum das geschah, kann keine Prüfung sagen. Dein Browser meldet es jedes Mal und zählt mit, und eine Prüfung zählt, was in der Aufzeichnung steht.
web-fair-proves-not-7 = Nichts ist bewiesen über eingetippte Würfe, Partien ohne Menschen, Partien nach dem älteren Verfahren und die Entscheidungen der Bots. Wird eine Partie nie beendet, bleiben ihre geheimen Züge verborgen.
