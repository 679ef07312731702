"""The shape of a PettingZoo AEC environment (agents act one after the other), without its dependencies."""

from .engine import Engine

#: More legal moves than any position has; an action is the index of a legal move.
MAX_ACTIONS = 4096


class AecEnv:
    """`reset`, `observe`, `last`, `step` and `agent_iter`, as PettingZoo has them.

    An action is an index into the legal moves, which `info["legal_moves"]` names; `observation["action_mask"]` has a 1 for
    each. The reward comes with the end: each seat's share of the win, less an equal share, so that rewards add up to 0.
    """

    metadata = {"name": "tidetable", "is_parallelizable": False}

    def __init__(self, game, seats, options=None, command=None):
        self._engine = Engine(game, command)
        self._seats = seats
        self._options = options or {}
        self._match = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []

    def reset(self, seed=None, options=None):
        if self._match:
            self._match.drop()
        self._match = self._engine.new(self._seats, options or self._options, seed or 0)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    @property
    def match(self):
        return self._match

    def _select(self):
        to_act = self._match.to_act
        if to_act:
            self.agent_selection = self.possible_agents[to_act[0]]
        elif self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        legal = self._match.legal(seat)
        self.infos[agent] = {"legal_moves": legal}
        mask = [1] * len(legal) + [0] * (MAX_ACTIONS - len(legal))
        return {"observation": self._match.observe(seat), "action_mask": mask}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("a seat whose match is over takes None")
            self.agents.remove(agent)
            self._select()
            return
        self._cumulative_rewards[agent] = 0.0
        self._match.apply(self.possible_agents.index(agent), int(action))
        if self._match.result:
            self._finish()
        self._select()

    def _finish(self):
        places = self._match.result["places"]
        winners = places.count(1)
        for seat, agent in enumerate(self.possible_agents):
            share = 1 / winners if places[seat] == 1 else 0.0
            self.rewards[agent] = share - 1 / self._seats
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self):
        self._engine.close()
