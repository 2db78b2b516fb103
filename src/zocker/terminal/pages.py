"""Pages to open and close: the log, the boards, the worth of choices, and help."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from zocker.hints import hint
from zocker.lab.warm import is_warm
from zocker.match import Match
from zocker.narration.choices import choice_keys
from zocker.rules.messages import Decision
from zocker.terminal import warming
from zocker.terminal.game import TerminalGame
from zocker.terminal.hints import draw_hint
from zocker.terminal.layout import draw_lines
from zocker.terminal.players import GOLD, Players
from zocker.text import say


def log(match: Match, game: TerminalGame, players: Players, seat: int, height: int) -> RenderableType:
    """Show all events that a seat may still read."""
    return Group(Text(say("log-title"), f"bold {GOLD}"), draw_lines(list(game.tell(match.log(seat), players))))


def boards(match: Match, game: TerminalGame, players: Players, seat: int, height: int) -> RenderableType:
    """Explain the boards that are out."""
    return game.explain(match)


def advice(match: Match, game: TerminalGame, players: Players, seat: int, height: int) -> RenderableType:
    """Show the worth of each choice; the first hint starts compiling, so that later hints are better."""
    decision = match.waiting
    assert isinstance(decision, Decision)
    title = Text(say("advice-title"), f"bold {GOLD}")
    if decision.secret:
        return Group(title, Text(), Text(say("advice-secret")))
    if not is_warm(match.game):
        warming.compile_in_background()
    keys, labels = choice_keys(decision), game.choice_labels(decision, players)
    return Group(title, Text(), draw_hint(hint(match), keys, labels, players, height))


def help_text(match: Match, game: TerminalGame, players: Players, seat: int, height: int) -> RenderableType:
    """Explain the game and the keys."""
    target = getattr(match.options, "target", 0)
    title = Text(say(f"help-title-{match.game}"), f"bold {GOLD}")
    return Group(title, Text(say(f"help-text-{match.game}", target=target)))
