### Le navigateur : boutons, titres et ce qui est lu à voix haute. Les phrases sur le jeu sont dans les autres fichiers.

web-pitch = Quatre jeux de dés sur Las Vegas et l’appât du gain : tout de suite contre des bots, ou entre amis grâce à un lien.
web-game = { $game ->
    [gambler] Gambler
    [royale] Las Vegas Royale
    [las-vegas-2019] Las Vegas 2019
   *[las-vegas] Las Vegas
}
web-about = { $game ->
    [gambler] Remplissez des rangées de dés, relancez ou arrêtez-vous. Complétez une rangée et ses points sont à vous, ou à payer si elle est noire.
    [royale] Les casinos de 2019 et des plateaux qui récompensent, tentent et agacent : jackpot, poing fermé, barrière, boîte noire.
    [las-vegas-2019] Des cartes au lieu de billets, un Biggy qui compte double et des jetons pour passer.
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
web-learn-first = Première fois ? Apprenez en deux minutes
web-learn-new = Première visite ? Apprenez un jeu en deux minutes
web-retry = Réessayer
web-house = Autres rubriques
web-go-on = Continuer à jouer
web-all-my-games = Toutes mes parties ({ $number })
web-open-tables = Tables ouvertes
web-no-open-tables = Il n’y a pas de table publique pour l’instant. Choisissez un jeu et « Jouer en ligne » : les autres trouveront votre table ici.
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
web-learn-about = Une courte leçon par jeu, et l’explication de chaque plateau et tableau.
web-my-games = Mes parties
web-my-games-about = Vos parties en cours, vos parties jouées et leurs résultats.
web-just-now = à l’instant

web-title-turn = ● À vous – Zocker
web-title-turn-of = ● { $name } – Zocker
web-title-table = { web-game } – Zocker
web-back = Tous les jeux
web-close = Fermer
web-page-help = Règles
web-page-log = Journal
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
    [one] On attend l’appareil de { $names }
   *[other] On attend les appareils de { $names }
}
web-go-on-without = Continuer sans
web-go-on-why = La preuve des dés recommence alors avec les personnes présentes. Chaque vérification le dit.
web-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
web-no-connection = Pas de connexion. Nouvel essai…
web-pressed-kept = Votre choix est gardé.
web-slow = Connexion lente
web-outdated = Cette page n’est plus à jour : veuillez la recharger.
web-no-table = Cette table n’existe pas.
web-watching = Vous regardez.
web-warming = Les bots les plus forts se chargent encore et jouent des coups plus simples.
web-practice = Entraînement
web-practice-about = Vous continuez depuis une position d’une partie passée, avec d’autres dés. Cela ne compte pas dans vos statistiques.

