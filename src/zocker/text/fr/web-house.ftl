# The house around the table: setting up, lobby, my games, another device.

web-setup-no-game = Ce jeu n’existe pas.
web-setup-seats = Joueurs
web-setup-seats-about = Une place libre est pour l’ami qui recevra le lien. « Quelqu’un ici » joue avec vous sur cet appareil, chacun son tour.
web-setup-presets = Variante
web-setup-options = Options
web-setup-dice = Dés
web-setup-dice-from = { $dice ->
    [typed] Nos vrais dés
   *[system] Zocker lance les dés
}
web-setup-dice-about = { $dice ->
    [typed] Votre boîte est sur la table. Saisissez vos lancers et vos tirages, et Zocker tient les comptes. Tout le monde joue sur cet appareil.
   *[system] Les appareils de tous les joueurs et le serveur font chaque lancer ensemble, et chacun peut le vérifier.
}
web-setup-clock = Temps de réflexion
web-setup-no-clock = Illimité
web-setup-clock-about = Quand le temps est écoulé, un bot décide.
web-setup-away = Si quelqu’un s’absente
web-setup-away-wait = Attendre
web-setup-away-about = { $waits ->
    [yes] La partie attend. Vous pouvez tout de même laisser jouer un bot.
   *[no] Un bot joue alors jusqu’à son retour.
}
web-setup-public = Table publique
web-setup-public-about = { $public ->
    [yes] Tout le monde la trouve sur la page d’accueil, pour jouer ou regarder.
   *[no] Il faut le lien pour la trouver.
}
web-setup-players = Seulement à { $players } joueurs.
web-setup-picked = Autant que vous en choisissez plus bas.
web-setup-faces = { $number ->
    [0] Tirés au hasard
    [one] { $number } plateau choisi
   *[other] { $number } plateaux choisis
}
web-setup-no-faces = Laisser faire le hasard
web-setup-less = { $label } : moins
web-setup-more = { $label } : plus
web-setup-start = Commencer la partie
web-setup-invite = Ouvrir la table et inviter

web-mine-closed = Inachevées : anciennes règles
web-mine-closed-why = Les règles ont changé depuis, ces parties ne peuvent donc pas continuer. Voici où elles en étaient.
web-mine-so-far = Jusque-là : { $score }
web-mine-finished = Parties terminées
web-mine-none = Vous n’avez pas encore terminé de partie.
web-mine-play = Jouer une partie
web-mine-more = Voir plus
web-mine-rank = Rang { $rank }
web-mine-replay = Revoir
web-mine-replay-of = Revoir : { $names }
web-mine-statistics = Statistiques
web-mine-skill = Chance et talent
web-mine-share = { $share } de victoires
web-mine-tally = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
web-mine-best = Record
web-mine-mean = En moyenne

web-move-away = Passer sur un autre appareil
web-move-about = Vos places et vos parties sont liées à ce navigateur. Un lien personnel les transfère sur votre téléphone ou un autre ordinateur.
web-move-ask = Obtenir un lien
web-move-another = Obtenir un autre lien
web-move-works = Ouvrez ce lien sur l’autre appareil. Il est valable { $time } et ne sert qu’une fois. Gardez-le pour vous, car il donne accès à vos places.
web-move-local = Ce lien ne marche que sur cet ordinateur. Pour les téléphones et les autres ordinateurs, démarrez Zocker avec --lan.
web-move-link = Lien personnel
web-move-here = Transférer vos places sur cet appareil ?
web-move-here-about = Vous jouerez alors ici comme sur l’autre appareil, où vous pourrez aussi continuer. Les places que ce navigateur avait jusqu’ici ne seront plus les vôtres.
web-move-take = Transférer mes places
web-move-leave = Non merci
web-move-no-token = Ce lien n’est plus valable. Demandez-en un autre sur l’autre appareil, sous « Mes parties ».

### Autres appareils, et qui l’on ne veut plus croiser
web-sessions = Autres appareils
web-sessions-about = Un appareil perdu, ou quelqu’un d’autre a votre lien ? Déconnectez-vous partout ailleurs. Vos places et vos parties n’appartiendront plus qu’à ce navigateur.
web-sessions-end = Se déconnecter ailleurs
web-sessions-ended = C’est fait : seul ce navigateur a maintenant vos places.
web-blocked-title = Personnes bloquées
web-unblock = Débloquer
web-mine-find = Chercher par nom ou par jeu
web-mine-discard = Supprimer cette partie
web-mine-discard-sure = Vraiment supprimer ?
web-mine-none-found = Aucune partie trouvée.
