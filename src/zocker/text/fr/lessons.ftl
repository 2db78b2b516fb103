### Replays, lessons and the codex. Those who teach say it short, warm and exactly.

## Replays and records

error-replay-running = Vous pourrez revoir cette partie quand elle sera finie.
error-record-unfinished = Cette partie n’est pas finie : seules les parties terminées sont gardées.
error-record-long = Cet enregistrement a plus de lignes qu’il n’en faut à une partie : { $most } au maximum.
error-what-if-over = La partie est finie ici : revenez un peu en arrière et essayez autre chose.

## Lessons. What the teacher says must fit into a bubble: at most 190 characters.

lesson-pupil = Vous
error-undo-lesson = Dans une leçon, il n’y a rien à annuler : seuls les bons coups passent.

## Las Vegas

lesson-las-vegas-welcome = Bienvenue ! Chaque casino montre les billets à gagner ; le plus gros va au joueur qui a le plus de dés. Lancez vos six dés.
lesson-las-vegas-group = Choisissez une valeur : tous vos dés de cette valeur vont dans ce casino. Vos trois 3 battent les deux dés d’Ada au Miracle, où il y a 90 000 $. Placez les 3.
lesson-las-vegas-group-no = Un dé seul gagne rarement. Avec les trois 3, vous menez au Miracle, où il y a 90 000 $ : placez ceux-là.
lesson-las-vegas-others = Vous menez au Miracle ! Aux autres de lancer.
lesson-las-vegas-tie = Ada aussi a maintenant trois dés au Miracle : égalité ! Vous vous annulez, et Blaise prendrait les 90 000 $ avec un seul dé. Relancez.
lesson-las-vegas-break = Un 3 ! Avec quatre dés, vous rompez l’égalité. Placez-le au Miracle.
lesson-las-vegas-break-no = Vous resteriez à égalité avec Ada au Miracle, et les 90 000 $ iraient à Blaise. Votre 3 rompt l’égalité.
lesson-las-vegas-watch = Quatre à trois : le Miracle est à vous. Il reste deux dés à Ada.
lesson-las-vegas-alone = Les autres n’ont plus de dés : à vous de finir la manche. Lancez vos deux derniers dés.
lesson-las-vegas-second = Ada mène au Show Hall avec deux dés. Mais il y a deux billets, et le second va à la deuxième place : votre 6 rapporte 30 000 $.
lesson-las-vegas-second-no = Le 4 ne rapporte rien : vous seriez seulement à égalité avec Blaise à l’Oasis. Votre 6 rapporte 30 000 $ au Show Hall.
lesson-las-vegas-last = Un dernier dé. On ne passe pas ici : il faudra le placer, quoi qu’il montre. Lancez !
lesson-las-vegas-spoil = Un 4 : deux dés contre deux à l’Oasis. Vous vous annulez, et les 80 000 $ de Blaise s’envolent. Une égalité a du bon ! Placez-le et regardez les gains.
lesson-las-vegas-end = Vous avez gagné 120 000 $, plus que tous les autres. Voilà tout le jeu : quatre manches comme celle-ci, et le joueur le plus riche gagne.

## Las Vegas 2019

lesson-las-vegas-2019-welcome = Bienvenue ! Chaque casino paie deux cartes : la plus forte au joueur qui a le plus de dés, l’autre à la deuxième place. Lancez vos dés, le gros aussi.
lesson-las-vegas-2019-biggy = Le gros dé, c’est votre Biggy : il compte pour deux. Avec le petit 5, cela vous fait trois au Cleopatra, plus que Blaise. Placez les 5.
lesson-las-vegas-2019-biggy-no = Votre Biggy compte pour deux dés : avec les deux 5, cela vous fait trois au Cleopatra, et vous menez. Placez-les.
lesson-las-vegas-2019-others = Trois contre deux : vous menez au Cleopatra. Aux autres de jouer.
lesson-las-vegas-2019-tie = Blaise arrive aussi à trois au Cleopatra. Les égalités s’annulent : il vous y faut un dé de plus. Lancez.
lesson-las-vegas-2019-pass = Pas de chance : les 1 feraient égalité avec Ada, le 4 ne serait que troisième au casino Paris. Passez ! Cela coûte un jeton, mais vous gardez vos dés.
lesson-las-vegas-2019-pass-no = Cela ne rapporte rien. Passez : contre un jeton, vous gardez tous vos dés et relancez au prochain tour.
lesson-las-vegas-2019-chips = Vous recevez deux jetons par manche ; ceux qui restent à la fin valent 10 000 $ chacun. Celui-ci est bien dépensé.
lesson-las-vegas-2019-again = Les autres n’ont plus de dés. Relancez vos trois dés.
lesson-las-vegas-2019-break = Un 5 ! Il rompt l’égalité au Cleopatra : 80 000 $. Les deux 6 ne feraient qu’une égalité avec Ada au Sunset.
lesson-las-vegas-2019-break-no = Cela ne rapporte rien : avec les deux 6, vous arrivez à trois au Sunset, comme Ada. Le 5 rapporte 80 000 $.
lesson-las-vegas-2019-alone = Quatre contre trois : le Cleopatra est à vous. Encore deux dés : lancez.
lesson-las-vegas-2019-second = Avec le 6, vous prenez la deuxième place au Sunset, et la seconde carte y vaut 70 000 $. Le 1 ne ferait qu’une égalité avec Blaise.
lesson-las-vegas-2019-second-no = Il y a mieux : le 6 vous donne la deuxième place au Sunset, pour 70 000 $.
lesson-las-vegas-2019-last = Un dernier dé. Lancez-le !
lesson-las-vegas-2019-finish = Un 3 : deux contre un au Moon, 50 000 $ pour vous. Placez-le et regardez les gains.
lesson-las-vegas-2019-finish-no = Gardez votre jeton : avec le 3, vous gagnez le Moon. Placez-le.
lesson-las-vegas-2019-end = Vous avez gagné 200 000 $, et il vous reste un jeton. Trois manches comme celle-ci, et le joueur le plus riche gagne.

