"""Bots. A bot's whole contract is `choose(view, legal, rng)`, as a Python method or as a kernel."""
