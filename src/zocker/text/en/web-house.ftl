# The house around the table: setting up, lobby, my games, another device.
