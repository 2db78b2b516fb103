# Des dés que chacun peut vérifier : pour la ligne de commande, le serveur et le navigateur

error-proof-line = La ligne { NUMBER($line, useGrouping: 0) } de la preuve n’est pas valide. { $reason }
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
error-proof-run = Chaque lancer se fait seul, et tous les tirages jusqu’au lancer suivant se font ensemble.
error-proof-secret = L’appareil de la place { $seats } s’était engagé sur un autre secret que celui qu’il a révélé.
error-proof-server-secret = Le serveur s’était engagé sur un autre secret que celui qu’il a révélé.
error-proof-void = Un résultat ne peut être écarté que si certains appareils ont répondu et d’autres non.
error-proof-result = « { $request } » donne « { $expected } » avec ces secrets, et non « { $got } ».
error-proof-back-in = L’appareil de la place { $seats } ne peut pas encore participer de nouveau : il faut d’abord l’accord des autres.
error-proof-close = La preuve ne finit pas comme cette partie.
error-proof-salt = Un autre coup secret a été joué ici.
error-proof-hidden = Seul un coup secret peut être caché, et celui-ci n’en est pas un.
error-proof-seated = Selon la preuve, d’autres personnes occupent ces places.
error-proof-chance = La preuve compte un lancer ou un tirage parmi les coups.
error-proof-undo = Une fois les dés lancés, aucun coup antérieur ne peut être annulé.
error-proof-lines = La preuve n’a pas les mêmes lancers et tirages que la partie.
error-proof-other = La preuve dit « { $text } ».
error-proof-request = D’après les règles, il fallait « { $expected } », et non « { $got } ».
error-proof-request-form = « { $text } » ne peut être ni lancé ni tiré.
error-proof-dice = Les dés d’origine « { $source } » ne peuvent pas être prouvés.
error-receipt-form = Ce n’est pas un reçu, ou il a été modifié.
error-receipt-other = Ce reçu est celui d’une autre partie.
error-receipt-differs = Ce n’est pas la partie du reçu. Elles diffèrent après le même début.
error-receipt-more = L’enregistrement s’arrête trop tôt. Le navigateur de ce reçu avait vu la suite de la partie.

