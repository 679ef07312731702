"""Steps per second of processor time, Python and engine together: python3 steps.py [GAME] [SEATS] [MATCHES]

A step is one decision or one draw: its legal moves are asked for, and a random one is applied. An engine that only starts
and ends is measured first and subtracted.
"""

import os
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tidetable import AecEnv, Engine  # noqa: E402
from tidetable.spiel import Game  # noqa: E402


def spent(work, *args):
    """What `work` returns, and the processor time it took here and in the engine that it closed."""
    before = sum(os.times()[:4])
    done = work(*args)
    return done, sum(os.times()[:4]) - before


def idle(game):
    Engine(game).close()


def in_lists(game, seats, matches):
    """All matches at once, a list of requests in each line."""
    chooser = random.Random(1)
    with Engine(game) as engine:
        new = [{"do": "new", "seats": seats, "seed": seed} for seed in range(matches)]
        open_matches = {each["match"]: each for each in engine.ask_many(new)}
        steps = 0
        while open_matches:
            turns = [(number, each["toAct"][0]) for number, each in open_matches.items()]
            asked = engine.ask_many([{"do": "legal", "match": match, "seat": seat} for match, seat in turns])
            moves = [chooser.randrange(len(each["legal"])) for each in asked]
            applied = engine.ask_many(
                [
                    {"do": "apply", "match": match, "seat": seat, "move": move}
                    for (match, seat), move in zip(turns, moves)
                ]
            )
            steps += len(turns)
            open_matches = {
                match: position for (match, _), position in zip(turns, applied) if position["toAct"]
            }
    return steps


def one_by_one(game, seats, matches):
    chooser = random.Random(1)
    steps = 0
    with Engine(game) as engine:
        for seed in range(matches):
            match = engine.new(seats, seed=seed)
            while match.to_act:
                seat = match.to_act[0]
                match.apply(seat, chooser.randrange(len(match.legal(seat))))
                steps += 1
            match.drop()
    return steps


def as_aec(game, seats, matches):
    """With observations: that is what `last` is for."""
    chooser = random.Random(1)
    env = AecEnv(game, seats)
    steps = 0
    for seed in range(matches):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            _, _, termination, truncation, info = env.last()
            done = termination or truncation
            env.step(None if done else chooser.randrange(len(info["legal_moves"])))
            steps += not done
    env.close()
    return steps


def as_states(game, seats, matches):
    """With chance as steps of its own."""
    chooser = random.Random(1)
    spiel = Game(game, seats)
    steps = 0
    for _ in range(matches):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
    spiel.close()
    return steps


def main(game="maui", seats="2", matches="100"):
    _, start = spent(idle, game)
    for name, work in [
        ("Engine, lists", in_lists),
        ("Engine, one by one", one_by_one),
        ("AecEnv", as_aec),
        ("State", as_states),
    ]:
        steps, seconds = spent(work, game, int(seats), int(matches))
        print(f"{name:20}{steps / max(seconds - start, 0.001):>10,.0f} steps a second")


if __name__ == "__main__":
    main(*sys.argv[1:])
