"""What a newcomer has to find in the texts about the rules, in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

from zocker.narration.rulebook import rules
from zocker.narration.sentences import worth
from zocker.text import LANGUAGES, say


@dataclass(frozen=True)
class Fact:
    """Something that a text must say: sums as the language writes them, and what must be in its words."""

    text: str
    en: tuple[str, ...]
    de: tuple[str, ...]
    fr: tuple[str, ...]
    sums: tuple[int, ...] = ()


TURN_A_DIE: dict[str, Any] = {
    "en": ("turn one of your unplaced dice to any face", "into that casino", "or take one of your dice back from a"),
    "de": ("einen deiner noch nicht gelegten Würfel auf eine beliebige Zahl", "in das Casino dieser Zahl", "zurück"),
    "fr": ("un de vos dés non placés sur la valeur de votre choix", "le casino correspondant", "un de vos dés dans"),
}

FACTS = {
    "A1: which number of markers pays what": Fact(
        "board-a1",
        en=("2 chips for 1 marker", "for 2 or", "for 3"),
        de=("1 Marker bringt dir 2 Jetons", "2 bringen", "3 bringen"),
        fr=("1 marqueur vous rapporte 2 jetons", "2 marqueurs", "3 marqueurs"),
        sums=(30_000, 40_000),
    ),
    "B1: who rolls once ties are out": Fact(
        "board-b1",
        en=("the higher card", "once ties are out", "4-4-2", "the player with 2"),
        de=("die höhere Karte", "ohne die Gleichstände", "4-4-2", "der Spieler mit 2"),
        fr=("la plus forte carte", "égalités écartées", "4-4-2", "le joueur qui a 2 dés"),
    ),
    "B2: what stopping at once pays, and where it ends": Fact(
        "board-b2",
        en=("stopping right away pays nothing", "$60,000 ends it", "equal total"),
        de=("hörst du gleich auf, bekommst du nichts", "60.000\N{NO-BREAK SPACE}$ ist Schluss", "gleiche Summe"),
        fr=("vous arrêtez aussitôt, vous ne touchez rien", "$, c’est fini", "total égal"),
        sums=(10_000, 30_000, 40_000, 60_000),
    ),
    "C2: ties count, and who has less pays all": Fact(
        "board-c2",
        en=("before ties are taken out", "lowest total", "total of 0", "how many chips", "pays everything"),
        de=("bevor Gleichstände ausscheiden", "niedrigsten Wert", "keinen Würfel", "wie viele Jetons",
            "zahlst du alles"),
        fr=("avant de retirer les égalités", "plus petit total", "aucun dé", "combien de jetons", "vous donnez tout"),
        sums=(50_000,),
    ),
    "E2: which dice go to the bar, and a Biggy is one of them": Fact(
        "board-e2",
        en=("one of their unplaced dice", "a Biggy counts as one die", "two of theirs"),
        de=("einen ihrer noch nicht gelegten Würfel", "der Biggy gilt hier als ein Würfel", "zwei ihrer Würfel"),
        fr=("un de ses dés non placés", "le Biggy compte pour un seul dé", "déjà deux au bar"),
    ),
    "F2: what the action does": Fact("board-f2", **TURN_A_DIE, sums=(10_000, 30_000)),
    "G1: how the box is split and paid": Fact(
        "board-g1",
        en=("two groups of at least one tile", "its sum once", "$20,000 as 2 chips", "one card"),
        de=("mindestens einem Plättchen", "einmal deren Summe", "als 2 Jetons", "mit einer Karte"),
        fr=("deux groupes d’au moins une tuile", "une fois la somme", "en 2 jetons", "une seule carte"),
        sums=(60_000,),
    ),
    "H1: whether the die just placed may go": Fact(
        "board-h1",
        en=("an unplaced one, or one that you just placed here",),
        de=("einen noch nicht gelegten oder einen, den du gerade hierher gelegt hast",),
        fr=("un dé non placé, ou un dé que vous venez de placer ici",),
        sums=(10_000, 20_000, 30_000, 40_000, 50_000, 60_000),
    ),
    "H2 5: what the action does": Fact("board-h2", **TURN_A_DIE),
    "H2 6: a die already on gold goes home": Fact(
        "board-h2",
        en=("6: put one of your unplaced dice on the gold field", "a die already there goes back to its owner"),
        de=("6: einen deiner noch nicht gelegten Würfel auf das Goldfeld",
            "schon dort liegt, geht an seinen Besitzer zurück"),
        fr=("mettre un de vos dés non placés sur la case dorée", "un dé déjà là retourne à son propriétaire"),
        sums=(60_000,),
    ),
    "Royale: sitting out ends when dice come back": Fact(
        "royale",
        en=("Sitting out ends when a board gives you dice back",),
        de=("Gibt dir eine Tafel Würfel zurück, bist du wieder dabei",),
        fr=("Si un plateau vous rend des dés", "vous rentrez dans la manche"),
    ),
    "Royale: Bad Luck takes chips only in need, or if they are offered": Fact(
        "royale",
        en=("if your cards are not enough, but you may offer", "lose the card and keep", "hand over everything"),
        de=("wenn deine Karten nicht reichen, aber du darfst", "behältst die Jetons", "gibst alles ab"),
        fr=("si vos cartes ne suffisent pas, mais vous pouvez", "gardez les jetons", "donnez tout et on vous rend"),
        sums=(60_000, 30_000),
    ),
    "Royale: an action that was chosen must be done": Fact(
        "royale",
        en=("Once you have chosen the action, you must do one of its two parts",),
        de=("Wählst du die Aktion, musst du einen ihrer beiden Teile ausführen",),
        fr=("Si vous choisissez l’action, vous devez en faire l’une des deux parts",),
    ),
    "Royale: a player without dice keeps Power Play’s marker": Fact(
        "royale",
        en=("A player without dice keeps it",),
        de=("Hast du keine Würfel mehr, behältst du ihn",),
        fr=("Un joueur sans dés le garde",),
    ),
    "Royale: Pay Day under My Choice 4 counts its casino only with a die there": Fact(
        "royale",
        en=("If it activates Pay Day, that casino counts only if one of your dice lies",),
        de=("Aktiviert sie Pay Day, zählt dessen", "nur, wenn dort ein Würfel von dir liegt"),
        fr=("S’il active Pay Day, le casino de Pay Day ne compte que si", "un de vos dés s’y trouve"),
    ),
    "Royale: one’s own die on the gold field comes back first": Fact(
        "royale",
        en=("first goes back to its owner", "you may put it there", "Without an unplaced die"),
        de=("zuerst zurück", "darfst du ihn wieder dorthin legen", "keinen noch nicht gelegten Würfel"),
        fr=("retourne d’abord à son propriétaire", "vous pouvez l’y remettre", "Sans dé non placé"),
    ),
    "Gambler: rows of stars are independent of each other": Fact(
        "gambler",
        en=("Rows are independent of each other", "two rows of stars"),
        de=("Die Reihen sind voneinander unabhängig", "zwei Reihen mit Sternen"),
        fr=("Les rangées sont indépendantes les unes des autres", "deux rangées d’étoiles"),
    ),
} | {
    f"{game}: a worked example with the Biggy and ties": Fact(
        game,
        en=("### Example", "The Biggy counts as two, so Clara has three", "both are out"),
        de=("### Beispiel", "Der Biggy zählt doppelt, also kommt Clara auf drei", "Beide scheiden aus"),
        fr=("### Exemple", "Le Biggy compte pour deux", "tous deux sont éliminés"),
        sums=(80_000, 50_000),
    )
    for game in ("las-vegas-2019", "royale")
}  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("item", FACTS)
def test_the_rules_texts_answer(item: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    fact = FACTS[item]
    told = say(fact.text) if fact.text.startswith("board-") else rules(fact.text)
    told = re.sub(r" *\n *", " ", told).casefold()
    sought = [*getattr(fact, code), *(worth(dollars) for dollars in fact.sums)]
    assert [words for words in sought if words.casefold() not in told] == []
