### Le navigateur : boutons, titres et ce qui est lu à voix haute. Les phrases sur le jeu sont dans les autres fichiers.

web-pitch = Quatre jeux de dés pour flambeurs. Jouez tout de suite contre des bots, ou invitez vos amis par un lien.
web-game = { $game ->
    [gambler] Gambler
    [royale] Las Vegas Royale
    [las-vegas-2019] Las Vegas 2019
   *[las-vegas] Las Vegas
}
web-about = { $game ->
    [gambler] Remplissez des rangées de dés, puis relancez ou arrêtez-vous. Complétez une rangée et empochez ses points. Gare aux noires : elles vous en coûtent.
    [royale] Les casinos de 2019, avec des plateaux qui récompensent, tentent ou agacent : jackpot, poing fermé, barrière, boîte noire.
    [las-vegas-2019] Des cartes au lieu des billets, un Biggy qui compte double et des jetons pour passer.
   *[las-vegas] Le classique de 2012 : placez vos dés là où est l’argent. Mais les égalités s’annulent.
}
web-opponents = Adversaires
web-level = Bots
web-level-about = { $level ->
    [rookie] Joue sans malice
    [shark] Voit loin, sans pitié
    [legend] Compte, calcule, a tout vu
   *[regular] Connaît le jeu
}
web-your-name = Votre nom
web-nickname = Lucky
web-play-bots = Jouer contre des bots
web-play-friends = Jouer entre amis
web-play-whoever = Jouer en ligne
web-unreachable = Zocker est injoignable pour l’instant. Veuillez réessayer.
web-more-options = Plus d’options
web-learn-first = Première partie ? Apprenez en deux minutes
web-learn-new = Première visite ? Apprenez en deux minutes
web-retry = Réessayer
web-house = Autres rubriques
web-go-on = Continuer à jouer
web-all-my-games = Toutes mes parties ({ $number })
web-open-tables = Tables ouvertes
web-no-open-tables = Il n’y a pas de table publique pour l’instant. Choisissez un jeu, puis « Jouer en ligne » : les autres verront votre table ici.
web-table-does = { $does ->
    [turn] À vous
    [wait] Salle d’attente
    [join] Jouer
    [watch] Regarder
   *[go-on] Continuer
}
web-seats-open = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
web-watching-number = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-learn = Apprendre en deux minutes
web-learn-about = Une courte leçon par jeu, et tous les plateaux et tableaux expliqués.
web-my-games = Mes parties
web-my-games-about = Vos parties en cours et passées, avec leurs résultats.
web-just-now = à l’instant

web-title-turn = ● À vous – Zocker
web-title-turn-of = ● { $name } – Zocker
web-title-table = { web-game } – Zocker
web-back = Tous les jeux
web-close = Fermer
web-page-help = Règles
web-page-log = Historique
web-page-share = Inviter
web-page-dice = Vérifier les dés
web-page-settings = Réglages
web-shield = { web-page-dice } : { $level ->
    [green] tout est en ordre
    [amber] il y a quelque chose à savoir
   *[red] quelque chose ne va pas
}
web-awaited = { $devices ->
    [0] On attend votre appareil
    [one] Appareil attendu : { $names }
   *[other] Appareils attendus : { $names }
}
web-go-on-without = Continuer sans attendre
web-go-on-why = La preuve des dés recommencera avec les joueurs présents. Chaque vérification le signalera.
web-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
web-no-connection = Pas de connexion. Nouvel essai…
web-checking-dice = Vérification des dés…
web-pressed-kept = Votre choix est conservé.
web-slow = Connexion lente
web-outdated = Cette page n’est plus à jour : veuillez la recharger.
web-no-table = Cette table n’existe pas.
web-watching = Vous regardez la partie.
web-warming = Les bots les plus forts se chargent encore. En attendant, ils jouent plus simplement.
web-practice = Entraînement
web-practice-about = Vous jouez à partir d’une position d’une ancienne partie, avec de nouveaux dés. Cela ne compte pas dans vos statistiques.

web-portrait = Changer d’apparence
web-seats = À la table
web-seat = { $name }, { web-seat-state }{ $active ->
    [yes] , en train de jouer
   *[no] { "" }
} : { web-seat-has }
web-seat-has = { web-dice-left }, { $score }{ $chips ->
    [0] { "" }
    [one] , 1 jeton
   *[other] , { $chips } jetons
}
web-seat-more = À propos de { $name }
web-seat-about = { $state ->
    [you] C’est vous.
    [away] Pas là pour l’instant. On l’attend, ou un bot joue à sa place.
    [stand-in] Un bot joue en attendant son retour.
   *[here] À la table.
}
web-dice-left = { $dice ->
    [0] aucun dé
    [one] encore 1 dé
   *[other] encore { $dice } dés
}
web-seat-state = { $state ->
    [rookie] Rookie
    [regular] Regular
    [shark] Shark
    [legend] Legend
    [away] absent
    [stand-in] un bot joue
    [you] vous
    [device] sur cet appareil
    [open] libre
   *[here] à la table
}
web-hidden = argent caché
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-stand-in = Laisser jouer un bot
web-stand-in-now = Laisser jouer un bot maintenant
web-is-away = { $name } n’est pas là
web-bot-takes-over = Un bot prend le relais dans
web-open-seat = Place libre
web-owner-neutral = Dés neutres
web-owner-grey = Dés gris

