"""A greedy agent against random ones: it takes the choice that does best in a few random playouts.

    python3 greedy_agent.py [GAME] [SEATS] [PLAYOUTS]

Playouts start from copies with other seeds, so the agent does not know which dice will fall.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tidetable import Engine  # noqa: E402


def share(result, seat):
    places = result["places"]
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def playout(match, chooser):
    while match.to_act:
        seat = match.to_act[0]
        match.apply(seat, chooser.randrange(len(match.legal(seat))))
    return match.result


def greedy(match, seat, chooser, playouts):
    legal = match.legal(seat)
    if len(legal) == 1:
        return 0
    worth = [0.0] * len(legal)
    for _ in range(playouts):
        seed = chooser.randrange(2**32)
        for move in range(len(legal)):
            copy = match.clone(seed=seed)
            copy.apply(seat, move)
            worth[move] += share(playout(copy, chooser), seat)
            copy.drop()
    return worth.index(max(worth))


def main(game="strand-unter", seats="2", playouts="1"):
    chooser = random.Random(1)
    with Engine(game) as engine:
        match = engine.new(int(seats), seed=1)
        while match.to_act:
            seat = match.to_act[0]
            if seat == 0:
                match.apply(seat, greedy(match, seat, chooser, int(playouts)))
            else:
                match.apply(seat, chooser.randrange(len(match.legal(seat))))
        print(match.result["scores"])


if __name__ == "__main__":
    main(*sys.argv[1:])
