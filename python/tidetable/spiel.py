"""The shape of OpenSpiel's Game and State, without its dependencies: chance is explicit, actions are indices."""

from .engine import CHANCE, Engine

#: As in OpenSpiel: what `current_player` says of chance, and once all is over.
CHANCE_PLAYER = CHANCE
TERMINAL_PLAYER = -4


class Game:
    def __init__(self, name, players, options=None, command=None):
        self._engine = Engine(name, command)
        self._players = players
        self._options = options or {}

    def num_players(self):
        return self._players

    def new_initial_state(self):
        return State(self._engine.new(self._players, self._options, chance="given"), self._players)

    def observation_tensor_shape(self):
        last = self._engine.layout(self._players)[-1]
        return [last["from"] + last["length"]]

    def close(self):
        self._engine.close()


class State:
    """A position. Sealed answers are asked one after the other, and nobody sees them before the last is given."""

    def __init__(self, match, players):
        self._match = match
        self._players = players

    def current_player(self):
        return self._match.to_act[0] if self._match.to_act else TERMINAL_PLAYER

    def is_terminal(self):
        return not self._match.to_act

    def is_chance_node(self):
        return self.current_player() == CHANCE_PLAYER

    def legal_actions(self):
        return [] if self.is_terminal() else list(range(len(self._match.legal(self.current_player()))))

    def chance_outcomes(self):
        return [(action, probability) for action, (_, probability) in enumerate(self._match.chances())]

    def action_to_string(self, action):
        return self._match.legal(self.current_player())[action]

    def apply_action(self, action):
        self._match.apply(self.current_player(), int(action))

    def clone(self):
        return State(self._match.clone(), self._players)

    def observation_tensor(self, player):
        return self._match.observe(player)

    def returns(self):
        """Shares of the win, less an equal share."""
        if not self._match.result:
            return [0.0] * self._players
        places = self._match.result["places"]
        winners = places.count(1)
        return [(1 / winners if place == 1 else 0.0) - 1 / self._players for place in places]
