"""Tidetable's games for Python: High Tide, Maui and Strand Unter, played by the rules of the real server.

    from tidetable import Engine
    with Engine("maui") as engine:
        match = engine.new(seats=3, seed=1)
        while match.to_act:
            seat = match.to_act[0]
            match.apply(seat, match.legal(seat)[0])
        print(match.result["scores"])

`AecEnv` has the shape of a PettingZoo AEC environment, `Game` and `State` that of OpenSpiel. Nothing but the standard
library is needed, and the command `tidetable` (or its path in TIDETABLE).
"""

from .aec import AecEnv
from .engine import CHANCE, Engine, Match, Refused
from .spiel import Game, State

__all__ = ["AecEnv", "CHANCE", "Engine", "Game", "Match", "Refused", "State"]
