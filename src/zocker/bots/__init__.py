"""Bots. The whole contract of one is `choose(view, legal, rng)`, as a Python method or as a kernel."""
