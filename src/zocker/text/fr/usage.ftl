### Aide et erreurs d’utilisation de la ligne de commande.

usage = Utilisation :
usage-options = [OPTIONS]
usage-subcommand = [COMMANDE]…
usage-section = { $kind ->
    [argument] Arguments :
    [command] Commandes :
   *[option] Options :
}
usage-value = { $kind ->
    [int] NOMBRE
    [float] NOMBRE
    [path] FICHIER
   *[str] TEXTE
}
usage-game = JEU
usage-file = FICHIER
usage-file-or-name = FICHIER_OU_NOM
usage-from = DE
usage-to = VERS
usage-days = JOURS
usage-address = [ADRESSE]
usage-name-value = NOM=VALEUR
usage-default = par défaut : { $value }
usage-least = au moins { $least }
usage-required = obligatoire
usage-help = Afficher cette aide.

usage-error-missing = Il manque { $name }.
usage-error-command = La commande « { $name } » n’existe pas.{ $near ->
    [none] { "" }
   *[other] { " " }Noms proches : { $near }.
}
usage-error-option = L’option { $name } n’existe pas.{ $near ->
    [none] { "" }
   *[other] { " " }Noms proches : { $near }.
}
usage-error-no-value = L’option { $name } attend une valeur.
usage-error-value = L’option { $name } ne prend pas de valeur.
usage-error-extra = Trop d’arguments : { $name }
usage-error-least = { $name } doit valoir au moins { $near }.
usage-error-integer = { $name } doit être un nombre entier.
usage-error-number = { $name } doit être un nombre.
