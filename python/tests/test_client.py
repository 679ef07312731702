"""The program's part in the dice, without a server: docs/formats/fair-dice.md, version 2."""

import json
import sys
import unittest
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tidetable.client import Client, ServerRefused, _commitment  # noqa: E402

HOST = "ab" * 32


def table(**changes):
    seats = [{"name": "Robbie"}, {"name": "Anna"}]
    return {"id": "m", "dice": 2, "status": "open", "commitment": HOST, "yours": [0], "seats": seats, **changes}


class Recorded(Client):
    """Sends nothing; keeps what would be sent."""

    def __init__(self, refuses=(), file=None):
        super().__init__("http://nowhere", "ttb_")
        self.sent, self.refuses, self.file = [], refuses, file

    def _open(self, path, body=None):
        what = path.rsplit("/", 1)[1]
        if what == "file":
            return BytesIO(json.dumps(self.file).encode())
        if what in self.refuses:
            raise ServerRefused(409, "not-open", "too late")
        self.sent.append((what, body))
        return BytesIO(json.dumps({"table": table()}).encode())


class DiceTest(unittest.TestCase):
    def test_a_commitment_is_that_of_the_published_vectors(self):
        vectors = json.loads((ROOT.parent / "src/fair/vectors/vectors-2.json").read_text(encoding="utf-8"))
        match = vectors[0]["match"]
        for seat in (0, 2):
            part = match["seats"][seat]
            self.assertEqual(_commitment(match["id"], seat, bytes.fromhex(part["opening"])), part["commitment"])

    def closed(self, client, **changes):
        seats = [{"name": "Robbie", "commitment": client.seen["m"]["seats"][0]["commitment"]}, {"name": "Anna"}]
        return table(seats=seats, closing=1, **changes)

    def test_it_commits_when_it_sits_down_and_opens_when_the_table_closes_once(self):
        client = Recorded()
        client.join("tti_")
        client._reveal(self.closed(client))
        client._reveal(self.closed(client))
        self.assertEqual([what for what, _ in client.sent], ["join", "commit", "open"])
        opening = bytes.fromhex(client.sent[2][1]["opening"])
        self.assertEqual(client.sent[1][1]["commitment"], _commitment("m", 0, opening))

    def test_live_dice_open_the_next_link_for_each_roll_and_one_for_one_decision(self):
        client = Recorded()
        client._commit(table(dice=3))
        client._reveal(self.closed(client, dice=3))
        opening = client.sent[1][1]["opening"]
        self.assertEqual(client.sent[0][1]["commitment"], _commitment("m", 0, bytes.fromhex(opening)))
        for number, seats, fix in [(1, [0, 1], "a"), (2, [1], "b"), (3, [0], "c"), (3, [0], "d"), (2, [0], "b")]:
            client._roll(table(dice=3, rolling={"round": number, "seats": seats, "fix": fix}))
        links = [body for what, body in client.sent if what == "link"]
        self.assertEqual([body["round"] for body in links], [1, 3])
        self.assertEqual(_commitment("m", 0, bytes.fromhex(links[0]["link"])), opening)
        before = _commitment("m", 0, bytes.fromhex(links[1]["link"]))
        self.assertEqual(_commitment("m", 0, bytes.fromhex(before)), links[0]["link"])

    def test_nothing_is_opened_for_a_host_that_has_changed_its_commitment(self):
        client = Recorded()
        client.join("tti_")
        client._reveal(self.closed(client, commitment="cd" * 32))
        self.assertEqual([what for what, _ in client.sent], ["join", "commit"])

    def test_what_the_host_changed_is_found(self):
        client = Recorded()
        client.join("tti_")
        client._reveal(self.closed(client))
        mine = client.seen["m"]["seats"][0]
        right = {"commitment": mine["commitment"], "opening": mine["opening"]}
        for commitment, seat, found in [
            (HOST, right, []),
            ("cd" * 32, right, ["commitment-changed"]),
            (HOST, {"commitment": mine["commitment"]}, ["contribution-ignored"]),
            (HOST, {}, ["contribution-changed"]),
        ]:
            client.file = {"commitment": commitment, "seats": [seat, {}]}
            self.assertEqual(client.check("m"), found)

    def test_an_opening_that_came_too_late_may_be_missing(self):
        client = Recorded(refuses=("open",))
        client.join("tti_")
        client._reveal(self.closed(client))
        client.file = {"commitment": HOST, "seats": [{"commitment": client.seen["m"]["seats"][0]["commitment"]}, {}]}
        self.assertEqual(client.check("m"), [])


if __name__ == "__main__":
    unittest.main()