web-felt = Table
web-casino = Casino { $number }, { $name }{ $closed ->
    [yes] , fermé
   *[no] { "" }
} : { $bills ->
    [0] plus rien à gagner
   *[other] { $money }
}
web-board = Que fait ce plateau ?
web-board-amount = rapporte { $amount }
web-board-holder = est à { $name }
web-board-closed = le casino { $casino } est fermé
web-board-groups = groupes de dés gris restants : { $groups }
web-board-fields = cases libres : { $chips } pour un jeton, { $bills } pour 30 000 $, { $actions } pour une action
web-board-die = { $name } { $die ->
    [biggy] avec le Biggy
   *[small] avec un dé
}{ $field ->
    [0] { "" }
   *[other] { " " }sur la case { $field }
}
web-row = { $owner } : { $count }, { $state ->
    [tied] à égalité
    [leads] mène{ $ahead ->
        [0] { "" }
       *[other] { " " }de { $ahead }
    }, gagne { $prize }
    [paid] gagne { $prize }
   *[unpaid] ne gagne rien
}
web-tie = égal
web-ahead = { $ahead } d’avance sur la deuxième place
web-tableau-row = Rangée { $number } : { $filled ->
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
} sur { $boxes }{ $fits ->
    [none] { "" }
   *[other] , ensuite { $fits }
}, { $points } points.
web-row-number = Rangée { $number }
web-race = Le premier à { $target } points

web-turn-of = { $away ->
    [yes] On attend { $name }, qui n’est pas là pour l’instant
   *[no] À { $name } de jouer
}
web-last-count = Décompte final
web-scoring = Décompte de la manche
web-skip = Abréger
web-replay = Revoir le dernier tour
web-undo = Annuler le coup
web-undo-brief = Annuler
web-hint = Conseil
web-dice = Dés qui peuvent être posés
web-face = Dés montrant un { $face }
web-choose = Choisissez
web-key = Touche { $key }

web-waiting-room = La partie commence quand toutes les places sont prises.
web-public = Table publique
web-real-dice = Vrais dés
web-all-here = Toutes les places sont prises.
web-start-now = Commencer la partie
web-gathers = La partie commence quand tout le monde est là.
web-start-incomplete = Commencer : des bots remplacent les absents
web-seat-for = { $for ->
    [me] Vous
    [open] Place libre
    [here] Quelqu’un ici
    [rookie] Bot : Rookie
    [shark] Bot : Shark
    [legend] Bot : Legend
   *[regular] Bot : Regular
}
web-seat-who = Joueur de la place { $number }
web-seat-name = Nom du joueur de la place { $number }
web-name = Nom
web-player = Joueur { $number }
web-seat-up = Monter : { $name }
web-seat-down = Descendre : { $name }
web-seat-moved = { $name } a maintenant la place { $number }.
web-seat-remove = Supprimer la place { $number }
web-seat-add = Ajouter une place
web-send-away = Exclure { $name }
web-sit-down = Prendre place
web-join = Jouer
web-invited = { $number ->
    [one] { $names } vous invite à jouer
   *[other] { $names } vous attendent
}
web-name-missing = Saisissez d’abord votre nom.
web-start = Commencer avec des bots aux places libres
web-start-with = Commencer à { $people } joueurs
web-wait-for-host = Vous avez une place. L’hôte va lancer la partie.
web-full = Toutes les places sont prises. Vous pourrez regarder dès le début de la partie.
web-invite = Inviter des amis
web-share-text = Il suffit d’ouvrir ce lien pour jouer ou regarder.
web-share-local = Ce lien ne marche que sur cet ordinateur. Pour jouer avec des téléphones et d’autres ordinateurs, lancez Zocker avec --lan.
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-invitation = On joue à { web-game } ? Ouvrez ce lien pour prendre place.
web-send-invitation = Envoyer l’invitation
web-copy-invitation = Copier l’invitation
web-qr = Code QR du lien

