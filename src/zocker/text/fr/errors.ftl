### Ce qui peut ne pas aller : une phrase claire chacune. Une raison venue d’ailleurs se place à la fin.

error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $games }.
error-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
error-seats = { $players ->
    [one] Pour { $players } joueur, il faut { $players } nom, pas { $got }.
   *[other] Pour { $players } joueurs, il faut { $players } noms, pas { $got }.
}
error-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères visibles.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; il y a : { $options }.
error-option-form = Écrivez les options sous la forme nom=valeur, pas « { $text } ».
error-option-value = L’option { $option } ne peut pas être « { $value } », mais : { $allowed }.{ $option ->
    [boards] { " " }L’option faces dit lesquels.
   *[other] { "" }
}
error-neutral-players = Les dés neutres sont pour 2 à 4 joueurs, pas pour { $players }.
error-starter = La place { NUMBER($starter, useGrouping: 0) } ne peut pas commencer : les places vont de 1 à { $players }.

error-over = La partie est terminée.
error-illegal = « { $move } » n’est pas un coup permis maintenant ; coups permis : { $moves }.
error-chance-first = « { $text } » doit attendre : il faut d’abord un lancer ou un tirage.
error-no-chance = C’est le moment de jouer un coup, pas de lancer ni de tirer.
error-undo = Aucun coup à annuler depuis le dernier lancer, le dernier tirage ou le coup d’un autre joueur.
error-undo-often = Vous pouvez annuler au plus { $most } coups de suite.
error-roll-open = Un lancer est en cours. Réessayez dans un instant.
error-chance-expected = On attendait « { $expected }… », pas « { $text } ».
error-bill = « { $text } » n’est pas un billet : on les écrit 10k, 20k… 90k.
error-bill-gone = Il ne reste aucun billet de { $bill } dans la pile.
error-dice = « { $text } » n’est pas un lancer : écrivez des valeurs de 1 à 6, les dés neutres après un signe plus, comme « roll 1 1 4 + 3 ».
error-number-of-dice = { $kind ->
    [neutral] { $expected ->
        [one] On attendait { $expected } dé neutre, pas { $got }.
       *[other] On attendait { $expected } dés neutres, pas { $got }.
    }
    [small] { $expected ->
        [one] On attendait { $expected } petit dé, pas { $got }.
       *[other] On attendait { $expected } petits dés, pas { $got }.
    }
    [biggy] { $expected ->
        [0] On n’attendait pas de Biggy, mais il y en a { $got }.
       *[other] On attendait le Biggy, comme dans « B6 ».
    }
   *[own] { $expected ->
        [one] On attendait { $expected } dé de couleur, pas { $got }.
       *[other] On attendait { $expected } dés de couleur, pas { $got }.
    }
}
error-start = « { $text } » ne désigne aucune place : elles vont de 1 à { $players }.
error-card = « { $text } » n’est pas une carte : on les écrit 30k, 40k… 100k.
error-number-of-cards = On attendait { $expected } cartes, pas { $got }.
error-card-gone = Il ne reste pas autant de cartes de { $card }.
error-royale-dice = « { $text } » n’est pas un lancer : écrivez des valeurs de 1 à 6, le Biggy à la fin avec un B, comme « roll 1 1 4 B6 ».
error-extra = « { $text } » n’est pas un lancer des deux dés supplémentaires : écrivez-le comme « extra 3 4 ».
error-boards = « { $text } » ne nomme pas { $expected ->
    [one] { $expected } face
   *[other] { $expected } faces
} de plateaux, comme « boards A1 D2 H1 ».
error-board-out = { $face } ne peut pas entrer en jeu : ce n’est pas une face de plateau, son plateau est déjà là, ou la table joue sans répétition.
error-too-many-outcomes = Ce tirage a trop de résultats possibles pour les énumérer.
error-boards-number = Il peut y avoir de 0 à 6 plateaux, pas { NUMBER($boards, useGrouping: 0) }.
error-royale-neutral = Les dés neutres sont pour 2 joueurs, pas pour { $players }.
error-faces-rounds = Donnez les faces une fois pour toutes les manches, ou pour { $rounds } manches séparées par des barres obliques, pas pour { $got }.
error-faces = « { $faces } » doit être { $boards ->
    [one] { $boards } face
   *[other] { $boards } faces
} de plateaux différents, comme « A1 D2 H1 ».

