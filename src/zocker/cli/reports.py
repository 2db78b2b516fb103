"""Results of bots, as tables for people."""

from __future__ import annotations

from rich.table import Table

from zocker.cli.app import screen
from zocker.lab.arena import Arena
from zocker.lab.simulate import Simulation
from zocker.narration.sentences import score
from zocker.text import printable, say


def print_simulation(result: Simulation) -> None:
    """Print how bots fared against each other."""
    title = say("simulate-title", game=result.game, players=result.players, games=result.games, seed=result.seed)
    table = Table(title=title, title_justify="left")
    for column in ("simulate-bot", "simulate-games", "simulate-wins", "simulate-share", "simulate-score"):
        table.add_column(say(column), justify="left" if column == "simulate-bot" else "right")
    for bot in result.bots:
        table.add_row(
            printable(bot.bot),
            say("simulate-number", number=bot.games),
            say("simulate-number", number=round(bot.wins)),
            say("simulate-interval", share=bot.win_share, low=bot.ci95[0], high=bot.ci95[1]),
            score(result.game, round(bot.mean_score)),
        )
    console = screen()
    console.print(table)
    speed = {"games": round(result.games_per_second), "decisions": round(result.decisions / result.seconds)}
    console.print(say("simulate-speed", seconds=result.seconds, **speed))


def print_arena(result: Arena) -> None:
    """Print ratings, and how often each bot ranked above each other bot."""
    counts = {"players": result.players, "deals": result.deals, "games": result.games, "each": result.bots[0].games}
    table = Table(title=say("arena-title", game=result.game, seed=result.seed, **counts), title_justify="left")
    table.add_column(say("simulate-bot"), overflow="fold")
    for column in ("arena-rating", "arena-skill", "simulate-share", "simulate-score"):
        table.add_column(say(column), justify="right", no_wrap=column == "simulate-share")
    for bot in result.bots:
        table.add_row(
            printable(bot.bot),
            say("arena-figure", figure=bot.ordinal),
            say("arena-give-or-take", mu=bot.mu, sigma=bot.sigma),
            say("simulate-interval", share=bot.win_share, low=bot.ci95[0], high=bot.ci95[1]),
            score(result.game, round(bot.mean_score)),
        )
    console = screen()
    console.print(table)
    if len(result.bots) > 2 and result.deals:
        console.print(say("arena-cross"))
        console.print(_cross_table(result))
    console.print(say("arena-notes", seconds=result.seconds, rated=result.rated))


def _cross_table(result: Arena) -> Table:
    """Show how often the bot of each row ranked above the bot of each column."""
    above = {pair.bots: pair.share for pair in result.pairs}
    above |= {(other, bot): 1 - share for (bot, other), share in above.items()}
    table = Table()
    table.add_column(say("simulate-bot"), overflow="fold")
    for number in range(1, len(result.bots) + 1):
        table.add_column(str(number), justify="right")
    for number, bot in enumerate(result.bots, 1):
        shares = (above.get((bot.bot, other.bot)) for other in result.bots)
        cells = ("" if share is None else say("arena-share", share=share) for share in shares)
        table.add_row(f"{number} {printable(bot.bot)}", *cells)
    return table
