"""The value of a whole two-player game of Las Vegas (2012), from rounds that are solved exactly."""
