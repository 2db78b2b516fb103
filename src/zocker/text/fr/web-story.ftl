### The story of a finished game in the browser, at the end and in the replay.

web-story-waits = Analyse de la partie…
web-story-chances = Les chances de gagner
web-story-money = { $unit ->
    [points] Les points après chaque manche
   *[money] L’argent après chaque manche
}
web-story-round = Manche { $round }
web-story-short-round = M{ $round }
web-story-start = Début
web-story-player = Joueur
web-story-result = Résultat
web-story-luck = { $mistakes ->
    [named] Chance et erreurs
   *[none] Chance
}
web-story-luck-about = En points de pourcentage des chances de gagner.
web-story-adds-up = Ajoutés aux chances du début, ils donnent le résultat.
web-story-unit = { $mistakes ->
    [named] Chance et erreurs en points de pourcentage des chances de gagner
   *[none] Chance en points de pourcentage des chances de gagner
}
web-story-part = { $part ->
    [luck] Chance
    [own] Ses erreurs
    [others] Erreurs des autres
   *[corrections] Correction
}
web-story-turned = Les tournants
web-story-see = Revoir
web-story-see-round = Revoir ce moment, manche { $round }
web-story-records = Temps forts
web-story-moment = La table à ce moment
web-story-chances-now = Chances de gagner
web-story-try = Essayer
web-story-try-about = Continuer à partir d’ici contre des bots, avec d’autres dés.
web-story-card = Partager une image
web-story-card-state = { $state ->
    [saved] L’image est dans vos téléchargements.
   *[failed] Ce navigateur ne peut pas dessiner l’image.
}

## My statistics

web-skill-chart = { $mistakes ->
    [named] Chance, erreurs et force, partie après partie
   *[none] Chance, partie après partie
}
web-skill-summary = { $games ->
    [one] Dans cette partie
   *[other] En moyenne
} : { $fortune ->
    [lucky] chance +{ $luck }
    [unlucky] malchance −{ $luck }
   *[neither] ni chance ni malchance
}{ $mistakes ->
    [named] , erreurs −{ $errors }, en points de pourcentage des chances de gagner.
   *[none] { $fortune ->
        [neither] .
       *[other] , en points de pourcentage des chances de gagner.
    }
}
web-skill-without-luck = Sans la chance, vous auriez gagné { $strength } de vos dernières parties ; la part équitable serait { $fair }.
web-skill-strength = Force : la part gagnée sans la chance, dix dernières parties
web-skill-missing = { $games ->
    [one] Encore une partie à analyser…
   *[other] Encore { $games } parties à analyser…
}
web-skill-better = Où vous perdez le plus
web-skill-cost = { $times ->
    [one] Une fois
   *[other] { $times } fois
}, −{ $points } en tout.
