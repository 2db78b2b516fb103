"""Learn Las Vegas by masked PPO, against bots, in minutes on two cores.

    pip install "zocker[rl,train]" matplotlib
    python examples/train_ppo.py

One file: a net that treats all six casinos alike, games at many tables at once, the PPO update, and a curve. A graphics
card is used if there is one. To win means a reward of 1, to lose one of -1.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import Tensor, nn

from zocker import features
from zocker.envs.gymnasium import TablesEnv

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
TABLES, STEPS = 512, 32  # games side by side, and moves in each before the net learns from them
EPOCHS, PART = 2, 2048  # how often it learns from them, and from how many at once
RATE, CLIP, ENTROPY, VALUE, TRACE = 2e-3, 0.2, 0.01, 0.5, 0.95
SCALE = 8.0  # most numbers of an observation are at most this
WIDTH = 64
TOLD = 5_000  # games after which it says how it goes


class Net(nn.Module):
    """Says how good each casino is, by the same layers for all six, and how well the game goes."""

    def __init__(self) -> None:
        super().__init__()
        casinos, *others = features("las-vegas")
        self.shape, self.start = casinos.shape, casinos.stop
        seen = casinos.shape[1] + others[-1].stop - casinos.stop
        self.body = nn.Sequential(nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.choice, self.worth = nn.Linear(2 * WIDTH, 1), nn.Linear(WIDTH, 1)

    def forward(self, observed: Tensor, legal: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """Return how likely each legal move is, and what reward is expected."""
        numbers = observed / SCALE
        casinos = numbers[:, : self.start].reshape(-1, *self.shape)
        table = numbers[:, None, self.start :].expand(-1, len(casinos[0]), -1)
        each = self.body(torch.cat([casinos, table], dim=2))
        whole = each.mean(dim=1)
        likings = self.choice(torch.cat([each, whole[:, None].expand_as(each)], dim=2))[:, :, 0]
        choices = torch.distributions.Categorical(logits=likings.masked_fill(~legal, -1e9), validate_args=False)
        return choices, self.worth(whole)[:, 0]


class Played(NamedTuple):
    """What happened, move by move; after `play` by step and table, later in one row."""

    observed: Tensor
    legal: Tensor
    moves: Tensor
    likelihood: Tensor
    advantage: Tensor
    target: Tensor


def on_device(seen: tuple[Any, Any]) -> tuple[Tensor, Tensor]:
    """Return observations and legal moves as the net takes them."""
    observed, legal = (torch.as_tensor(array, device=DEVICE) for array in seen)
    return observed.float(), legal.bool()


class Curve(NamedTuple):
    """How it went: games that were played, and the share of wins among the last of them."""

    games: list[int]
    shares: list[float]


def play(env: TablesEnv, net: Net, seen: tuple[Any, Any]) -> tuple[Played, tuple[Any, Any], list[float]]:
    """Play some moves at all tables; return them, where the tables stand now, and how finished games ended."""
    rows, results = [], []
    for _ in range(STEPS):
        observed, legal = on_device(seen)
        with torch.no_grad():
            choices, worth = net(observed, legal)
            moves = choices.sample()
        after, rewards, done, _, info = env.step(moves.cpu().numpy())
        results += rewards[done].tolist()
        seen = after, info["action_mask"]
        outcome = torch.as_tensor(np.stack([rewards, ~done]), dtype=torch.float32, device=DEVICE)
        rows.append((observed, legal, moves, choices.log_prob(moves), worth, *outcome))
    observed, legal, moves, likelihood, worth, paid, goes_on = map(torch.stack, zip(*rows, strict=True))
    with torch.no_grad():
        _, later = net(*on_device(seen))
    advantage, gained = torch.zeros_like(worth), torch.zeros_like(later)
    for step in reversed(range(STEPS)):
        surprise = paid[step] + goes_on[step] * later - worth[step]
        gained = surprise + TRACE * goes_on[step] * gained
        advantage[step], later = gained, worth[step]
    return Played(observed, legal, moves, likelihood, advantage, advantage + worth), seen, results


def parts(played: Played) -> Iterator[Played]:
    """Yield what was played in random parts."""
    rows = [tensor.flatten(0, 1) for tensor in played]
    for part in torch.randperm(len(rows[0]), device=DEVICE).split(PART):
        yield Played(*(tensor[part] for tensor in rows))


def learn(net: Net, optimiser: torch.optim.Optimizer, played: Played) -> None:
    """Make better moves more likely, but not much at once (PPO)."""
    for _ in range(EPOCHS):
        for part in parts(played):
            choices, worth = net(part.observed, part.legal)
            ratio = (choices.log_prob(part.moves) - part.likelihood).exp()
            gain = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-8)
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy + VALUE * (worth - part.target).square().mean() - ENTROPY * choices.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def make(tables: int, arguments: argparse.Namespace) -> TablesEnv:
    return TablesEnv(
        "las-vegas",
        tables,
        players=arguments.players,
        opponents=arguments.opponent,
        memory=True,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )


def judge(net: Net, arguments: argparse.Namespace, games: int) -> tuple[float, float]:
    """Let the net play what it likes best; return its share of the wins, and how far that may be off (95 %)."""
    env, shares = make(games, arguments), np.full(games, np.nan)
    observed, info = env.reset(seed=arguments.seed + 1_000_000)
    while np.isnan(shares).any():
        with torch.no_grad():
            choices, _ = net(*on_device((observed, info["action_mask"])))
        observed, rewards, done, _, info = env.step(choices.logits.argmax(dim=1).cpu().numpy())
        first = done & np.isnan(shares)
        shares[first] = (rewards[first] + 1) / arguments.players
    return float(shares.mean()), float(1.96 * shares.std() / games**0.5)


def train(arguments: argparse.Namespace) -> tuple[Net, Curve]:
    """Play and learn until the time is up; return the net, and how it went."""
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)  # the net is small: on a busy machine several threads would only wait for each other
    net, env = Net().to(DEVICE), make(TABLES, arguments)
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    observed, info = env.reset(seed=arguments.seed)
    seen, results, curve, told = (observed, info["action_mask"]), list[float](), Curve([], []), 0
    started = time.perf_counter()
    while (minutes := (time.perf_counter() - started) / 60) < arguments.minutes:
        optimiser.param_groups[0]["lr"] = RATE * (1 - minutes / arguments.minutes)
        played, seen, ended = play(env, net, seen)
        learn(net, optimiser, played)
        results += ended
        if len(results) >= told + TOLD:
            share = (float(np.mean(results[told:])) + 1) / arguments.players
            told = len(results)
            curve.games.append(told)
            curve.shares.append(share)
            print(f"{minutes:5.1f} minutes {told:10,} games, {share:.1%} of the last won", flush=True)
    return net, curve


def draw(curve: Curve, arguments: argparse.Namespace, share: float) -> None:
    """Plot the share of wins while it learned, and of what it likes best in the end."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
    axes.plot(curve.games, curve.shares, color="#d99a00", label="while it learns")
    axes.axhline(share, color="#2fa860", linestyle="--", label=f"in the end: {share:.1%}")
    axes.axhline(1 / arguments.players, color="#888888", linewidth=1, label=f"as good as {arguments.opponent}")
    axes.set(title=f"Masked PPO learns Las Vegas against {arguments.opponent}", xlabel="games", ylabel="share of wins")
    axes.set_ylim(0, 1)
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.legend(loc="lower right")
    figure.savefig(arguments.curve)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=10_000, help="how many games the net is judged by")
    parser.add_argument("--curve", default="ppo.svg", help="the file of the plot")
    arguments = parser.parse_args()
    net, curve = train(arguments)
    share, error = judge(net, arguments, arguments.games)
    print(f"{share:.1%} ± {error:.1%} of {arguments.games:,} games won against {arguments.opponent}")
    draw(curve, arguments, share)


if __name__ == "__main__":
    main()