verify-older = Les lancers de cette partie ont été faits par un ancien procédé, avec lequel l’exploitant aurait pu les choisir.
verify-proven = { $proven } lancers et tirages sur { $total } ont été faits ensemble par les appareils des joueurs et le serveur. Personne n’a pu choisir ceux auxquels a participé un appareil en qui vous avez confiance.
verify-discard = L’exploitant a tout de même pu écarter quelques résultats, comme indiqué plus bas.
verify-part = { $name } : l’appareil a participé à { $rolls } lancers et tirages sur { $of }{ $end ->
    [none] .
    [closed] {" "}et a signé la fin.
    [open] {" "}et a signé jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }, mais pas la fin.
   *[running] {" "}et a signé jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }.
}
verify-devices = { $name } a joué sur { $devices } appareils.
verify-left = Un bot a remplacé { $name } après la ligne { NUMBER($line, useGrouping: 0) }.
verify-alone = Un seul appareil y a participé. Si c’était celui de l’exploitant, il pouvait les prévoir : { $lines ->
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
verify-thrown = Ligne { NUMBER($line, useGrouping: 0) } : un résultat a été écarté parce qu’un appareil serait resté muet ({ $names }). { $was ->
    [unknown] On ne peut pas calculer lequel.
   *[other] C’était « { $was } ».
} { $came ->
    [unknown] Rien n’a été lancé ensuite.
   *[other] Puis est venu « { $came } ».
}
verify-restart = La preuve a recommencé après la ligne { NUMBER($line, useGrouping: 0) }. C’est le cas quand une sauvegarde est restaurée ou qu’un appareil manque longtemps, mais l’exploitant peut aussi le faire pour obtenir d’autres lancers.
verify-opened = Un lancer pour la ligne { NUMBER($line, useGrouping: 0) } a été ouvert et n’a jamais été fait.
verify-undrawn = { verify-opened } La preuve a recommencé à la place.
verify-hidden = { $moves ->
    [one] Un coup secret n’a pas été révélé.
   *[other] { $moves } coups secrets n’ont pas été révélés.
}
verify-receipt = C’est bien la partie du reçu. Son appareil a participé à { $rolls } des { $of } lancers et tirages. { $unseen ->
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
    [one] L’unique lancer est correct.
   *[other] Les { $total } lancers et tirages sont tous corrects.
}
web-proof-some = { $proven } lancers et tirages sur { $total } sont prouvés.
web-proof-none = Aucun dé n’a encore été lancé.
web-proof-nothing = Rien n’est prouvé sur { $total ->
    [one] l’unique lancer ou tirage
   *[other] ces { $total } lancers et tirages
}.
web-proof-older = Ces lancers ont été faits par un ancien procédé, avec lequel l’exploitant aurait pu les choisir.
web-proof-typed = Rien n’est prouvé sur ces dés, car ils ont été saisis à la main ou tirés d’une graine.
web-proof-false = La vérification des dés de cette partie a échoué.
web-proof-false-line = La vérification des dés échoue à la ligne { NUMBER($line, useGrouping: 0) }.
web-proof-any = Personne n’a pu choisir un lancer auquel a participé un appareil en qui vous avez confiance.
web-proof-yours = { $part ->
    [all] Votre appareil a participé à chaque fois : personne n’a donc pu choisir les résultats.
    [some] Votre appareil a participé à { $rolls } sur { $total } : personne n’a donc pu choisir ceux-là.
   *[none] Votre appareil n’a jamais participé. Fiez-vous aux résultats autant qu’aux appareils qui ont participé.
}
web-proof-theirs = { $part ->
    [all] Si vous vous fiez à cet appareil ({ $name }), personne n’a pu choisir les résultats.
    [some] Cet appareil ({ $name }) a participé à { $rolls } sur { $total }. Si vous vous y fiez, personne n’a pu choisir ceux-là.
   *[none] Cet appareil ({ $name }) n’a jamais participé.
}
web-proof-trust = À quel appareil faites-vous confiance ?
web-proof-own = { $name } (votre appareil)
web-proof-part = A participé à { $rolls } lancers et tirages sur { $of }{ $end ->
    [none] .
    [closed] {" "}et a signé la fin.
    [open] {" "}et a signé jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }, mais pas la fin.
   *[running] {" "}et a signé jusqu’à la ligne { NUMBER($signed, useGrouping: 0) }.
}
web-proof-notes = Bon à savoir
web-proof-alone = Un seul appareil a participé { $all ->
    [yes] à ces lancers
   *[no] { $lines ->
        [one] à la ligne
       *[other] aux lignes
    } { $which }
}. Si c’était celui de l’exploitant, il pouvait prévoir les résultats.
web-proof-false-at = Ligne { NUMBER($line, useGrouping: 0) } de la preuve :
web-proof-false-why = Un serveur honnête n’écrit jamais cela. Enregistrez la partie et votre reçu, et montrez-les aux autres.
web-proof-save = Enregistrer la partie
web-proof-words = Quatre mots
web-proof-words-why = Lisez ces mots aux autres. Ils sont les mêmes sur chaque appareil qui a vu la même partie.
web-proof-receipt = Reçu
web-proof-receipt-why = Votre navigateur garde un reçu de ce qu’il a vu. Il vous permettra de montrer qu’un enregistrement est bien celui de cette partie.
web-proof-receipt-save = Enregistrer le reçu
web-proof-rules = Seul « zocker verify » vérifie que les règles demandent exactement ces lancers.
web-proof-how = Ce que cela prouve
web-proof-page = Page de vérification hors ligne
web-proof-each = Chaque lancer et comment il s’est fait
web-proof-request = Attendu
web-proof-key = Clé du calcul
web-proof-server = Révélé par le serveur
web-proof-message = Message, mis bout à bout dans cet ordre
web-proof-start = Empreinte du début
web-proof-attempt = Essai { NUMBER($attempt, useGrouping: 0) }, tirage { $draw }
web-proof-block = Numéro du bloc
web-proof-device = Révélé par l’appareil : { $name }
web-proof-hmac = Bloc { $number }
web-proof-numbers = { $kind ->
    [dice] Par quatre octets : le reste de la division, plus 1, donne le dé
   *[list] Par quatre octets : le reste de la division donne un rang parmi ce qui n’est pas encore tiré, compté à partir de 0, ou une face
}
web-proof-skipped = sauté, car cela favoriserait les petits nombres
web-proof-result = Résultat
web-proof-offline = Cette page vérifie les dés d’une partie d’après son enregistrement. Elle n’a pas besoin de réseau et n’envoie rien.
web-proof-choose = Enregistrement d’une partie (.json)
web-proof-choose-receipt = Reçu, si vous en avez un
web-proof-checking = Vérification de chaque lancer…
web-proof-no-record = Ce fichier n’est pas un enregistrement de partie. Choisissez un fichier enregistré par Zocker.

