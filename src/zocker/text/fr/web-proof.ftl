# Des dés que chacun peut vérifier : pour la ligne de commande, le serveur et le navigateur

error-proof-line = La ligne { NUMBER($line, useGrouping: 0) } de la preuve n’est pas valable. { $reason }
error-proof-form = « { $text } » n’est pas une ligne de preuve.
error-proof-number = Le numéro attendu est { NUMBER($expected, useGrouping: 0) }, et non { NUMBER($got, useGrouping: 0) }.
error-proof-order = Cette ligne n’a pas sa place ici.
error-proof-genesis = La preuve ne commence pas comme cette partie.
error-proof-commit = { $seats ->
    [server] Le serveur ne peut pas s’engager ainsi.
   *[other] L’appareil de la place { $seats } ne peut pas s’engager ainsi.
}
error-proof-signature = { $seats ->
    [server] La signature du serveur est fausse.
   *[other] La signature de l’appareil de la place { $seats } est fausse.
}
error-proof-server-signature = La signature du serveur est fausse.
error-proof-listed = L’appareil de la place { $seats } ne peut pas participer à ce lancer.
error-proof-again = Quand un résultat est écarté, les appareils qui ont répondu, et eux seuls, doivent refaire le même lancer.
error-proof-run = Chaque lancer se fait seul, et tous les tirages jusqu’au lancer ou à la décision qui suit se font ensemble.
error-proof-secret = L’appareil de la place { $seats } s’était engagé sur un autre secret que celui qu’il a révélé.
error-proof-server-secret = Le serveur s’était engagé sur un autre secret que celui qu’il a révélé.
error-proof-void = Un résultat ne peut être écarté que si certains appareils ont répondu et d’autres non.
error-proof-result = « { $request } » donne « { $expected } » avec ces secrets, et non « { $got } ».
error-proof-back-in = L’appareil de la place { $seats } ne peut pas encore participer de nouveau : il faut d’abord l’accord des autres.
error-proof-close = La preuve ne finit pas comme cette partie.
error-proof-salt = Un autre coup secret a été joué ici.
error-proof-seated = Selon la preuve, d’autres personnes occupent ces places.
error-proof-chance = La preuve compte un lancer ou un tirage parmi les coups.
error-proof-lines = La preuve n’a pas les mêmes lancers et tirages que la partie.
error-proof-other = La preuve dit « { $text } ».
error-proof-request = D’après les règles, il fallait « { $expected } », et non « { $got } ».
error-proof-request-form = « { $text } » ne peut être ni lancé ni tiré.
error-proof-dice = Des dés venant de « { $source } » ne se prouvent pas.
error-receipt-form = Ce n’est pas un reçu, ou il a été modifié.
error-receipt-other = Ce reçu est celui d’une autre partie.
error-receipt-differs = Ce n’est pas la partie du reçu. Elles diffèrent après le même début.
error-receipt-more = L’enregistrement finit trop tôt. Le navigateur de ce reçu a vu une plus grande part de la partie.

