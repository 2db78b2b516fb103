### `zocker bench` : les chiffres de cette machine.

bench-progress = Mesure

bench-random-games = Parties aléatoires de Las Vegas à cinq sur un seul thread : { NUMBER($figure, maximumFractionDigits: 0) } par seconde.
bench-simulate-games = Les mêmes sur tous les cœurs : { NUMBER($figure, maximumFractionDigits: 0) } par seconde.
bench-greedy-games = Parties à cinq entre bots « greedy » sur tous les cœurs : { NUMBER($figure, maximumFractionDigits: 0) } par seconde.
bench-royale-games = Parties de Royale à quatre, au hasard, sur un seul thread : { NUMBER($figure, maximumFractionDigits: 0) } par seconde.
bench-gambler-decisions = Décisions au hasard dans Gambler à quatre, sur un seul thread : { NUMBER($figure, maximumFractionDigits: 0) } par seconde.
bench-batch-decisions = Batch de 4 096 parties, coups aléatoires choisis avec NumPy : { NUMBER($figure, maximumFractionDigits: 0) } décisions par seconde.
bench-batch-steps = Le même, en ne comptant que le temps passé dans step() : { NUMBER($figure, maximumFractionDigits: 0) } décisions par seconde.
bench-match-milliseconds = Une décision par Match, interprétée, prend { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms.
