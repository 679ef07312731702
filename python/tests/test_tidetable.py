"""python3 -m unittest discover python/tests, with TIDETABLE naming the command."""

import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tidetable import CHANCE, AecEnv, Engine, Game, Refused  # noqa: E402

GAMES = [("high-tide", 3), ("maui", 2), ("strand-unter", 2)]


class EngineTest(unittest.TestCase):
    def test_a_match_to_its_end_and_again_from_its_file(self):
        for game, seats in GAMES:
            with self.subTest(game), Engine(game) as engine:
                chooser = random.Random(2)
                match = engine.new(seats, seed=7)
                while match.to_act:
                    seat = match.to_act[0]
                    match.apply(seat, chooser.choice(match.legal(seat)))
                again = engine.load(match.file())
                self.assertEqual(again.result, match.result)
                self.assertEqual(len(match.result["scores"]), seats)

    def test_refusals_have_codes_and_change_nothing(self):
        with Engine("maui") as engine:
            match = engine.new(2, seed=1)
            before = match.view(0)
            with self.assertRaises(Refused) as refused:
                match.apply(match.to_act[0], "fly")
            self.assertEqual(refused.exception.code, "illegal")
            self.assertEqual(match.view(0), before)

    def test_many_requests_in_one_line(self):
        with Engine("maui") as engine:
            made = engine.ask_many([{"do": "new", "seats": 2, "seed": seed} for seed in range(50)])
            self.assertEqual([answer["match"] for answer in made], list(range(1, 51)))


class AecTest(unittest.TestCase):
    def test_rewards_add_up_to_nothing(self):
        for game, seats in GAMES:
            with self.subTest(game):
                env = AecEnv(game, seats)
                chooser = random.Random(3)
                env.reset(seed=4)
                rewards = {}
                for agent in env.agent_iter():
                    seen, reward, termination, _, info = env.last()
                    rewards[agent] = reward
                    if not termination:
                        self.assertEqual(sum(seen["action_mask"]), len(info["legal_moves"]))
                    env.step(None if termination else chooser.randrange(len(info["legal_moves"])))
                self.assertAlmostEqual(sum(rewards.values()), 0.0)
                self.assertEqual(env.agents, [])
                env.close()


class SpielTest(unittest.TestCase):
    def test_chance_is_explicit_and_observations_have_their_shape(self):
        for name, players in GAMES:
            with self.subTest(name):
                game = Game(name, players)
                chooser = random.Random(5)
                state = game.new_initial_state()
                self.assertTrue(state.is_chance_node())
                shape = game.observation_tensor_shape()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes = state.chance_outcomes()
                        self.assertAlmostEqual(sum(probability for _, probability in outcomes), 1.0)
                        state.apply_action(chooser.choices(*zip(*outcomes))[0])
                    else:
                        player = state.current_player()
                        self.assertNotEqual(player, CHANCE)
                        self.assertEqual([len(state.observation_tensor(player))], shape)
                        state.apply_action(chooser.choice(state.legal_actions()))
                self.assertAlmostEqual(sum(state.returns()), 0.0)
                game.close()


if __name__ == "__main__":
    unittest.main()
