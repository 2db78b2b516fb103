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

verify-proven = Bewiesen: { $lines ->
    [one] ein Wurf oder eine Ziehung, durch Glieder von { $names }.
   *[other] { $lines } Würfe und Ziehungen, durch Glieder von { $names }.
}
verify-alone = Mit den Gliedern nur eines Geräts, sodass ein mitspielender Betreiber sie vorhersehen könnte: { $lines ->
    [one] Zeile
   *[other] Zeilen
} { $which }.
verify-unproven = Nicht bewiesen: { $lines ->
    [one] Zeile
   *[other] Zeilen
} { $which }.
verify-nothing = Nichts ist bewiesen über { $lines ->
    [one] den einen Wurf oder die eine Ziehung
   *[other] die { $lines } Würfe und Ziehungen
}.
