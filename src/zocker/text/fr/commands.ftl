### La ligne de commande.

help-zocker = Jouer à Las Vegas et Gambler. Sans commande, Zocker s’ouvre dans le navigateur.
help-version = Afficher la version.
help-game = las-vegas, las-vegas-2019, royale, gambler
help-option = Une option de la table ; peut être répétée. « zocker rules JEU » donne la liste.
help-players = Le nombre de joueurs.
help-simulate-players = Le nombre de joueurs ; par défaut, un par bot, ou 2 s’il n’y a qu’un bot.
help-json = N’afficher qu’un objet JSON, rien d’autre.
help-play = Jouer dans le terminal, avec des amis et des bots.
help-names = Les noms des joueurs à ce clavier, séparés par des virgules.
help-play-bots = Les bots des autres places, séparés par des virgules : les niveaux rookie, regular, shark et legend ; et aussi random, greedy, rule et convolver (las-vegas seulement), optimal-turn (gambler seulement), fichier.py:Nom.
help-play-seed = Lancer des dés reproductibles à partir de ce nombre.
help-play-dice = « system » : l’ordinateur lance les dés. « typed » : vous lancez de vrais dés et saisissez le résultat.
help-resume = Continuer une partie enregistrée.
help-save = Où enregistrer la partie quand vous quittez.
help-rules = Afficher les règles d’un jeu, avec nos précisions.
help-clauses = Afficher chaque règle sous forme d’article numéroté, en anglais.
help-simulate = Faire jouer de nombreuses parties entre bots.
help-bots = Un bot par place, séparés par des virgules, ou un seul pour toutes : les niveaux rookie, regular, shark et legend ; et aussi random, greedy, rule et convolver (las-vegas seulement), optimal-turn (gambler seulement), fichier.py:Nom.
help-games = Le nombre de parties à jouer.
help-seed = Le même nombre donne les mêmes parties ; par défaut, il est tiré au hasard.
help-threads = Le nombre de parties jouées en même temps ; par défaut, une par cœur.
help-device = Où jouer : cpu, ou cuda pour un GPU (certains bots seulement).
help-ray = Utiliser le cluster Ray à cette adresse (« auto » pour celui qui tourne ici) ; sans adresse, en lancer un sur cette machine.
help-arena = Évaluer des bots avec les mêmes dés. Ils se rencontrent dans toutes les combinaisons.
help-arena-bots = Des bots différents, séparés par des virgules, comme pour simulate ; toutes les répartitions possibles des places sont jouées.
help-arena-games = Le nombre minimal de parties par groupe de bots ; chaque donne est jouée à toutes les places.
help-verify = Vérifier un enregistrement de partie, ligne par ligne.
help-record = Un enregistrement de partie.
help-receipt = Le reçu de cette partie, enregistré par un navigateur.
help-tableaux = Afficher les tableaux de Gambler ou vérifier les vôtres.
help-tableaux-file = Un fichier de tableaux.
help-tableaux-set = Une de nos séries, par son nom, ou un fichier de tableaux.
help-tableaux-show = Afficher les tableaux d’une série ou d’un fichier.
help-tableaux-check = Vérifier un fichier de tableaux et signaler tout ce qui ne va pas.
help-warm = Compiler les règles dès maintenant. Les commandes suivantes démarreront aussitôt.
help-bench = Mesurer la vitesse de cette machine.
help-docs = Ouvrir la documentation dans le navigateur, même hors ligne.

progress-games = Parties en cours
progress-compile = Compilation, une seule fois

simulate-title = { $game }, { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { NUMBER($seed, useGrouping: 0) }
simulate-bot = Bot
simulate-games = Parties
simulate-wins = Victoires
simulate-share = Part des victoires [95 %]
simulate-score = Score moyen
simulate-number = { $number }
simulate-interval = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } [{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ; { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }]
simulate-speed = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $games } parties et { $decisions } décisions par seconde

verify-claimed = Rien dans cet enregistrement n’a pu être vérifié. Il indique ce résultat :
verify-over = Valide : { $lines ->
    [one] la seule ligne
   *[other] les { $lines } lignes
} et le résultat de cette partie de { $game } sont justes.
verify-open = Valide jusqu’ici : { $lines ->
    [0] cette partie de { $game } n’a pas encore commencé.
    [one] la seule ligne de cette partie de { $game } inachevée est juste.
   *[other] les { $lines } lignes de cette partie de { $game } inachevée sont justes.
}
help-serve = Héberger des tables pour d’autres joueurs.
help-lan = Laisser jouer aussi les téléphones et les autres ordinateurs de votre réseau.
help-port = Le port d’écoute.
help-host = L’adresse d’écoute.
help-database = Où les tables sont gardées : un fichier ou postgresql://… ; par défaut, un fichier de votre dossier de données.
help-public-url = L’adresse par laquelle les autres joignent le serveur.
help-workers = Combien de processus proposent des tables ; à partir de deux, il faut PostgreSQL.
help-internal-host = L’adresse où les processus d’autres machines joignent celui-ci.
help-expire-after = Supprimer les parties que personne ne visite pendant ce nombre de jours (par défaut : jamais).
help-backup = Copier les tables dans un fichier. Le serveur peut continuer de tourner.
help-restore = Remplacer les tables par une copie. Aucun serveur ne doit tourner.
help-copy = Le fichier de la copie.
help-move-house = Copier les tables dans une base de données vide. Arrêtez d’abord chaque serveur.
help-move-from = La base de données à copier : un fichier ou postgresql://…
help-move-to = La base de données vide où elle est copiée : un fichier ou postgresql://…
help-prune = Supprimer les parties que personne ne visite plus.
help-prune-days = Depuis combien de jours une partie doit être restée sans visite.
help-prune-yes = Supprimer sans demander.
help-prune-dumped = Vous avez copié la base de données avec pg_dump (nécessaire pour PostgreSQL).
help-log-format = Comment le journal est écrit : pour les humains, ou en JSON pour les programmes.
help-open-metrics = Montrer les métriques de /metrics à tous, et pas seulement sur cette machine.
help-trusted-proxy = Un réseau de proxys inverses que l’on croit sur l’origine des requêtes ; peut être répété.
help-no-browser = Ne pas ouvrir le navigateur.
terminal-you = Vous

help-analyse = Savoir si une partie était de la chance. Montre ce que chaque lancer et chaque choix a changé.
help-analyse-file = Un enregistrement, ou un dossier d’enregistrements : quelle part de ces parties était de la chance.
help-analyse-chart = Dessiner les chances de gagner de tous dans un fichier de ce nom, qui finit par .svg ou .png.
help-train = Entraîner un réseau qui joue contre lui-même. On peut l’arrêter à tout moment et reprendre plus tard. Nécessite zocker[train].
help-train-players = Le nombre de joueurs ; pas pour Gambler, qu’un seul réseau joue quel que soit leur nombre.
help-train-folder = Où l’entraînement est conservé.
help-train-steps = Le nombre total d’étapes ; chacune compte environ 40 000 positions, ou 4 millions sur une carte graphique.
help-train-minutes = S’arrêter après ce nombre de minutes ; la même commande reprend à cet endroit. Par défaut, aller jusqu’à la dernière étape.
help-train-device = cpu, ou cuda pour jouer et apprendre sur une carte graphique.
help-train-large = Apprendre environ huit fois plus de poids, pour mieux juger plutôt que pour aller vite.
help-train-seed = Le même nombre donne le même entraînement, à peu de chose près sur une carte graphique.