## Las Vegas Royale

lesson-royale-welcome = Bienvenue à Royale ! On gagne avec le plus de dés, les égalités s’annulent, le Biggy compte double. Nouveau : les plateaux, qu’on active en y plaçant des dés. Lancez.
lesson-royale-pay-day = Pay Day paie 10 000 $ par casino où vous avez des dés. Avec le 1, cela en fait trois : 30 000 $ tout de suite. Placez-le.
lesson-royale-pay-day-no = Essayez d’abord un plateau : le 1 va sur Pay Day et rapporte 30 000 $ tout de suite.
lesson-royale-paid = 30 000 $, comme ça ! Aux autres de jouer.
lesson-royale-next = À vous de nouveau : lancez.
lesson-royale-no-entry = Deux 2 pour le Kings, où se trouve No Entry! : ce plateau ferme un autre casino jusqu’à la fin de la manche. Placez les 2.
lesson-royale-no-entry-no = Voyons ce que fait No Entry! : placez les deux 2 au Kings.
lesson-royale-close = Lequel fermer ? Au Sunset, vous menez avec un seul dé, et il y a 100 000 $. Fermez le casino 6, et plus personne n’y entre !
lesson-royale-close-no = Il y a plus à protéger au Sunset, où vous menez avec un seul dé. Fermez le casino 6.
lesson-royale-closed = Le Sunset est fermé : 100 000 $ pour un seul dé ! Et 2 jetons du plateau.
lesson-royale-stuck = Blaise a fait un 6 et n’a pas pu le placer : fermé ! Lancez vos trois derniers dés.
lesson-royale-high-five = Rien que des 3 ! Avec votre dé au Moon, cela fait cinq, le Biggy comptant double. Le premier qui arrive à cinq prend la tuile High Five : 100 000 $.
lesson-royale-high-five-no = Ne passez pas ! Avec ces dés, vous arrivez à cinq au Moon et prenez la tuile.
lesson-royale-tile = La tuile est à vous ; elle paie au décompte. Les autres placent leurs derniers dés.
lesson-royale-end = Quelle manche ! Les plateaux paient tout de suite, vous posent une question ou paient à la fin. Après trois manches, le plus riche gagne. Tous se trouvent sous « { web-lesson-another } ».

## Gambler

lesson-gambler-welcome = Bienvenue ! Tout le monde remplit les six mêmes rangées, chacune de gauche à droite. Lancez cinq dés.
lesson-gambler-finish = Il manque un 6 à la rangée 4. Remplissez la dernière case et les points sont à vous, peu importe qui a commencé : placez un 6 et empochez 30 points.
lesson-gambler-finish-no = Prenez d’abord les 30 points : un 6 complète la rangée 4.
lesson-gambler-more = 30 points ! Vous pouvez placer d’autres dés de ce lancer. La rangée 5 demande 2, 3, 4, 5 : au tour d’un 3.
lesson-gambler-more-no = Avant de continuer : un 3 va dans la rangée 5 et vous rapproche de ses 40 points. Placez-le.
lesson-gambler-again = Arrêtez-vous, ou relancez vos trois autres dés. Si aucun ne peut être posé, votre tour est fini, c’est tout. Un 1, un 4 ou un 5 serait bon : relancez.
lesson-gambler-again-no = Courage : il reste trois dés, et un 1, un 4 ou un 5 irait bien. Relancez.
lesson-gambler-black = Attention, le 4 va à deux endroits. La rangée 6 est noire : complétez-la et vous perdez 40 points ! Dans la rangée 5, il mène à 40.
lesson-gambler-black-no = Mettez plutôt le 4 dans la rangée 5 : votre 5 y ira ensuite, pour 40 points. Et évitez la rangée noire !
lesson-gambler-straight = Le 5 peut être posé maintenant et complète la rangée 5 : 40 points.
lesson-gambler-straight-no = La place du 5 est dans la rangée 5 : il la complète et rapporte 40 points.
lesson-gambler-stop = Plus qu’un dé. Un 1 rapporterait 20 points, mais un 4 devrait aller dans la rangée noire : moins 40. Mieux vaut vous arrêter.
lesson-gambler-stop-no = Trop risqué : un 4 devrait aller dans la rangée noire, et vous perdriez 40 points. Arrêtez-vous.
lesson-gambler-others = 70 points en un tour ! Aux autres de jouer.
lesson-gambler-duty = Ada ne pouvait poser que le 4, et il faut placer un dé dès que c’est possible : moins 40 ! Blaise ne pouvait rien poser. À vous : lancez.
lesson-gambler-one = Le 1 complète la rangée 2 : 20 points.
lesson-gambler-one-no = Prenez d’abord les 20 points : le 1 complète la rangée 2.
lesson-gambler-star = Les étoiles acceptent n’importe quelle valeur, mais la même sur toute la rangée. La rangée 3 a commencé par un 5 : placez votre premier 5.
lesson-gambler-star-no = Pas encore : vos deux 5 complètent la rangée 3. Placez le premier.
lesson-gambler-full = Et le second : 30 points, et toutes les cases sont pleines.
lesson-gambler-full-no = Encore un 5 et la rangée 3 est à vous : placez-le.
lesson-gambler-end = Le tableau est plein, et vous avez gagné 120 points. On passe au suivant, jusqu’à ce que quelqu’un ait 500 points. Les vingt se trouvent sous « { web-lesson-another } ».