error-setup-form = La position est illisible : { $reason }.
error-setup-range = Position impossible : « { $field } » vaut { NUMBER($value, useGrouping: 0) }, mais doit { $most ->
    [0] valoir 0
   *[other] être compris entre { $least } et { $most }
}.
error-setup-length = Position impossible : « { $field } » a { $got ->
    [one] { $got } élément
   *[other] { $got } éléments
}, mais doit en avoir { $expected }.
error-setup-stock = Position impossible : le casino { $casino } doit offrir au moins 50 000 $, et moins que cela sans son plus gros billet.
error-setup-dice = Position impossible : la place { $seat } a plus de { $most } dés.
error-setup-neutral = Position impossible : une manche compte { $total } dés neutres, placés ou non, pas { $got }.
error-setup-bills = Position impossible : il n’y a que { $most } billets de { $bill }, pas { $got }.
error-setup-won = Position impossible : ces billets ne peuvent pas tous avoir quitté les casinos avant la manche { $round }.
error-setup-dice-text = Position impossible : « { $text } » ne décrit pas des dés : écrivez « 2 », « 2B » ou « B », et un dé seul « 2 biggy ».
error-setup-pairs = Position impossible : les cartes du casino { $casino } doivent valoir au moins autant que celles d’avant.
error-setup-boards = Position impossible : { $boards ->
    [0] aucun casino n’a de plateau
    [1] seul le casino 1 a un plateau
   *[other] seuls les casinos 1 à { $boards } ont un plateau
}.
error-setup-board = Position impossible : « { $field } » concerne le plateau { $face }, qui n’est pas en jeu.
error-setup-closed = Position impossible : le casino { $casino } a lui-même le plateau No Entry!, il ne peut pas être fermé.
error-setup-marker = Position impossible : la place { $seat } ne peut pas avoir le marqueur Power Play : aucun joueur n’y mène seul.
error-setup-loop = Position impossible : le marqueur de No Entry! n’avance qu’avec sa tuile, mais elle n’est sur aucun casino (« loop » vaut { $loop }).
error-setup-grey = Position impossible : avec ce plateau, { $expected ->
        [one] un dé gris se trouve
       *[other] { $expected } dés gris se trouvent
    } dans les casinos, pas { $got }.
error-setup-groups = Position impossible : les dés gris des casinos ne forment pas des groupes entiers de Block It!
error-setup-no-dice = Position impossible : c’est à la place { $seat } de jouer, mais elle n’a plus de dés.
error-setup-first = Position impossible : c’est à la place { $seat } de jouer, mais la place { $starter } ouvre la manche et n’a placé aucun dé.

error-record-size = C’est trop gros pour un enregistrement de partie (plus de { $most } octets).
error-record-form = Ce n’est pas un enregistrement de partie : { $reason }.
error-record-format = Cet enregistrement est au format { NUMBER($got, useGrouping: 0) } ; ce programme lit les formats 1 à { $expected }.
error-record-rules = Cette partie a été jouée selon la version { $got } des règles de { $game } ; ce programme connaît les versions 1 à { $known }.
error-older-rules = Cette partie a été jouée selon d’anciennes règles et ne peut donc pas être rejouée pas à pas.
error-older-rules-running = Cette partie a commencé selon des règles qui ont changé depuis : elle ne peut pas continuer.
error-record-dice = « { $source } » n’est pas une origine des dés : seed (avec son nombre), system ou typed.
error-record-line = La ligne { NUMBER($line, useGrouping: 0) } (« { $text } ») n’est pas valide : { $reason }
error-record-result = Le résultat enregistré est faux. En rejouant la partie, on en obtient un autre.
error-seed = Ici, la graine donne « { $expected } ».

