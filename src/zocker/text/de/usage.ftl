### Hilfe und Fehler beim Aufruf der Befehlszeile.

usage = Aufruf:
usage-options = [OPTIONEN]
usage-subcommand = [BEFEHL] …
usage-section = { $kind ->
    [argument] Argumente:
    [command] Befehle:
   *[option] Optionen:
}
usage-value = { $kind ->
    [int] ZAHL
    [float] ZAHL
    [path] DATEI
   *[str] TEXT
}
usage-game = SPIEL
usage-file = DATEI
usage-file-or-name = DATEI_ODER_NAME
usage-from = VON
usage-to = NACH
usage-days = TAGE
usage-address = [ADRESSE]
usage-name-value = NAME=WERT
usage-default = Standard: { $value }
usage-least = mindestens { $least }
usage-required = erforderlich
usage-help = Diese Hilfe anzeigen.

usage-error-missing = { $name } fehlt.
usage-error-command = Den Befehl „{ $name }“ gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Ähnlich: { $near }.
}
usage-error-option = Die Option { $name } gibt es nicht.{ $near ->
    [none] { "" }
   *[other] { " " }Ähnlich: { $near }.
}
usage-error-no-value = Die Option { $name } braucht einen Wert.
usage-error-value = Die Option { $name } hat keinen Wert.
usage-error-extra = Zu viele Argumente: { $name }
usage-error-least = { $name } muss mindestens { $near } sein.
usage-error-integer = { $name } muss eine ganze Zahl sein.
usage-error-number = { $name } muss eine Zahl sein.
