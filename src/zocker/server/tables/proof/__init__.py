"""The dice of a live table, made by the devices of all who play there, so that everyone can check them."""