web-portrait = Changer d’apparence
web-seats = À la table
web-seat = { $name }, { web-seat-state }{ $active ->
    [yes] , à son tour
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
    [away] N’est pas là. On l’attend, ou un bot joue à sa place.
    [stand-in] Un bot joue en attendant son retour.
   *[here] À la table.
}
web-dice-left = { $dice ->
    [0] plus de dés
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
web-board-holder = { $name } l’a pris
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
web-ahead = { $ahead } de plus que la deuxième place
web-tableau-row = Rangée { $number } : { $filled } sur { $boxes } (cases remplies){ $fits ->
    [none] { "" }
   *[other] , ensuite { $fits }
}, { $points } points.
web-row-number = Rangée { $number }
web-race = Le premier à { $target } points

web-turn-of = { $away ->
    [yes] Au tour de { $name }, qui n’est pas là pour l’instant
   *[no] À { $name } de jouer
}
web-last-count = Le dernier décompte
web-scoring = Décompte de la manche
web-skip = Abréger
web-replay = Revoir le dernier tour
web-undo = Annuler le coup
web-undo-brief = Annuler
web-hint = Conseil
web-dice = Dés qui peuvent être posés
web-face = Dés de { $face }
web-choose = Choisissez
web-key = Touche { $key }

web-waiting-room = La partie commence quand toutes les places sont prises.
web-public = Table publique
web-real-dice = Vrais dés
web-all-here = Toutes les places sont prises.
web-start-now = Commencer la partie
web-gathers = La partie commence quand tout le monde est là.
web-start-incomplete = Commencer : des bots jouent pour les absents
web-seat-for = { $for ->
    [me] Vous
    [open] Place libre
    [here] Quelqu’un ici
    [rookie] Bot : Rookie
    [shark] Bot : Shark
    [legend] Bot : Legend
   *[regular] Bot : Regular
}
web-seat-who = Qui a la place { $number }
web-seat-name = Nom de la personne à la place { $number }
web-name = Nom
web-player = Joueur { $number }
web-seat-up = Monter : { $name }
web-seat-down = Descendre : { $name }
web-seat-moved = { $name } a maintenant la place { $number }.
web-seat-remove = Supprimer la place { $number }
web-seat-add = Ajouter une place
web-send-away = Exclure { $name }
web-sit-down = S’asseoir
web-join = Jouer
web-invited = { $number ->
    [one] { $names } vous invite à jouer
   *[other] { $names } vous attendent
}
web-name-missing = Écrivez d’abord votre nom.
web-start = Commencer, avec des bots aux places libres
web-start-with = Commencer à { $people }
web-wait-for-host = Vous avez une place. L’hôte va commencer la partie.
web-full = Toutes les places sont prises ; vous pourrez regarder dès que la partie commence.
web-invite = Inviter des amis
web-share-text = Qui ouvre cette adresse peut jouer ou regarder.
web-share-local = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec des téléphones et d’autres ordinateurs, lancez Zocker avec --lan.
web-link = Adresse de cette table
web-copy = Copier
web-copied = Copié
web-invitation = Jouons à { web-game } ! Ouvrez ce lien et prenez place.
web-send-invitation = Envoyer l’invitation
web-copy-invitation = Copier l’invitation
web-qr = Code QR de l’adresse

web-again = Rejouer
web-come-along = { $name } veut une revanche : venez
web-watch-again = { $name } rejoue : regarder
web-to-rematch = Aller à la revanche
web-rematch-wanted = { $wanted ->
    [one] { $wanted } personne sur { $people } veut une revanche
   *[other] { $wanted } personnes sur { $people } veulent une revanche
}
web-rematch-asked = { $name } veut une revanche
web-join-in = Venir jouer
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
web-speed-instant = Si tous les joueurs choisissent Immédiate, les bots jouent aussitôt et les coups ne peuvent pas être annulés.
web-sound = Son
web-auto-roll = Lancer les dés pour moi dès que c’est mon tour
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
    Lancez vos dés, choisissez une face et placez tous vos dés de cette face dans le casino qui porte ce numéro.
    Quand tous les dés sont placés, chaque casino paie ses billets. Mais d’abord, les égalités s’annulent : les joueurs qui ont le même nombre de dés dans un casino n’y gagnent rien. Parmi les autres, le plus gros billet va au joueur qui y a le plus de dés, le suivant à la deuxième place, et ainsi de suite. Un +2 vert signifie deux dés d’avance.
    Après quatre manches, le joueur le plus riche gagne. D’ici là, vous ne voyez que votre propre argent.
web-rules-biggy =
    Lancez vos dés, choisissez une face et placez tous vos dés de cette face dans le casino qui porte ce numéro, ou passez contre un jeton. Le Biggy compte pour deux dés.
    Quand plus personne n’a de dés, chaque casino paie ses deux cartes. Mais d’abord, les égalités s’annulent : les joueurs qui ont le même total dans un casino n’y gagnent rien. Parmi les autres, la plus forte va au plus haut total, l’autre à la deuxième place. Un +2 vert signifie deux dés d’avance.
    Après trois manches, le joueur le plus riche gagne ; un jeton vaut 10 000 $. D’ici là, vous ne voyez que vos propres cartes.
web-rules-royale =
    { web-rules-biggy }
    Quand vous placez des dés dans un casino doté d’un plateau, appliquez son effet. Certains plateaux paient au décompte.
web-rules-gambler =
    Trente dés sont partagés également. À votre tour, lancez cinq des vôtres et posez-en un ou plusieurs sur le tableau, chacun sur la prochaine case d’une rangée qui l’accepte.
    Puis arrêtez-vous, ou relancez ce qui reste des cinq. Si un dé peut être posé, vous devez en placer un ; si aucun dé ne peut être posé, votre tour s’arrête.
    Complétez une rangée et ses points sont à vous, ou à payer si elle est noire. Quand toutes les cases sont pleines, la manche est finie et le tableau suivant arrive. Vous gagnez si vous avez 500 points après une manche.
web-sign-face = Un dé qui montre exactement cette face.
web-sign-star = Des étoiles : le premier dé est libre, les autres de la rangée montrent la même face.
web-sign-house = Un full : trois dés identiques sur les étoiles vertes, deux dés identiques d’une autre face sur les losanges rouges.
web-sign-points = Ce que la rangée rapporte, ou coûte si elle est noire.
web-sign-dice = À côté d’un nom : les dés qui restent pour cette manche.
web-keys = Touches
web-keys-roll = R
web-keys-roll-does = lancer
web-keys-choose = 1–6
web-keys-choose-does = choisir ce qui porte ce numéro ; à Gambler la rangée, puis la face
web-keys-pass = P
web-keys-pass-does = passer
web-keys-hint = H
web-keys-hint-does = conseil : ce que vaut chaque choix
web-keys-undo = U
web-keys-undo-does = annuler, jusqu’au prochain lancer ou au coup de quelqu’un d’autre
web-keys-log = L
web-keys-log-does = journal
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
web-block-sure = Ne plus jamais laisser { $name } rejoindre vos tables ? À votre propre table, un bot prendra sa place.
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
web-type-it = Taper
web-tap-it = Toucher
web-typed-dice = Dés saisis
web-typed-die = { $kind ->
    [biggy] Biggy
    [neutral] Dé neutre
   *[own] Dé { $number }
} : { $face ->
    [0] vide
   *[other] { $face }, toucher pour enlever
}
web-faces = Faces
web-typed-bills = Ce qu’il y a sur la table
web-typed-times = { $label }, { $times } fois
web-typed-left = { $left ->
    [one] Encore 1
   *[other] Encore { $left }
}
web-typed-done = C’est bon
web-remove-last = Enlever le dernier

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
web-split-how = Touchez des tuiles
web-split-group = Groupe { $number }, { $sum } en tout
web-split-tile = { $worth }, mettre dans le groupe { $number }

### Des amis dans cette pièce
web-door = Laissez entrer toutes les personnes sur ce Wi-Fi tant que Zocker tourne. Elles scannent un code et prennent place.
web-door-open = Partager sur ce réseau
web-door-close = Arrêter le partage

### Après une manche
web-page-rounds = Bilan
web-no-rounds = Aucune manche n’est encore décomptée.
web-won-in-round = Gains de cette manche
web-settled-tied = { $dice ->
    [one] à égalité, { $dice } dé
   *[other] à égalité, { $dice } dés
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
    [you] { $casino } : vous prenez { $money } !
   *[other] { $casino } : { $name } prend { $money } !
}
web-peak-broken = { $who ->
    [you] { $casino } : vous rompez l’égalité, { $money } !
   *[other] { $casino } : { $name } rompt l’égalité, { $money } !
}
web-peak-tied = { $who ->
    [you] { $casino } : votre égalité, { $money } s’envolent !
   *[other] { $casino } : égalité de { $name }, { $money } s’envolent !
}
web-volume = Volume
web-mute-all = Couper le son
web-unmute-all = Remettre le son
web-keys-mute = M
web-keys-mute-does = couper ou remettre le son

### Ce que les navigateurs n’offrent qu’en HTTPS ou sur cet ordinateur
web-notify = Me prévenir quand c’est mon tour et que je regarde ailleurs
web-notify-not = Regardez le titre de l’onglet et écoutez le son. Les navigateurs n’affichent de notifications qu’en HTTPS et avec votre accord.
web-offline = Vous êtes hors ligne : Zocker s’ouvre, mais n’atteint pas ses tables.
