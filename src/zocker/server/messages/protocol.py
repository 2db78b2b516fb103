"""The number of the protocol that the browser and the server speak: written by tools/wire_types.py."""

PROTOCOL = 150728432
