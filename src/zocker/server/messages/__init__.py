"""Messages between the browser and the server. `tools/wire_types.py` writes the browser's types from these.

`line_count` is the number of lines in a table's record. Actions carry it, so that a stale or doubled click does
nothing.
"""
