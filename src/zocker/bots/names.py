"""The names of bots at a table."""

NAMES = ("Ada", "Blaise", "Emmy", "Pierre", "Sofia", "Jakob", "Hedy", "Leo", "Mina", "Otto")
