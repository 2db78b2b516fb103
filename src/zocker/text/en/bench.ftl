### `zocker bench`: the speed of this machine.

bench-progress = Measuring

bench-random-games = Random five-player games of Las Vegas on one thread: { NUMBER($figure, maximumFractionDigits: 0) } a second.
bench-simulate-games = The same on all cores: { NUMBER($figure, maximumFractionDigits: 0) } a second.
bench-greedy-games = Greedy five-player games on all cores: { NUMBER($figure, maximumFractionDigits: 0) } a second.
bench-royale-games = Random four-player games of Royale on one thread: { NUMBER($figure, maximumFractionDigits: 0) } a second.
bench-gambler-decisions = Random decisions in four-player Gambler on one thread: { NUMBER($figure, maximumFractionDigits: 0) } a second.
bench-batch-decisions = Batch of 4,096 games, random moves chosen with NumPy: { NUMBER($figure, maximumFractionDigits: 0) } decisions a second.
bench-batch-steps = The same, counting only the time in step(): { NUMBER($figure, maximumFractionDigits: 0) } decisions a second.
bench-match-milliseconds = A decision through Match, interpreted, takes { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms.
