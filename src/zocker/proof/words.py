"""Four words for a head, in every language, so that people can compare it aloud."""

from __future__ import annotations

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
WORDS = 4
_LETTERS = ((CONSONANTS, 12), (VOWELS, 10), (CONSONANTS, 6), (VOWELS, 4), (CONSONANTS, 0))  # and how far to shift


def words_of(head: str) -> tuple[str, ...]:
    """Return the words of a head: 16 bits each, in turn consonants and vowels.

    >>> words_of("7f000001" + "3f54dcc1" + "00" * 24)
    ('lusab', 'babad', 'gutih', 'tugad')
    """
    numbers = (int(head[start : start + 4], 16) for start in range(0, 4 * WORDS, 4))
    return tuple(map(_word, numbers))


def _word(number: int) -> str:
    return "".join(letters[number >> shift & len(letters) - 1] for letters, shift in _LETTERS)
