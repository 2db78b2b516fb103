"""Learn Las Vegas with stable-baselines3's MaskablePPO: `pip install "zocker[rl]" sb3-contrib`."""

from __future__ import annotations

import sys

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

import zocker.envs  # noqa: F401  # registers zocker/LasVegas-v0 and the others

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
env = gymnasium.make("zocker/LasVegas-v0", opponents="greedy", memory=True)
model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, steps), verbose=1, seed=1)
model.learn(steps)
reward, _ = evaluate_policy(model, env, n_eval_episodes=min(1000, steps), warn=False)
print(f"{(reward + 1) / 2:.1%} of the games won against greedy")  # a win is 1, a defeat -1
model.save("las_vegas_ppo")
