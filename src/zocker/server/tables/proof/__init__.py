"""The dice of a live table, made by the devices of all who play there, so that everyone can check them.

`book` writes the proof, `proving` opens an event and draws it, `devices` is who can answer, `hearing` what devices say
and are told, and `waits` how long that may take.
"""
