"""Live tables: a match with its lock, its people and their actions, and the driver that moves it on.

- `table` is one table, and `game` its state: a waiting room, a game with its match, or a closed game.
- `actions` has people's actions, `seating` and `seats` the players; `rematch` and `stand_in` have a feature each.
- `presence` knows who is there, `clock` the time, `services` what all tables share, `names` the rules for names.
- `driver` moves a table on, `proof` lets people's devices make its dice, `render` writes it for a guest.
- `new_tables` makes tables, `loaded` has those in memory, `house` all of them, `lobby` lists them.
- `analysts` has finished games analysed, `figures` has numbers for operators.
"""
