"""Names at a table: each can be seen, and none looks like another one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator

from zocker.errors import Mistake
from zocker.record import MAX_NAME

# Small letters of other scripts and signs, by the letter of Latin that they look like
ALIKE = {
    "a": "аɑα", "c": "сϲ", "d": "ԁđð", "e": "еєҽ", "f": "ƒ", "g": "ɡց", "h": "һħ", "i": "іıι", "j": "јϳ", "k": "кκĸ",
    "l": "ӏł1|ǀ", "n": "пոռ", "o": "оοօø0", "p": "рρ", "q": "ԛգ", "r": "гᴦ", "s": "ѕꜱ", "t": "тτŧ", "u": "υս",
    "v": "ѵν", "w": "ԝωш", "x": "хχ", "y": "уүγ", "z": "ᴢ", "ae": "æӕ", "oe": "œ",
}  # fmt: skip
# The same for capitals, and for all that is only a stroke
TALL = {
    "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "I": "ІΙӀӏłl1|ǀ", "J": "Ј", "K": "КΚ", "M": "МΜ", "N": "Ν",
    "O": "ОΟØ0", "P": "РΡ", "S": "Ѕ", "T": "ТΤ", "X": "ХΧ", "Y": "УΥҮ", "Z": "Ζ",
}  # fmt: skip
SMALL_LETTERS = str.maketrans({like: letter for letter, likes in ALIKE.items() for like in likes})
ALL_LETTERS = SMALL_LETTERS | str.maketrans({like: letter for letter, likes in TALL.items() for like in likes})
PAIRS = re.compile("rn|vv")  # which look like one letter
# What nobody sees although it is a letter or a sign: fillers, an empty cell of Braille, an empty note
UNSEEN = re.compile("[\u115f\u1160\u2800\U0001d159]")
# Marks that alter a letter of Latin, Greek or Cyrillic, or only say how it is drawn; in other scripts they are vowels
ACCENTS = re.compile(
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\U000e0100-\U000e01ef]"
)


def check_name(name: str, taken: Collection[str | None]) -> str:
    """Return a name as it is used at a table, with a number after it if it is taken; refuse one that is not clear."""
    name = name.strip()
    if not _visible(name):
        raise Mistake("error-name", name=ascii(name)[1:-1], most=MAX_NAME)
    other = next((other for other in taken if other and other != name and are_alike(name, other)), None)
    if other is not None:
        raise Mistake("error-name-alike", name=name, other=other)
    return free_name(name, taken)


def free_name(name: str, taken: Collection[str | None]) -> str:
    """Return a name, with a number after it if one that looks like it is taken already."""
    name = name.strip()
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, 2 * len(taken) + 2))
    return next(free for free in numbered if not is_taken(free, taken))


def is_taken(name: str, taken: Collection[str | None]) -> bool:
    """Tell whether a name looks like one of others."""
    return any(other and are_alike(name, other) for other in taken)


def are_alike(name: str, other: str) -> bool:
    """Tell whether two names look the same at a glance.

    >>> are_alike("Anna", "\N{CYRILLIC CAPITAL LETTER A}nn\N{CYRILLIC SMALL LETTER A}"), are_alike("Anna", "Hanna")
    (True, False)
    """
    return any(one == another for one, another in zip(_looks(name), _looks(other), strict=True))


def _looks(name: str) -> Iterator[str]:
    """Return the visible part of a name, with all letters small and as they are."""
    seen = _visible(name)
    words = "".join(letter for letter in seen if unicodedata.category(letter)[0] != "P")
    for look, letters in (((words or seen).casefold(), SMALL_LETTERS), (words or seen, ALL_LETTERS)):
        plain = ACCENTS.sub("", unicodedata.normalize("NFKD", look)).translate(letters)
        yield PAIRS.sub(lambda pair: "m" if pair[0] == "rn" else "w", plain)


def _visible(name: str) -> str:
    """Return the letters, numbers and signs of a name, without all that takes or shows no ink, and without accents."""
    plain = ACCENTS.sub("", UNSEEN.sub("", unicodedata.normalize("NFKD", name)))
    seen = "".join(letter for letter in plain if unicodedata.category(letter)[0] not in "CZ")
    return seen if any(unicodedata.category(letter)[0] in "LNPS" for letter in seen) else ""
