"""Live tables: a match with its lock, who sits and looks on, what people do, and what moves it on.

- `table` is one of them; `game` is its state: a waiting room, a game with its match, or a closed game.
- `actions` is what people do; `seating` and `seats` are who plays, `rematch` and `stand_in` have a feature each.
- `presence` is who is there, `clock` the time, `services` what all tables share, `names` what people may be called.
- `driver` moves a table on, `proof` lets people's devices make its dice, `render` is what a guest is shown.
- `new_tables` makes tables, `loaded` has those in memory, `house` all of them, `lobby` lists them.
- `analysts` has finished games analysed, `figures` are for operators.
"""
