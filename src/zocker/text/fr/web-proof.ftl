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

verify-proven = Prouvé : { $lines ->
    [one] un lancer ou un tirage, par des maillons de { $names }.
   *[other] { $lines } lancers et tirages, par des maillons de { $names }.
}
verify-alone = Avec les maillons d’un seul appareil, si bien qu’un exploitant qui joue pourrait les prévoir : { $lines ->
    [one] ligne
   *[other] lignes
} { $which }.
verify-unproven = Non prouvé : { $lines ->
    [one] ligne
   *[other] lignes
} { $which }.
verify-nothing = Rien n’est prouvé sur { $lines ->
    [one] l’unique lancer ou tirage
   *[other] les { $lines } lancers et tirages
}.