verify-older = Les lancers de cette partie ont été faits selon un ancien procédé, dans lequel l’exploitant aurait pu les choisir.
verify-proven = { $proven } lancers et tirages sur { $total } ont été faits ensemble par les appareils des joueurs et le serveur. Personne n’a pu choisir ceux auxquels a participé un appareil en qui vous avez confiance.
verify-part = { $name } : l’appareil a participé à { $rolls } lancers et tirages sur { $of } et a signé { $end ->
    [closed] la fin.
    [open] jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }, mais pas la fin.
   *[running] jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }.
}
verify-devices = { $name } a joué sur { $devices } appareils.
verify-alone = Un seul appareil y a participé : un exploitant qui jouait dessus pouvait les prévoir, { $lines ->
    [one] ligne
   *[other] lignes
} { $which }.
verify-unproven = Non prouvé : { $lines ->
    [one] ligne
   *[other] lignes
} { $which }.
verify-nothing = Rien n’est prouvé { $lines ->
    [one] pour l’unique lancer ou tirage
   *[other] pour les { $lines } lancers et tirages
}.
verify-thrown = Ligne { NUMBER($line, useGrouping: 0) } : un résultat a été écarté parce que l’appareil de { $names } serait resté muet. { $was ->
    [unknown] On ne peut pas calculer lequel.
   *[other] C’était « { $was } ».
} { $came ->
    [unknown] Rien n’a été lancé ensuite.
   *[other] Puis est venu « { $came } ».
}
verify-restart = Les dés ont été recommencés après la ligne { NUMBER($line, useGrouping: 0) }, comme lorsqu’une sauvegarde est restaurée.
verify-undrawn = Un lancer pour la ligne { NUMBER($line, useGrouping: 0) } a été ouvert et n’a jamais été fait.
verify-hidden = { $moves ->
    [one] Un coup secret n’a pas été révélé.
   *[other] { $moves } coups secrets n’ont pas été révélés.
}
verify-receipt = C’est bien la partie du reçu. { $unseen ->
    [0] Son navigateur l’a vue en entier.
    [one] Son navigateur n’a pas vu la dernière ligne de la preuve.
   *[other] Son navigateur n’a pas vu les { $unseen } dernières lignes de la preuve.
} { $lost ->
    [0] { "" }
    [one] Une ligne qu’il avait vue a été perdue.
   *[other] { $lost } lignes qu’il avait vues ont été perdues.
}
verify-words = Les quatre mots de cette partie : { $words }. Ils sont les mêmes sur chaque appareil qui a vu la même partie.

web-proof-all = { $total ->
    [one] L’unique lancer est en ordre.
   *[other] Les { $total } lancers et tirages sont tous en ordre.
}
web-proof-some = { $proven } lancers et tirages sur { $total } sont en ordre.
web-proof-none = Rien n’a encore été lancé.
web-proof-nothing = Rien n’est prouvé sur { $total ->
    [one] l’unique lancer ou tirage
   *[other] ces { $total } lancers et tirages
}.
web-proof-older = Ces lancers ont été faits selon un ancien procédé, dans lequel l’exploitant aurait pu les choisir.
web-proof-typed = Rien n’est prouvé sur ces dés, car ils ont été saisis à la main ou tirés d’une graine.
web-proof-false = Les dés de cette partie ne sont pas en ordre.
web-proof-false-line = Les dés ne sont pas en ordre à la ligne { NUMBER($line, useGrouping: 0) }.
web-proof-false-at = Ligne { NUMBER($line, useGrouping: 0) } de la preuve :
web-proof-false-why = Un serveur honnête n’écrit jamais cela. Enregistrez la partie et votre reçu, et montrez-les aux autres.
web-proof-trust = Personne n’a pu choisir un lancer auquel a participé un appareil en qui vous avez confiance. À quel appareil faites-vous confiance ?
web-proof-nobody = Choisir une personne
web-proof-yours = { $part ->
    [all] Votre appareil a participé à tous : personne n’a donc pu les choisir.
    [some] Votre appareil a participé à { $rolls } d’entre eux : personne n’a donc pu choisir ceux-là.
   *[none] Votre appareil n’a participé à aucun. Ils valent ce que valent les appareils qui l’ont fait.
}
web-proof-theirs = { $part ->
    [all] Si vous faites confiance à l’appareil de { $name }, personne n’a pu les choisir.
    [some] Si vous faites confiance à l’appareil de { $name }, personne n’a pu choisir les { $rolls } auxquels il a participé.
   *[none] L’appareil de { $name } n’a participé à aucun.
}
web-proof-parts = Qui a participé
web-proof-part = { $whose ->
    [yours] Votre appareil
   *[other] L’appareil de { $name }
} a participé à { $rolls } lancers et tirages sur { $of }{ $end ->
    [none] .
    [closed] {" "}et a signé la fin.
    [open] {" "}et a signé jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }, mais pas la fin.
   *[running] {" "}et a signé jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }.
}
web-proof-notes = Bon à savoir
web-proof-alone = { $all ->
    [yes] Un seul appareil a participé.
   *[no] Un seul appareil a participé à { $lines } d’entre eux.
} Un exploitant qui jouait dessus pouvait { $all ->
    [yes] prévoir les lancers
   *[no] prévoir ceux-là
}.
web-proof-rules = Seul « zocker verify » vérifie aussi que les règles demandent ces lancers, par exemple autant de dés.
web-proof-words = Quatre mots
web-proof-words-why = Lisez-les à voix haute. Ils sont les mêmes sur chaque appareil qui a vu la même partie.
web-proof-receipt-save = Enregistrer le reçu
web-proof-how = Ce que cela prouve
web-proof-page = Page pour vérifier hors ligne
web-proof-each = Chaque lancer et comment il s’est fait
web-proof-request = Il fallait
web-proof-server = Révélé par le serveur
web-proof-device = Révélé par l’appareil de { $name }
web-proof-message = Essai et tirage
web-proof-blocks = Blocs (HMAC-SHA-256)
web-proof-numbers = Les nombres et leurs restes
web-proof-offline = Cette page vérifie les dés d’une partie d’après son enregistrement. Elle n’a pas besoin de réseau et n’envoie rien.
web-proof-choose = Enregistrement d’une partie (.json)
web-proof-choose-receipt = Votre reçu, si vous en avez un (.json)
web-proof-no-record = Ce fichier n’est pas un enregistrement de partie. Choisissez-en un que Zocker a écrit.

