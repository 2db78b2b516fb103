# Des dés que chacun peut vérifier : pour la ligne de commande, le serveur et le navigateur

error-proof-line = La ligne { NUMBER($line, useGrouping: 0) } de la preuve est fausse : { $reason }
error-proof-event = Elle concerne l’événement { NUMBER($got, useGrouping: 0) } du hasard, mais c’est { NUMBER($expected, useGrouping: 0) } qui suit.
error-proof-equal = Cela a déjà été promis ou révélé.
error-proof-seats = Un appareil pour ces places ({ $seats }) ne peut rien promettre.
error-proof-no-device = Aucun appareil de ces places ({ $seats }) n’avait rien promis.
error-proof-devices = { $got ->
    [one] Un appareil a donné son maillon
   *[other] { $got } appareils ont donné leur maillon
}, alors que { $expected } l’avaient promis.
error-proof-link = Le maillon de la place { $seats } n’appartient pas à sa promesse.
error-proof-server-link = Le maillon du serveur n’appartient pas à sa promesse.
error-proof-lines = La preuve parle d’autres lignes que celles de la partie.
error-proof-result = « { $request } » donne « { $expected } » avec ces maillons, et non « { $got } ».
error-proof-other = La preuve dit « { $text } ».
error-proof-request = D’après les règles on demande « { $expected } » au hasard, et non « { $got } ».
error-proof-request-form = Personne ne peut répondre à la demande « { $text } ».
error-proof-run = Ce lancer demande ses propres maillons.
error-proof-dice = Des dés venant de « { $source } » ne se prouvent pas.

