"""The numbers by which compiled code knows the quick bots, roughly from weak to strong."""

RANDOM, ROOKIE, GREEDY, RULE, CONVOLVER, OPTIMAL_TURN, REGULAR = range(7)
