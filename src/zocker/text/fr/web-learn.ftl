### Lessons, codex and replay in the browser.

## Lessons

web-lesson-teacher = Croupier
web-lesson-step = Étape { $number } sur { $of }
web-lesson-leave = Quitter la leçon
web-lesson-another = Une autre leçon
web-lesson-real = Jouer pour de bon

## The codex

web-learn-title = Apprendre en deux minutes
web-learn-pitch = Installez-vous, suivez le croupier, et vous connaissez le jeu. Les dés sont pipés : en votre faveur.
web-learn-lessons = Quatre leçons
web-learn-teaches = { $game ->
    [gambler] Remplir de gauche à droite, finir ce que d’autres ont commencé, savoir s’arrêter.
    [royale] Trois plateaux : un qui paie, un qui interroge, un qui attend cinq dés.
    [las-vegas-2019] Le Biggy, la seconde carte, et à quoi sert un jeton.
   *[las-vegas] Où va l’argent, et ce que peut faire une égalité.
}
web-learn-begin = Commencer
web-learn-boards = Les plateaux de Royale
web-learn-boards-about = À chaque manche, trois d’entre eux sont posés près des casinos. On les active en y plaçant des dés.
web-learn-practise = S’entraîner
web-learn-practise-board = S’entraîner à { $board }
web-learn-tableaux = Les vingt tableaux de Gambler
web-learn-tableaux-about = Six rangées chacun, et des noms de villes de casinos. La dernière case d’une rangée jaune vous rapporte des points, celle d’une noire vous en coûte.
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
    [named] Sur le curseur : en or les tournants, en couleur les erreurs, des traits entre les manches.
   *[none] Sur le curseur : en or les tournants, des traits entre les manches.
}
web-better-here = Meilleur coup ici
web-replay-log = Journal
web-replay-share = Partager
web-replay-share-about = Qui ouvre cette adresse revoit cette partie étape par étape.
web-replay-words = Regardez cette partie de { web-game }, coup par coup.
web-replay-link = Adresse de cette partie
web-replay-download = Télécharger l’enregistrement
web-replay-loading = La partie se met en place…
web-replay-begin = { $names } s’installent à la table.
web-replay-over = Ici, la partie est finie.
web-what-if = Et si… ?
web-what-if-about = Continuez vous-même à partir d’ici, avec d’autres dés. Des bots jouent pour tous les autres.
web-what-if-seat = Jouer pour
web-what-if-play = Continuer à partir d’ici
web-practice-then = Ici, dans cette partie-là : { $what }

## Records from files

web-upload-title = Voir une partie enregistrée dans un fichier
web-upload-about = Déposez ici un enregistrement de Zocker. Chaque ligne est vérifiée avant d’être montrée.
web-upload-choose = Choisir un fichier
web-upload-checking = Vérification de chaque ligne…
