"""Was it luck? The answer in sentences."""

from __future__ import annotations

from zocker.analysis.report import Analysis, Happening, SeatReport
from zocker.narration.sentences import listed, money, short_money, unit
from zocker.text import say

MUCH = 0.02  # a share of the win that is worth talking about
ROUNDED = 1_000  # dollars


def tell_luck(analysis: Analysis) -> list[str]:
    """Tell whether it was luck, who had the most and least of it, and who played best if that is proven."""
    seats = analysis.seats
    luckiest, unluckiest = max(seats, key=lambda seat: seat.luck), min(seats, key=lambda seat: seat.luck)
    verdict = _verdict if analysis.names_mistakes else _verdict_on_luck
    told = [verdict(seats)] if analysis.over else [say("analyse-not-over")]
    if luckiest.luck - unluckiest.luck > MUCH:
        told.append(
            say(
                "analyse-lucky",
                lucky=luckiest.name,
                more=whole_points(abs(luckiest.luck)),
                unlucky=unluckiest.name,
                less=whole_points(abs(unluckiest.luck)),
            )
        )
    return [*told, *_tell_mistakes(analysis)] if analysis.names_mistakes else [*told, say("analyse-luck-only")]


def _tell_mistakes(analysis: Analysis) -> list[str]:
    """Tell who lost the most and the least by mistakes, if there is a difference."""
    careful, careless = max(analysis.seats, key=lost), min(analysis.seats, key=lost)
    if lost(careful) - lost(careless) <= MUCH:
        return []
    return [
        say(
            "analyse-errors",
            careful=careful.name,
            little=whole_points(abs(lost(careful))),
            careless=careless.name,
            much=whole_points(abs(lost(careless))),
            money=told_money(abs(careless.own_errors_money or 0), analysis.game),
        )
    ]


def lost(seat: SeatReport) -> float:
    """Return the effect of a seat's own mistakes."""
    return seat.own_errors or 0.0


def _verdict(seats: tuple[SeatReport, ...]) -> str:
    """Tell whether the winner has luck to thank."""
    winners = [seat for seat in seats if seat.result > 0]
    ahead = max(seats, key=lambda seat: (seat.without_luck, seat in winners))
    if len(winners) > 1:
        return say("analyse-shared", names=listed([seat.name for seat in winners]), ahead=ahead.name)
    winner = winners[0]
    if ahead != winner:
        how = "by-luck"
    elif winner.luck > MUCH:
        how = "lucky-but-ahead"
    else:
        how = "against-luck" if winner.luck < -MUCH else "without-luck"
    return say("analyse-verdict", how=how, name=winner.name, ahead=ahead.name)


def _verdict_on_luck(seats: tuple[SeatReport, ...]) -> str:
    """Tell who won, and whether luck helped."""
    winners = [seat for seat in seats if seat.result > 0]
    if len(winners) > 1:
        return say("analyse-verdict", how="shared", name=listed([seat.name for seat in winners]), ahead="")
    luck = winners[0].luck
    how = "lucky" if luck > MUCH else "against-luck" if luck < -MUCH else "without-luck"
    return say("analyse-verdict", how=how, name=winners[0].name, ahead="")


def tell_turning_point(event: Happening, analysis: Analysis) -> str:
    """Tell an event, the better choice, and whose chances rose and fell most."""
    told = [say("analyse-turning", round=event.round, text=event.text)]
    if event.advice:
        told.append(say("analyse-better", move=event.advice))
    return " ".join([*told, tell_swing(event, analysis)])


def tell_swing(event: Happening, analysis: Analysis) -> str:
    """Tell whose chances rose and fell most."""
    changes = [after - before for before, after in zip(event.before, event.after, strict=True)]
    return " ".join(
        say(
            "analyse-moved",
            way="up" if changes[seat] >= 0 else "down",
            name=analysis.seats[seat].name,
            before=event.before[seat],
            after=event.after[seat],
        )
        for seat in dict.fromkeys((changes.index(max(changes)), changes.index(min(changes))))
    )


def tell_seat(seat: SeatReport) -> str:
    """Tell in a few words how lucky a seat was, and the cost of its mistakes if they are proven."""
    luck = round(100 * seat.luck)
    fortune = {"fortune": "lucky" if luck > 0 else "unlucky" if luck < 0 else "neither", "luck": abs(luck)}
    if seat.own_errors is None:
        return say("story-seat-luck", **fortune)
    errors = round(-100 * seat.own_errors)
    return say("story-seat", **fortune, erred="yes" if errors > 0 else "no", errors=errors)


def tell_source(analysis: Analysis) -> str:
    """Tell where the win chances come from, and explain corrections if they are shown beside mistakes."""
    told = [say("analyse-value", value=analysis.value)]
    if analysis.names_mistakes and analysis.value != "exact":
        told.append(say("analyse-correction"))
    return " ".join(told)


def points(share: float) -> str:
    """Write a share of the win in points."""
    return ("−" if round(1000 * share) < 0 else "") + say("analyse-points", points=abs(100 * share))


def whole_points(share: float) -> str:
    """Write a share of the win in points; tenths would only be noise."""
    return say("analyse-whole", number=round(100 * share))


def signed_points(share: float) -> str:
    """Write a change in points."""
    return ("" if round(1000 * share) < 0 else "+") + points(share)


def told_money(amount: float, game: str) -> str:
    """Write an amount of money to the nearest thousand dollars, or of points."""
    if unit(game) == "points":
        return say("analyse-game-points", points=round(amount))
    return money(round(amount / ROUNDED) * ROUNDED)


def signed_money(amount: float, game: str) -> str:
    """Write a gain or loss for a narrow place."""
    exact = 1 if unit(game) == "points" else ROUNDED
    number = round(abs(amount) / exact) * exact
    told = say("analyse-whole", number=number) if unit(game) == "points" else short_money(number)
    return ("−" if amount < 0 and number else "+") + told