error-unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $bots }, ou le vôtre sous la forme fichier.py:Nom.
error-bot-game = Le bot { $bot } ne joue qu’à { $games }.
error-bots = { $players ->
    [one] Pour { $players } place, il faut { $players } bot, pas { $bots }.
   *[other] Pour { $players } places, il faut un bot pour toutes ou { $players } bots, pas { $bots }.
}
error-opponents = { $expected ->
    [one] Pour { $players } places, il faut un agent et { $expected } adversaire, pas { $got }.
   *[other] Pour { $players } places, il faut un agent et { $expected } adversaires, pas { $got } : nommez-les tous, ou un seul bot pour tous.
}
error-bot-file = Impossible de charger { $path } : { $reason }.
error-bot-class = { $path } n’a pas de bot « { $name } » : une classe avec une méthode choose(view, legal, rng) ou une fonction marquée @kernel.
error-bot-guard = { $path } jouerait des parties dès son chargement : placez-les sous « if __name__ == "__main__" ».
error-bot-object = { $bot } n’est pas un bot : donnez un nom, une classe avec une méthode choose(view, legal, rng), un objet d’une telle classe ou une fonction marquée @kernel.
error-bot-failed = Le bot { $bot } a échoué : { $reason }.
error-bot-move = Le bot { $bot } a choisi { $move } ; coups permis : { $moves }.
error-hint-chance = Pas de conseil maintenant : il faut d’abord lancer ou tirer.
error-threads = Il faut au moins 1 thread, pas { $threads }.
error-ray-missing = Un cluster nécessite Ray : pip install "zocker[ray]"
error-ray = Le cluster { $address } est injoignable : { $reason }
error-batch-shape = { $size ->
    [one] Une étape demande un coup pour l’unique partie, pas un tableau de forme { $shape }.
   *[other] Une étape demande un coup pour chacune des { $size } parties, pas un tableau de forme { $shape }.
}
error-batch-move = Le coup { NUMBER($move, useGrouping: 0) } n’est pas permis dans la partie { NUMBER($index, useGrouping: 0) } ; aucune partie n’a été modifiée.
error-batch-whole = Une étape demande des nombres entiers, les codes des coups, pas { $kind }.
error-batch-seats = Les places doivent être un nombre entier de 0 à { $most } pour chaque partie, dans un tableau de forme { $shape }.
error-batch-chance = Un batch ne peut pas commencer ici : il faut d’abord lancer ou tirer.
error-device = Il n’y a pas d’appareil nommé { $device }. Au choix : { $devices }.
error-cuda-missing = Jouer sur un GPU nécessite numba-cuda. Pour l’installer : pip install "zocker[cuda]"
error-cuda-release = Jouer sur un GPU nécessite numba-cuda { $release }, mais { $got } est installé. Lancez : pip install "zocker[cuda]"
error-cuda-none = Numba ne trouve ici aucun GPU avec CUDA. Vérifiez le pilote ou jouez avec device="cpu".
error-cuda-state = Un nombre de { $field } est trop grand pour le GPU dans cette position. Jouez-la avec device="cpu".
error-cuda-bots = Parmi les bots de ce jeu, seuls ceux-ci peuvent jouer sur un GPU : { $bots }.
error-record-kind = Il faut un enregistrement (zocker.Record), pas { $kind } : match.record() en donne un, et zocker.Record.load(path) en lit un.
error-no-file = Le fichier { $path } n’existe pas.
error-file = Impossible de lire { $path } : { $reason }.
error-write = Impossible d’écrire { $path } : { $reason }.
error-no-docs = La documentation ne fait pas partie de cette installation. Dans le dossier du projet, « make docs » la construit.

error-solve-round = On ne peut résoudre une manche qu’à las-vegas, à deux joueurs : donnez l’état d’une telle partie, comme « match.secret_state ».
error-solve-end = On ne peut résoudre que las-vegas et las-vegas-2019 (royale sans plateaux) : donnez l’état d’une telle partie, comme « match.secret_state ».
error-solve-turn = Il n’y a rien à résoudre ici : quelqu’un doit être sur le point de lancer ou de placer des dés.
error-solve-size = Il reste { $dice } dés à placer, trop pour une solution : il faudrait { $gigabytes } Go de mémoire. Environ { $most } dés se résolvent ici.
error-solve-later = On ne peut consulter que le tour résolu et les suivants de sa manche, et seulement à las-vegas.
error-payoff-size = Une échelle de gains a { NUMBER($expected, useGrouping: 0) } nombres, un par résultat d’une manche, pas { NUMBER($got, useGrouping: 0) }.
error-no-payoff = Il n’y a pas d’échelle de gains { $payoff } : on compte de 0 à { $most }.
error-goal = L’objectif est MONEY (0) ou WIN (1), pas « { $goal } ».
error-round = Il n’y a pas de manche { $round } : on compte de 1 à { $rounds }.

error-whole-number = « { $name } » doit être un nombre entier, pas « { $value } ».
error-range = « { $name } » doit être un nombre entier de { $least } à { $most }, pas { $value }.
error-seed-range = La graine { $value } est trop grande ou trop petite. Prenez un nombre entier à partir de 0, de 38 chiffres au plus.
error-kind = « { $name } » doit être du type { $kind }, pas { $got }.
error-text = « { $name } » ne peut pas être « { $value } » : une moitié de caractère (un surrogate isolé) ne peut pas être enregistrée.
error-too-many = « { $name } » a trop d’éléments. Le maximum est { $most }.
error-chance-mode = Le hasard est « auto » ou « ask », pas « { $chance } ».
error-no-seat = Il n’y a pas de place { $seat } : on compte de 0 à { $most }, et -1 est un spectateur.
error-no-network = Cet ordinateur n’est dans aucun réseau en ce moment.
error-door = Le partage sur le réseau se règle seulement sur l’ordinateur où tourne Zocker.
error-discard-seat = Ce n’est pas votre partie.
error-discard-others = D’autres jouent ici aussi : quittez plutôt la table.
error-discard-over = Une partie terminée ne peut pas être supprimée.
