### The server of tables.

error-database = La base de données { $database } est inutilisable : { $reason }
error-database-taken = La base de données { $database } est déjà ouverte dans un autre Zocker : fermez-le d’abord, ou choisissez un autre fichier avec --database.
error-database-damaged = La base de données { $database } est endommagée ({ $reason }) : remplacez-la par une copie avec « zocker restore ».
error-database-kind = La base de données { $database } est inutilisable : les tables sont gardées dans un fichier SQLite ou dans PostgreSQL (postgresql://…).
error-database-driver = La base de données { $database } est inutilisable sans son pilote : pip install "zocker[postgres]"
error-database-no-file = La base de données { $database } est celle de PostgreSQL : copiez-la avec pg_dump, et remettez-la avec pg_restore.
error-house-not-empty = { $database } contient déjà des données. Les tables ne peuvent être copiées que dans une base de données vide.
error-no-house = Il n’y a pas de base de données { $database }.
error-storage = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez dans un instant.
error-storage-waits = Le serveur ne peut rien enregistrer pour le moment. La table attend et reprendra automatiquement ; ce que vous avez vu n’est pas perdu.
error-storage-doubt = On ne sait pas si cela a été enregistré. Regardez la table, et recommencez si cela manque.
error-table-waits = La table ne peut pas continuer pour le moment. Elle réessaie automatiquement ; ce que vous avez vu n’est pas perdu.
error-table-moves = Un autre processus du serveur reprend cette table. Réessayez dans un instant.
server-open = Toute personne qui a accès à cette adresse peut jouer. Il n’y a pas de mot de passe.
server-expires = Les parties que personne ne visite pendant { $days ->
    [one] un jour
   *[other] { $days } jours
} sont supprimées.
error-log-format = « { $format } » n’est pas une forme de journal : choisissez text ou json.
error-workers = Plusieurs processus nécessitent PostgreSQL. Indiquez --database postgresql://…, ou omettez --workers.
error-key = { $path } n’est pas une clé de Zocker : déplacez ce fichier, une nouvelle sera créée ; les personnes déjà à une table devront alors reprendre place.
error-no-client = L’interface du navigateur n’est pas encore construite : lancez « make client ».
error-not-your-turn = Ce n’est pas votre tour.
rank-more = { $game ->
    [las-vegas] davantage de billets
   *[other] davantage de cartes et de jetons
}
error-seat-taken = Cette place est prise.
error-seated = Vous avez déjà une place.
error-name-alike = « { $name } » ressemble à « { $other } », un nom à cette table. Choisissez un autre nom.
error-portrait = Vous pouvez changer votre propre apparence, jusqu’au début de la partie.
error-host-only = Seul l’hôte peut le faire.
error-stand-in = Un bot ne peut jouer pour quelqu’un qu’après un moment d’absence.
error-no-table = Cette table n’existe pas.
error-one-seat = Vous ne pouvez avoir qu’une place.
error-here-alone = Il faut au moins deux joueurs sur cet appareil. Prenez place, ou ajoutez quelqu’un.
error-kept-seat = Une nouvelle table n’a pas encore de places à garder.
error-rematch-seat = Seuls les joueurs de cette partie peuvent demander une revanche.
error-rematch-running = La revanche est possible une fois la partie finie.
error-move = Ce lien n’est pas valable, ou ne l’est plus : créez-en un autre sur l’autre appareil.
error-move-tries = Trop de liens non valables ont été essayés : attendez dix minutes.
error-move-nothing = Il n’y a encore rien à déplacer : jouez d’abord une partie.
error-record-running = L’enregistrement sera disponible à la fin de la partie.
error-proof-later = À cette table, l’argent est caché, et la preuve le révélerait. Vous pourrez vérifier les dés quand la partie sera finie.
error-many-tables = Vous avez { $most } parties inachevées : terminez-en une d’abord.
error-house-full = Toutes les tables sont occupées pour le moment.
error-disk-full = Le disque de ce serveur est presque plein, il n’y a donc pas de nouvelles tables. Les parties en cours continuent.
error-prune-dump = Zocker ne peut pas copier PostgreSQL. Copiez-la d’abord avec pg_dump, puis ajoutez --dumped.
error-prune-confirm = Rien n’a été supprimé, car personne ne l’a confirmé. Tapez le nombre de parties, ou ajoutez --yes.
error-message = Ce message n’a pas été compris : { $reason }
error-hints = Vous avez eu beaucoup de conseils. Attendez un instant avant le suivant.
error-hint-waits = Votre conseil arrive.
error-story-waits = La partie est en cours d’analyse. Réessayez dans un instant.
error-internal = Un problème est survenu ici. Rien n’est perdu : réessayez.
guest-name = Invité
bot-name = Bot

server-ready = Zocker tourne à l’adresse { $address }  (Ctrl-C pour arrêter)
docs-ready = La documentation est à l’adresse { $address }  (Ctrl-C pour quitter)
server-no-browser = Aucun navigateur n’a pu être ouvert ici : ouvrez { $address } dans le vôtre.
server-runs = Zocker tourne déjà à l’adresse { $address }
server-next-port = Le port { NUMBER($wanted, useGrouping: 0) } est pris : Zocker utilise le { NUMBER($port, useGrouping: 0) }.
server-lan = Sur votre réseau : { $address }
error-port = Le port { NUMBER($port, useGrouping: 0) } est pris ou interdit : choisissez-en un autre avec --port.
error-host = Zocker ne peut pas être joint à { $host } : { $reason }
error-public-url = « { $url } » n’est pas l’adresse d’un serveur : écrivez-la comme https://dice.example.org
error-trusted-proxy = « { $network } » n’est pas un réseau : écrivez-le comme 10.0.0.0/8 ou 192.168.1.2
error-forbidden = Ce serveur ne répond pas aux requêtes pour cette adresse ou depuis ce site.
error-no-page = Il n’y a rien ici.
error-method = Ce n’est pas possible ici.
error-body-size = C’est trop volumineux.
error-too-much = C’était trop à la fois : attendez un instant, puis réessayez.
error-crowded = Le serveur est plein pour le moment. Réessayez dans une demi-minute.
error-many-windows = Vous avez ouvert ce site dans trop de fenêtres. Fermez-en quelques-unes, puis rechargez cette page.
error-many-spectators = Cette table a déjà le nombre maximal de spectateurs. Réessayez plus tard.
error-cookies = Votre navigateur envoie les cookies de deux invités, nous ne savons donc pas qui vous êtes : supprimez ceux de ce site.

error-paused = La partie est en pause.
error-typed = On joue ici avec de vrais dés : c’est l’hôte qui les saisit.
error-not-typed = Il n’y a rien à saisir ici : Zocker lance les dés.
error-look = Cette place n’est pas la vôtre.
error-barred = Vous ne pouvez plus jouer à cette table.
error-many-blocks = Vous avez bloqué { $most } personnes : débloquez-en une d’abord.
error-blocked = Vous ne pouvez pas prendre place aux tables de cet hôte.
error-block = Vous ne pouvez bloquer qu’une autre personne de votre table.
error-leave = Vous n’avez pas de place à céder ici.
error-remove = Vous ne pouvez exclure que d’autres joueurs, et seulement avant la fin de la partie.
error-started = La partie a déjà commencé.
error-arrange = Ces places ne correspondent pas à la table. Nommez chaque place une seule fois.
advice-share = { NUMBER($win, style: "percent", maximumFractionDigits: 0) }
advice-after = { $amount } après la manche
advice-star = { $unit ->
    [points] ★ Conseillé. En %, vos chances de gagner ; à côté, vos points après la manche.
   *[other] ★ Conseillé. En %, vos chances de gagner ; à côté, votre argent après la manche.
}
advice-star-rough = Ces chiffres sont encore approximatifs : redemandez dans une minute ou deux.
advice-uncounted = Les gains cachés des manches précédentes ne sont pas comptés.

backup-done = { $tables ->
    [one] Une table est copiée dans { $path }.
   *[other] { $tables } tables sont copiées dans { $path }.
}
restore-done = { $tables ->
    [one] Une table est maintenant dans { $path }.
   *[other] { $tables } tables sont maintenant dans { $path }.
} Ce qui s’y trouvait avant est gardé à côté.
move-done = { $tables ->
    [one] Une table a été transférée.
   *[other] { $tables } tables ont été transférées.
} Dans les parties en cours, les appareils s’engagent sur de nouveaux secrets. L’ancienne base est intacte.
prune-no-games = Rien à supprimer : il n’y a aucune partie.
prune-nothing = Rien à supprimer : chacune des { $of } parties a reçu une visite il y a moins { $days ->
    [one] d’un jour
   *[other] de { $days } jours
}.
prune-plan = Sur { $of } parties, { $games ->
    [one] une n’a
   *[other] { $games } n’ont
} reçu aucune visite depuis { $days ->
    [one] un jour
   *[other] { $days } jours
}.
prune-kinds = Terminées : { $finished }. Inachevées : { $unfinished }.
prune-dates = Dernière visite à l’une d’elles : { $last }. Aujourd’hui selon l’horloge de cette machine : { $today }.
prune-confirm = Tapez { NUMBER($games, useGrouping: 0) } pour les supprimer :{" "}
prune-done = { $games ->
    [one] Une partie a été supprimée.
   *[other] { $games } parties ont été supprimées.
}{ $copied ->
    [yes] {" "}Une copie de toutes les tables d’avant est dans { $path }.
   *[no] {""}
}

# What messengers show of a link to a table
preview-table = { $state ->
    [open] { $free ->
        [one] Une place est libre : venez jouer.
       *[other] { $free } places sont libres : venez jouer.
    }
    [on] La partie est en cours, à suivre en direct.
   *[over] Une partie terminée : revoyez-la, lancer après lancer.
}
preview-people = À la table : { $names }.