web-again = Rejouer
web-come-along = { $name } veut une revanche : rejoindre
web-watch-again = { $name } rejoue : regarder
web-to-rematch = Aller à la revanche
web-rematch-wanted = { $wanted ->
    [one] { $wanted } personne sur { $people } veut une revanche
   *[other] { $wanted } personnes sur { $people } veulent une revanche
}
web-rematch-asked = { $name } veut une revanche
web-join-in = Rejoindre
web-not-now = Pas maintenant
web-see-story = Voir le récit
web-see-result = Voir le résultat
web-see-again = Revoir la partie
web-was-it-luck = Était-ce de la chance ?
web-look-at-table = Voir la table
web-record = Enregistrer cette partie

web-speed = Vitesse
web-speed-name = { $speed ->
    [slow] Lente
    [fast] Rapide
    [instant] Immédiate
   *[normal] Normale
}
web-speed-instant = Si tous les joueurs choisissent « Immédiate », les bots jouent aussitôt et les coups ne peuvent plus être annulés.
web-sound = Son
web-auto-roll = Lancer mes dés automatiquement à mon tour
web-language = Langue

web-boards = Les plateaux de cette manche
web-in-short = En bref
web-rules = { $game ->
    [gambler] { web-rules-gambler }
    [royale] { web-rules-royale }
    [las-vegas-2019] { web-rules-biggy }
   *[las-vegas] { web-rules-bills }
}
web-rules-bills =
    Lancez vos dés, choisissez une valeur et placez tous vos dés de cette valeur dans le casino qui porte ce numéro.
    Quand tous les dés sont placés, chaque casino paie ses billets. Mais d’abord, les égalités s’annulent : les joueurs qui ont le même nombre de dés dans un casino n’y gagnent rien. Parmi les autres, le plus gros billet va au joueur qui y a le plus de dés, le suivant à la deuxième place, et ainsi de suite. Un +2 vert signifie deux dés d’avance.
    Après quatre manches, le joueur le plus riche gagne. D’ici là, vous ne voyez que votre propre argent.
web-rules-biggy =
    Lancez vos dés, choisissez une valeur et placez tous vos dés de cette valeur dans le casino qui porte ce numéro, ou passez contre un jeton. Le Biggy compte pour deux dés.
    Quand plus personne n’a de dés, chaque casino paie ses deux cartes. Mais d’abord, les égalités s’annulent : les joueurs qui ont le même total dans un casino n’y gagnent rien. Parmi les autres, le plus haut total prend la carte la plus forte, le deuxième prend l’autre. Un +2 vert signifie deux dés d’avance.
    Après trois manches, le joueur le plus riche gagne ; un jeton vaut 10 000 $. D’ici là, vous ne voyez que vos propres cartes.
web-rules-royale =
    { web-rules-biggy }
    Quand vous placez des dés dans un casino doté d’un plateau, appliquez son effet. Certains plateaux paient au décompte.
web-rules-gambler =
    Trente dés sont répartis entre tous. À votre tour, lancez-en cinq et placez-en un ou plusieurs sur le tableau, chacun sur la prochaine case d’une rangée qui l’accepte.
    Ensuite, arrêtez-vous ou relancez ceux des cinq qui vous restent. Si un dé peut être posé, vous devez en placer un. Si aucun ne peut l’être, votre tour s’arrête.
    Quand vous complétez une rangée, vous gagnez ses points, ou les perdez si elle est noire. Quand toutes les cases sont pleines, la manche est finie et le tableau suivant arrive. Vous gagnez si vous avez 500 points après une manche.
web-sign-face = Un dé de cette valeur exactement.
web-sign-star = Des étoiles : n’importe quelle valeur, mais la même sur toute la rangée.
web-sign-house = Un full : trois dés identiques sur les étoiles vertes, deux dés identiques d’une autre valeur sur les losanges rouges.
web-sign-points = Ce que la rangée rapporte, ou coûte si elle est noire.
web-sign-dice = À côté d’un nom : les dés qui restent pour cette manche.
web-keys = Touches
web-keys-roll = R
web-keys-roll-does = lancer
web-keys-choose = 1–6
web-keys-choose-does = choisir ce numéro ; à Gambler, la rangée puis la valeur
web-keys-pass = P
web-keys-pass-does = passer
web-keys-hint = H
web-keys-hint-does = conseil : ce que vaut chaque choix
web-keys-undo = U
web-keys-undo-does = annuler, jusqu’au prochain lancer ou au coup d’un autre joueur
web-keys-log = L
web-keys-log-does = historique
web-keys-skip = Échap
web-keys-skip-does = abréger l’animation en cours

### Autour d'un tour
web-pages = Pages
web-tray = Votre piste de dés
web-your-turn = À vous. { $what }
web-turn-named = { $name }, à vous. { $what }
web-rolled = Les dés montrent { $dice }.
web-die = { $kind ->
    [biggy] Biggy { $face }
    [neutral] neutre { $face }
   *[own] { $face }
}
web-choice = { $key } : { $label }.

