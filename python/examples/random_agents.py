"""Random agents play to the end, in the manner of PettingZoo: python3 random_agents.py [GAME] [SEATS]"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tidetable import AecEnv  # noqa: E402


def main(game="high-tide", seats="3"):
    env = AecEnv(game, int(seats))
    chooser = random.Random(1)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else chooser.randrange(len(info["legal_moves"])))
    print(env.match.result["scores"])
    env.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