web-dice-times = { $times } fois
web-dice-wrong = À partir de la ligne { NUMBER($line, useGrouping: 0) }, la vérification des dés échoue.
web-dice-older = Ce serveur lance les dés par un ancien procédé, avec lequel l’exploitant pourrait les choisir. Votre appareil n’y participe pas.
web-dice-forked = À partir de la ligne { NUMBER($line, useGrouping: 0) }, le serveur montre une autre partie que celle que votre navigateur a vue.
web-dice-asked-twice = Le serveur a ouvert le lancer de la ligne { NUMBER($line, useGrouping: 0) } en deux versions. Votre appareil n’a répondu qu’à une.
web-dice-move = La ligne { NUMBER($line, useGrouping: 0) } ne contient pas le coup que vous avez joué.
web-dice-request = Le serveur a demandé « { $got } » à la ligne { NUMBER($line, useGrouping: 0) }. Il fallait « { $expected } ».
web-dice-result = Le serveur n’annonce pas les mêmes gagnants que votre écran.
web-dice-salts = Le serveur a révélé d’autres coups secrets que ceux que vous avez joués.
web-dice-shown = La ligne { NUMBER($line, useGrouping: 0) } ne montre pas le lancer qui a été fait.
web-dice-undue = Le serveur a ouvert un lancer pour la ligne { NUMBER($line, useGrouping: 0) }, mais aucun n’était attendu.
web-dice-table = Le serveur a envoyé une table illisible, ou qui ne correspond pas à cet appareil.
web-dice-before = La preuve a commencé après la partie. { $lines ->
    [0] Rien n’est prouvé sur son début, car elle est partie d’une position
    [one] Rien n’est prouvé sur sa première ligne
   *[other] Rien n’est prouvé sur ses { $lines } premières lignes
}.
web-dice-early = Le serveur n’a guère attendu un appareil muet avant d’écarter un résultat.
web-dice-elsewhere = Un autre appareil participe maintenant pour vous. Si ce n’est pas le vôtre, prévenez les autres. Touchez la page pour revenir à celui-ci.
web-dice-moved = Un autre appareil participe maintenant pour { $names }.
web-dice-not-kept = Votre navigateur ne conserve rien pour cette page : il n’aura plus de reçu quand vous la fermerez.
web-dice-unproven = La preuve de la ligne { NUMBER($line, useGrouping: 0) } a mis trop de temps.
web-dice-without = Un lancer s’est fait sans votre appareil, car le serveur n’avait rien reçu de lui.
web-dice-left-out = Le dernier lancer s’est fait sans votre appareil.
web-dice-thrown = Le résultat de la ligne { NUMBER($line, useGrouping: 0) } a été écarté parce qu’un appareil serait resté muet ({ $names }). Les autres ont refait le lancer.
web-dice-unused = Votre appareil a répondu pour la ligne { NUMBER($line, useGrouping: 0) }, mais sa réponse n’a pas été utilisée. Le serveur dit qu’il est resté muet et a écarté le résultat.
web-dice-silent = Le résultat de la ligne { NUMBER($line, useGrouping: 0) } a été écarté, car votre appareil serait resté muet. S’il était connecté tout le temps, dites-le aux autres.
web-dice-went-back = La partie est revenue de la ligne { NUMBER($from, useGrouping: 0) } à la ligne { NUMBER($to, useGrouping: 0) }. C’est le cas quand une sauvegarde est restaurée, mais l’exploitant peut aussi le faire pour obtenir d’autres lancers.
web-dice-barred = Votre appareil est resté muet une fois. Les autres font donc les lancers sans lui.
web-dice-ask = Participer à nouveau
web-dice-asking = On demande aux autres si votre appareil peut participer à nouveau.
web-dice-back-in = Un appareil est resté muet une fois ({ $names }). Peut-il participer à nouveau aux lancers ?
web-dice-allow = Autoriser
web-dice-decline = Pas maintenant

