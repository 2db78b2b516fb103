"""The dice of a live table, made by the devices of all players, so that everyone can check them.

`book` writes the proof, `proving` opens an event and draws it, `devices` knows who can answer, `hearing` handles
messages to and from devices, and `waits` has the time limits.
"""