verify-older = Les lancers de cette partie ont été faits selon un ancien procédé, dans lequel l’exploitant aurait pu les choisir.
verify-proven = { $proven } lancers et tirages sur { $total } ont été faits ensemble par les appareils des joueurs et le serveur. Personne n’a pu choisir ceux auxquels a participé un appareil en qui vous avez confiance.
verify-part = { $name } : l’appareil a participé à { $rolls } lancers et tirages sur { $of } et a signé { $end ->
    [closed] la fin.
    [open] jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }, mais pas la fin.
   *[running] jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }.
}
verify-devices = { $name } a joué sur { $devices } appareils.
verify-alone = Un seul appareil y a participé : un exploitant qui jouait dessus pouvait les prévoir, { $lines ->
    [one] ligne
   *[other] lignes
} { $which }.
verify-unproven = Non prouvé : { $lines ->
    [one] ligne
   *[other] lignes
} { $which }.
verify-nothing = Rien n’est prouvé { $lines ->
    [one] pour l’unique lancer ou tirage
   *[other] pour les { $lines } lancers et tirages
}.
verify-thrown = Ligne { NUMBER($line, useGrouping: 0) } : un résultat a été écarté parce que l’appareil de { $names } serait resté muet. { $was ->
    [unknown] On ne peut pas calculer lequel.
   *[other] C’était « { $was } ».
} { $came ->
    [unknown] Rien n’a été lancé ensuite.
   *[other] Puis est venu « { $came } ».
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
verify-words = Les quatre mots de cette partie : { $words }. Ils sont les mêmes sur chaque appareil qui a vu la même partie.

web-proof-all = { $total ->
    [one] L’unique lancer est en ordre.
   *[other] Les { $total } lancers et tirages sont tous en ordre.
}
web-proof-some = { $proven } lancers et tirages sur { $total } sont en ordre.
web-proof-together = Le serveur et les appareils de toutes les personnes présentes les ont faits ensemble : personne n’a pu en choisir un.
web-proof-none = Rien n’a encore été lancé.
web-proof-nothing = Rien n’est prouvé sur { $total ->
    [one] l’unique lancer ou tirage
   *[other] ces { $total } lancers et tirages
}.
web-proof-typed = Ces dés ont été saisis à la main : rien n’est prouvé à leur sujet.
web-proof-false = Les promesses ne sont pas en ordre.
web-proof-false-line = La ligne { NUMBER($line, useGrouping: 0) } n’est pas conforme à la promesse.
web-proof-unproven = { $lines ->
    [one] Rien n’est prouvé sur l’autre.
   *[other] Rien n’est prouvé sur les { $lines } autres.
}
web-proof-alone = { $all ->
    [yes] Un appareil et le serveur les ont faits, comme toujours quand une seule personne joue avec des bots.
   *[no] Un appareil et le serveur en ont fait { $lines } à eux seuls.
} Pour les prévoir, il fallait à la fois utiliser cet appareil et exploiter ce serveur.
web-proof-each = Détails : chaque lancer et comment il s’est fait
web-proof-alone-lines = Par un appareil et le serveur à eux seuls : { $lines ->
    [one] ligne
   *[other] lignes
} { $which }.
web-proof-how = Ce que cela prouve
web-proof-page = Une page qui vérifie sans nous
web-proof-request = Demandé
web-proof-givers = Maillons des appareils de
web-proof-key = Clé : le maillon du serveur
web-proof-message = Message : table, événement, tirage, bloc et tous les maillons
web-proof-offline = Cette page vérifie les dés d’une partie d’après son enregistrement. Elle n’a pas besoin de réseau et n’envoie rien.
web-proof-choose = L’enregistrement d’une partie (un fichier .json) :
web-proof-no-record = Ce n’est pas un enregistrement de partie.
web-proof-rules = C’est « zocker verify » qui vérifie que le bon nombre de dés a été lancé.
web-proof-unused = Attention : le serveur n’a pas utilisé ce que votre appareil a donné pour le lancer { NUMBER($event, useGrouping: 0) } !
web-proof-left-out = La réponse de votre appareil pour le lancer { NUMBER($event, useGrouping: 0) } est arrivée trop tard, et il s’est fait sans elle. Cela arrive quand l’appareil ou la connexion sont lents ; si tout est rapide et que cela se répète, quelqu’un triche peut-être.
web-proof-went-back = Attention : le serveur a oublié des lancers que vous avez vus. Votre appareil fait une nouvelle promesse, pour qu’aucun ne puisse revenir.
web-proof-wrong = Attention : le lancer { NUMBER($event, useGrouping: 0) } n’est pas conforme à la promesse !
web-proof-shown = Attention : pour le lancer { NUMBER($event, useGrouping: 0) }, votre écran montre autre chose que ce qui a été promis !

web-fair-title = Des dés que chacun peut vérifier
web-fair-pitch = Toutes les personnes à la table font chaque lancer ensemble, et chacun peut le vérifier ensuite.
web-fair-how = Comment se fait un lancer
web-fair-how-1 = Avant le premier lancer, chaque appareil, et le serveur aussi, imagine une longue suite de secrets et en montre un sceau : la promesse. Après cela, personne ne peut changer un secret sans briser le sceau.
web-fair-how-2 = Quand un lancer est dû, l’appareil de chaque personne présente révèle son secret suivant ; si c’est votre lancer, le vôtre le fait quand vous appuyez sur Lancer. Le serveur ajoute le sien.
web-fair-how-3 = De tous les secrets réunis on calcule les dés, d’une manière que chacun peut refaire. Tout est enregistré avant que vous ne voyiez les dés.
web-fair-proves = Ce que cela prouve
web-fair-proves-1 = Personne ne peut choisir un lancer : ni quelqu’un à la table, ni qui exploite le serveur. Un seul appareil honnête suffit.
web-fair-proves-2 = Personne ne connaît un lancer avant qu’il ne soit dû, tant que participent les appareils de deux personnes qui ne s’entendent pas entre elles.
web-fair-proves-3 = Chacun peut le vérifier : ici d’un seul geste, avec une page qui fonctionne sans nous, ou avec « zocker verify ».
web-fair-proves-not = Ce que cela ne prouve pas
web-fair-proves-not-1 = Qui exploite le serveur fournit aussi le programme de votre navigateur. Si vous n’avez pas confiance, vérifiez les enregistrements avec la page venue d’une autre source, ou avec « zocker verify ».
web-fair-proves-not-2 = Les sauvegardes du serveur contiennent des secrets de parties en cours. Quand on en restaure une, chaque appareil fait une nouvelle promesse.
web-fair-proves-not-3 = Si un seul appareil participe, comme quand une personne joue avec des bots, qui utilise cet appareil et exploite aussi le serveur pourrait prévoir les lancers. Ces lancers sont signalés.
web-fair-proves-not-4 = Un appareil qui se tait pendant une seconde est laissé de côté, et l’enregistrement le dit. Si le vôtre a répondu, votre navigateur vous avertit haut et fort. Qui exploite le serveur et joue aussi pourrait profiter d’un tel silence pour obtenir un autre lancer : regardez combien de fois quelqu’un a été laissé de côté.
web-fair-proves-not-5 = Rien n’est prouvé sur les dés saisis à la main, ni sur la partie d’un jeu jouée ailleurs.
web-fair-proves-not-6 = Ce que choisissent les bots n’est pas prouvé, seulement les dés.