## The codex: two sentences on each tableau, by its number

tableau-1 = L’idéal pour commencer : rangées courtes, petits risques. Seule la suite demande de la patience, et la paire noire de 4 ne coûte que 40.
tableau-2 = Un full paie 50, et trois 2 noirs coûtent autant. Ailleurs, un 2 ne va que dans les étoiles et dans le full.
tableau-3 = Rien que des paires, et le plus rapide de tous. Chacune rapporte 20, sauf la paire de 6, qui coûte 40.
tableau-4 = Trois suites, dont une descendante, veulent les mêmes valeurs du milieu. Deux rangées noires attendent le reste : deux étoiles coûtent 50, trois 1 coûtent 60.
tableau-5 = La longue suite paie 50 et finit par un 5 ; une paire noire de 5 coûte autant. Le 5 est donc votre meilleur dé, et votre pire.
tableau-6 = Des étoiles partout, et cinq dés identiques paient 100. Deux rangées d’étoiles sont noires, alors gare si vous devez les finir.
tableau-7 = Le plus riche de tous : un full à 80 et une suite des six valeurs à 100. Deux étoiles noires coûtent 60 et trois 4 coûtent 70, mais la suite ne demande qu’un 4.
tableau-8 = Des dés identiques, et trois dés seuls pour les rapides. Quatre 3 paient 40 ; le second 4 coûte 50.
tableau-9 = Le premier 1, le premier 2 et le premier 3 paient aussitôt 20 chacun. Puis tous attendent la suite descendante : un 6 l’ouvre, mais trois autres 6 coûtent 60.
tableau-10 = Deux paires noires, 2 et 4, coûtent 100 ensemble. En échange, trois 6 paient 40, et la suite 90.
tableau-11 = C’est le tableau qui a le plus de cases : deux suites descendantes et un full prennent leur temps. Trois 1 coûtent 50 et trois 3 coûtent 60, alors que chaque suite ne veut qu’un 3.
tableau-12 = Un 5, deux 5, trois 5 : lancez des 5 et c’est la fête. Un 6 ne va que dans les étoiles et la paire noire, qui coûte 50.
tableau-13 = Des 6, toujours plus : un, deux, trois, quatre. Le premier 1 peut ouvrir la suite ; ensuite les 1 vont à la paire noire, qui coûte 80.
tableau-14 = Trois rangées noires contre trois qui paient bien. Un seul 2 peut déjà coûter 20 : mieux vaut s’arrêter tôt.
tableau-15 = Les six valeurs à la suite paient 100. De 6 à 3 en descendant, c’est une rangée noire qui coûte 50, et trois 1 coûtent autant.
tableau-16 = Cinq 2 pour 90 : presque personne ne les place d’un coup, alors le dernier décide. Une paire de 6 coûte 70, et seules les étoiles prennent un 6 sans dommage.
tableau-17 = Deux fulls côte à côte, 70 points chacun. Deux rangées noires d’étoiles acceptent aussi n’importe quelle valeur : un dé placé dans un full est donc un dé sans danger.
tableau-18 = Le compte à rebours de 6 à 1 paie 100. Deux 3 coûtent 80, et il n’en demande qu’un.
tableau-19 = Deux rangées noires, dont une d’étoiles : presque tout lancer peut faire mal. Les autres sont généreuses : le full rapporte 90.
tableau-20 = Une suite courte à 40 et une longue à 80 partagent le 2, le 3 et le 4. Trois étoiles noires coûtent 50 et deux 6 coûtent 60 : tout brelan peut se retourner contre vous.
