### Help and usage errors of the command line.

usage = Usage:
usage-options = [OPTIONS]
usage-subcommand = [COMMAND] …
usage-section = { $kind ->
    [argument] Arguments:
    [command] Commands:
   *[option] Options:
}
usage-value = { $kind ->
    [int] NUMBER
    [float] NUMBER
    [path] FILE
   *[str] TEXT
}
usage-game = GAME
usage-file = FILE
usage-file-or-name = FILE_OR_NAME
usage-from = FROM
usage-to = TO
usage-days = DAYS
usage-address = [ADDRESS]
usage-name-value = NAME=VALUE
usage-default = default: { $value }
usage-least = at least { $least }
usage-required = required
usage-help = Show this help.

usage-error-missing = { $name } is missing.
usage-error-command = There is no command “{ $name }”.{ $near ->
    [none] { "" }
   *[other] { " " }Similar: { $near }.
}
usage-error-option = There is no option { $name }.{ $near ->
    [none] { "" }
   *[other] { " " }Similar: { $near }.
}
usage-error-no-value = The option { $name } needs a value.
usage-error-value = The option { $name } takes no value.
usage-error-extra = Too many arguments: { $name }
usage-error-least = { $name } must be at least { $near }.
usage-error-integer = { $name } must be a whole number.
usage-error-number = { $name } must be a number.
