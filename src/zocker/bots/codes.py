"""The bots that choose at once, by number: what compiled code calls them. From weak to strong, more or less."""

RANDOM, ROOKIE, GREEDY, RULE, CONVOLVER, OPTIMAL_TURN, REGULAR = range(7)
