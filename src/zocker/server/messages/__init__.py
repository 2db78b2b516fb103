"""What travels between the browser and the server. `tools/wire_types.py` writes the browser's types from this.

A table's number `n` is the length of its record: whoever answers says which `n` was answered, so that a stale or
doubled click does nothing.
"""