### Plusieurs personnes, un appareil
web-hand-over = Passez l’appareil à { $name }
web-hand-over-why = Les autres regardent ailleurs, s’il vous plaît.
web-i-am = C’est moi, { $name }
web-private = Pour { $name } seulement
web-private-hide = Cacher
web-peek = C’est moi, { $name } : voir mon argent

### Ce que l'hôte peut faire
web-pause = Mettre en pause
web-paused = La partie est en pause.
web-paused-why = L’hôte peut reprendre la partie.
web-resume = Reprendre
web-remove = Exclure { $name }
web-remove-sure = Exclure { $name } pour de bon ? Un bot prendra sa place.
web-cancel = Annuler

### Inconnus
web-plain-name = Joueur { $number }
web-mute = Masquer ses réactions
web-unmute = Montrer de nouveau ses réactions
web-hide-name = Masquer ce nom
web-show-name = Montrer de nouveau le nom
web-block = Bloquer { $name }
web-block-sure = Interdire pour de bon vos tables à { $name } ? Si celle-ci est à vous, un bot prendra sa place.
web-blocked = Vous avez bloqué { $name }.
web-leave = Quitter la table
web-leave-sure = Quitter la table pour de bon ? Un bot jouera à votre place.

### Réactions
web-react = Réagir
web-reaction = { $what ->
    [bravo] Bravo !
    [ouch] Aïe !
    [laugh] Ha ha !
    [think] Hum…
    [hurry] Allez !
   *[thanks] Merci !
}
web-reacted = { $name } : { $reaction }

### Vrais dés et vraies cartes
web-correct = Corriger
web-type-it = Au clavier
web-tap-it = Au toucher
web-typed-dice = Dés saisis
web-typed-die = { $kind ->
    [biggy] Biggy
    [neutral] Dé neutre
   *[own] Dé { $number }
} : { $face ->
    [0] vide
   *[other] { $face }, toucher pour retirer
}
web-faces = Valeurs
web-typed-bills = Sur la table
web-typed-times = { $label }, { $times } fois
web-typed-left = { $left ->
    [one] Encore 1
   *[other] Encore { $left }
}
web-typed-done = Valider
web-remove-last = Retirer le dernier

### Toucher la table : quoi, puis où
web-pieces = Quoi, puis où ?
web-piece = { $piece ->
    [grey] { $count ->
        [one] 1 dé gris
       *[other] { $count } dés gris
    }
    [chip] recevoir un jeton
    [card] recevoir { $money }
    [action] utiliser l’action
    [return-small] reprendre un petit dé
    [return-biggy] reprendre le Biggy
    [biggy] le Biggy
   *[small] un petit dé
}

### Black Box : répartir les tuiles
web-split-how = Touchez les tuiles à mettre ici
web-split-group = Groupe { $number }, { $sum } en tout
web-split-tile = { $worth }, mettre dans le groupe { $number }

### Des amis dans cette pièce
web-door = Ouvrez la table à tous ceux qui sont sur ce réseau, tant que Zocker tourne. Il leur suffit de scanner un code.
web-door-open = Partager sur ce réseau
web-door-close = Arrêter le partage

### Après une manche
web-page-rounds = Bilan
web-no-rounds = Aucun décompte pour l’instant.
web-won-in-round = Gains de cette manche
web-settled-tied = { $dice ->
    [one] égalité à { $dice } dé
   *[other] égalité à { $dice } dés
}
web-nobody = Personne

web-theme = Thème
web-theme-name = { $theme ->
    [day] Clair
   *[night] Sombre
}

### Grands moments, et leurs sons
web-peak = { $what ->
    [stolen] Chipé !
    [broken] Égalité rompue !
    [tied] Envolé !
    [jackpot] Jackpot !
    [house] Full !
    [lost] Aïe !
   *[won] Beau gain !
}
web-peak-stolen = { $who ->
    [you] { $casino } : vous passez en tête pour { $money } !
   *[other] { $casino } : { $name } passe en tête pour { $money } !
}
web-peak-broken = { $who ->
    [you] { $casino } : vous rompez l’égalité, { $money } !
   *[other] { $casino } : { $name } rompt l’égalité, { $money } !
}
web-peak-tied = { $who ->
    [you] { $casino } : vous égalisez, { $money } s’envolent !
   *[other] { $casino } : { $name } égalise, { $money } s’envolent !
}
web-volume = Volume
web-mute-all = Couper le son
web-unmute-all = Remettre le son
web-keys-mute = M
web-keys-mute-does = couper ou remettre le son

### Ce que les navigateurs n’offrent qu’en HTTPS ou sur cet ordinateur
web-notify = Me prévenir quand c’est mon tour et que je regarde ailleurs
web-notify-not = Surveillez le titre de l’onglet et le signal sonore. Les navigateurs n’affichent des notifications qu’en HTTPS et avec votre accord.
web-offline = Vous êtes hors ligne. Zocker s’ouvre, mais ne peut pas joindre ses tables.