web-fair-title = Des dés que chacun peut vérifier
web-fair-pitch = Tous les joueurs font chaque lancer ensemble, et chacun peut le vérifier.
web-fair-how = Comment se fait un lancer
web-fair-step-1 = S’engager
web-fair-step-2 = Ouvrir
web-fair-step-3 = Révéler
web-fair-step-4 = Tirer
web-fair-how-1 = Avant le premier lancer, votre appareil tire des secrets au hasard et s’engage sur tous. Les autres appareils et le serveur font de même. Ensuite, plus personne ne peut changer de secret.
web-fair-how-2 = Quand vient un lancer, le serveur l’ouvre. Il fixe ce qui est lancé, quels appareils participent et tous les coups joués jusque-là. Votre propre lancer attend que vous appuyiez sur « Lancer » ou que votre temps soit écoulé.
web-fair-how-3 = Chaque appareil vérifie cela, révèle son secret suivant et le signe. Puis le serveur révèle l’un des siens.
web-fair-how-4 = Les dés résultent de tous ces secrets ensemble. Votre appareil refait le calcul et vérifie chaque signature.
web-fair-proves = Ce que cela prouve
web-fair-proves-1 = Personne ne peut choisir ni prévoir un lancer auquel participe un appareil honnête : ni quelqu’un à la table, ni l’exploitant, ni les deux ensemble.
web-fair-proves-2 = Personne ne peut modifier une partie après coup sans qu’on le remarque. Votre navigateur garde un reçu de ce qu’il a vu, et à la fin vous pouvez comparer quatre mots à voix haute.
web-fair-proves-3 = Chacun peut vérifier une partie : ici d’un seul geste, avec une page qui fonctionne hors ligne, ou avec « zocker verify ». La vérification indique quels appareils ont participé à quels lancers.
web-fair-proves-not = Ce que cela ne prouve pas
web-fair-proves-not-1 = L’exploitant connaît un résultat un instant avant vous et peut l’écarter en prétendant qu’un appareil est resté muet. Cela marche une fois par appareil, jusqu’à ce que les autres le laissent participer à nouveau. Chaque vérification le signale, et le navigateur de cet appareil donne l’alerte.
web-fair-proves-not-2 = Aucune vérification ne peut dire qui est responsable d’un silence, ni si deux appareils appartiennent à des personnes indépendantes.
web-fair-proves-not-3 = Si tous les appareils d’un lancer sont de mèche avec l’exploitant, ils peuvent le choisir ensemble. Chaque vérification signale les lancers faits avec un seul appareil.
web-fair-proves-not-4 = L’exploitant fournit aussi le programme de votre navigateur. Si vous n’avez pas confiance, vérifiez les enregistrements avec la page obtenue d’une autre source, ou avec « zocker verify ».
web-fair-proves-not-5 = On peut inventer tout un enregistrement avec des appareils qui n’ont jamais existé. Comparez-le avec votre reçu.
web-fair-proves-not-6 = L’exploitant peut aussi recommencer la preuve, comme après la restauration d’une sauvegarde. Aucune vérification ne peut dire pourquoi. Votre navigateur vous prévient à chaque fois et en tient le compte. Une vérification ne compte que ce que montre l’enregistrement.
web-fair-proves-not-7 = Rien n’est prouvé sur les dés saisis à la main, les parties sans joueur humain, celles de l’ancien procédé et les choix des bots. Dans une partie inachevée, les coups secrets restent cachés.
