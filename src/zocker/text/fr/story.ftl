### The story of a finished game.

story-seat-luck = { $fortune ->
    [lucky] chance +{ $luck }
    [unlucky] malchance −{ $luck }
   *[neither] ni chance ni malchance
}
story-seat = { story-seat-luck }, { $erred ->
    [yes] erreurs −{ $errors }
   *[no] aucune erreur
}
story-not-judged = On ne peut pas encore mesurer la chance et les erreurs dans ce genre de partie.
story-error = Une erreur : elle coûte { $points } points de pourcentage. Mieux : { $move }.
story-best-round = Meilleure manche : { $name }, { $amount } à la manche { $round }.
story-theft = Plus beau coup : { $name }, { $amount } à la manche { $round }.
story-own-record = Votre meilleur résultat jusqu’ici : { $score }. Avant, c’était { $before }.

## How one gets better

lapse = { $kind ->
    [many] Trop de dés à la fois
    [few] Trop peu de dés à la fois
    [where] Le bon nombre de dés dans le mauvais casino
    [passed] Passé alors qu’il fallait placer
    [not-passed] Placé alors qu’il valait mieux passer
    [stopped] Arrêté trop tôt
    [went-on] Continué alors qu’il fallait s’arrêter
    [rolled] Relancé au lieu de placer
    [placed] Placé au lieu de relancer
    [row] La mauvaise rangée
    [die] Le mauvais dé
   *[board] À { $kind }
}
skill-some-luck-only = Certaines de ces parties ne comptent que pour la chance, car nous ne savons pas encore y distinguer les vraies erreurs de celles de nos estimations.
lapse-worst = La pire : { $day }, manche { $round }, −{ $points }.
