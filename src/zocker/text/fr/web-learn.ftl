### Lessons, codex and replay in the browser.

## Lessons

web-lesson-teacher = Croupier
web-lesson-step = Étape { $number } sur { $of }
web-lesson-leave = Quitter la leçon
web-lesson-another = Une autre leçon
web-lesson-real = Jouer pour de vrai

## The codex

web-learn-title = Apprendre en deux minutes
web-learn-pitch = Installez-vous, suivez le croupier, et vous saurez jouer. Les dés sont pipés, mais en votre faveur.
web-learn-lessons = Quatre leçons
web-learn-teaches = { $game ->
    [gambler] Remplir de gauche à droite, finir ce que d’autres ont commencé, savoir s’arrêter.
    [royale] Trois plateaux : un qui paie, un qui interroge, un qui attend cinq dés.
    [las-vegas-2019] Le Biggy, la seconde carte, et à quoi sert un jeton.
   *[las-vegas] Où va l’argent, et ce que peut faire une égalité.
}
web-learn-begin = Commencer
web-learn-boards = Les plateaux de Royale
web-learn-boards-about = À chaque manche, trois casinos reçoivent un plateau. Placez-y des dés pour activer le plateau.
web-learn-practise = S’entraîner
web-learn-practise-board = S’entraîner avec { $board }
web-learn-tableaux = Les vingt tableaux de Gambler
web-learn-tableaux-about = Six rangées chacun, et le nom d’une ville de casinos. Quand vous remplissez la dernière case, une rangée jaune vous rapporte des points, une noire vous en coûte.
web-codex-lessons = Leçons
web-codex-boards = Plateaux
web-codex-tableaux = Tableaux
web-learn-parts = Sur cette page

## Replays

web-replay-title = Revoir la partie
web-replay-title-of = Revoir : { web-game }
web-replay-controls = Lecture
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-forward = Une étape en avant
web-replay-last = À la fin
web-replay-position = Position dans la partie
web-replay-line = Étape { $n } sur { $last }
web-replay-marks = { $mistakes ->
    [named] Sur la barre : les tournants en or, les erreurs en couleur, un trait entre deux manches.
   *[none] Sur la barre : les tournants en or, un trait entre deux manches.
}
web-better-here = Meilleur coup ici
web-replay-log = Historique
web-replay-share = Partager
web-replay-share-about = Il suffit d’ouvrir ce lien pour revoir cette partie étape par étape.
web-replay-words = Une partie de { web-game } à revoir coup par coup.
web-replay-link = Lien vers cette partie
web-replay-download = Télécharger l’enregistrement
web-replay-loading = La partie se met en place…
web-replay-begin = { $names } s’installent à la table.
web-replay-over = La partie s’achève ici.
web-what-if = Et si… ?
web-what-if-about = Continuez vous-même à partir d’ici, avec d’autres dés. Des bots jouent pour tous les autres.
web-what-if-seat = Jouer pour
web-what-if-play = Continuer à partir d’ici
web-practice-then = Ici, dans la vraie partie : { $what }

## Records from files

web-upload-title = Revoir une partie depuis un fichier
web-upload-about = Déposez ici une partie enregistrée par Zocker. Chaque ligne est vérifiée avant l’affichage.
web-upload-choose = Choisir un fichier
web-upload-checking = Vérification de chaque ligne…