web-fair-title = Des dés que chacun peut vérifier
web-fair-pitch = Toutes les personnes à la table font chaque lancer ensemble, et chacun peut le vérifier.
web-fair-how = Comment se fait un lancer
web-fair-how-1 = S’engager : avant le premier lancer, chaque appareil et le serveur imaginent des secrets. Ils en publient un sceau qui les fixe tous.
web-fair-how-2 = Ouvrir : quand un lancer est dû, le serveur fixe par écrit ce qui est lancé, ce qui a été joué avant et quels appareils participent. Votre propre lancer attend que vous appuyiez sur Lancer.
web-fair-how-3 = Révéler : chaque appareil révèle alors un secret et le signe, et le serveur révèle l’un des siens.
web-fair-how-4 = Calculer : de tous ces secrets résultent les dés. Chaque appareil refait le calcul et vérifie chaque signature.
web-fair-proves = Ce que cela prouve
web-fair-proves-1 = Personne ne peut choisir ni prévoir un lancer auquel participe un appareil honnête : ni quelqu’un à la table, ni l’exploitant, ni les deux ensemble.
web-fair-proves-2 = Personne ne peut modifier une partie après coup sans qu’on le découvre. Votre navigateur garde un reçu de tout ce qu’il a vu, et à la fin vous pouvez comparer quatre mots à voix haute.
web-fair-proves-3 = Chacun peut vérifier une partie : ici d’un seul geste, avec une page qui fonctionne hors ligne, ou avec « zocker verify ». La vérification dit quels appareils ont participé à quels lancers.
web-fair-proves-not = Ce que cela ne prouve pas
web-fair-proves-not-1 = L’exploitant connaît un résultat un instant avant vous et peut le faire écarter en prétendant qu’un appareil est resté muet. Cela marche au plus une fois par appareil, chaque vérification le dit, et le navigateur de cet appareil donne l’alerte.
web-fair-proves-not-2 = Aucune vérification ne peut dire à qui la faute d’un silence, ni si deux appareils sont à des personnes indépendantes.
web-fair-proves-not-3 = Si tous les appareils d’un lancer sont de mèche avec l’exploitant, ils peuvent le choisir ensemble. Les lancers faits avec un seul appareil sont signalés.
web-fair-proves-not-4 = L’exploitant fournit aussi le programme de votre navigateur. Si vous n’avez pas confiance, vérifiez les enregistrements avec la page venue d’une autre source, ou avec « zocker verify ».
web-fair-proves-not-5 = On peut inventer tout un enregistrement avec des appareils qui n’ont jamais existé. Comparez-le avec votre reçu.
web-fair-proves-not-6 = Quand une sauvegarde est restaurée, les dés recommencent à une ligne antérieure. Chaque vérification le compte.
web-fair-proves-not-7 = Rien n’est prouvé sur les dés saisis à la main, les parties sans personne, les parties selon l’ancien procédé et les choix des bots. Dans une partie inachevée, les coups secrets restent cachés.
