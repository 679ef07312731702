"""The client without a server: its requests, and the program's part in the dice (docs/formats/fair-dice.md, version 2)."""

import inspect
import json
import re
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

    def __init__(self, refuses=(), file=None, lines=(), answers=None, found=None):
        super().__init__("http://nowhere", "ttb_", retry=0, found=found)
        self.sent, self.refuses, self.file, self.lines = [], refuses, file, lines
        #: What is answered instead of a table, by the last word of a path; errors are raised.
        self.answers = {} if answers is None else answers

    def _open(self, path, body=None):
        what = path.rsplit("/", 1)[1]
        if what == "file":
            return BytesIO(json.dumps(self.file).encode())
        if what in self.refuses:
            raise ServerRefused(409, "not-open", "too late")
        self.sent.append((what, body))
        if what == "stream":
            return BytesIO("".join(json.dumps(line) + "\n" for line in self.lines).encode())
        if self.answers.get(what):
            answer = self.answers[what].pop(0)
            if isinstance(answer, Exception):
                raise answer
            return BytesIO(answer)
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

    def test_a_start_that_closes_the_table_at_once_opens_its_part_without_the_stream(self):
        client = Recorded()
        client.join("tti_")
        client.answers["start"] = [json.dumps({"table": self.closed(client)}).encode()]
        client.start("m")
        self.assertEqual([what for what, _ in client.sent], ["join", "commit", "start", "open"])

    def test_dice_that_differ_are_told_when_the_match_is_over(self):
        told = []
        over = {"type": "over", "match": "m"}
        client = Recorded(lines=[over, BYE], found=lambda match, wrong: told.append((match, wrong)))
        client.join("tti_")
        client.file = {"commitment": "cd" * 32, "seats": [{}, {}]}
        self.assertEqual([line["type"] for line in client.stream()], ["over", "bye"])
        self.assertEqual(told, [("m", ["commitment-changed"])])


BYE = {"type": "bye", "reason": "revoked"}


class RequestsTest(unittest.TestCase):
    def test_requests_carry_what_was_wished(self):
        client = Recorded()
        client.join("tti_", seat=1, name="Robbie")
        client.join_listed("m", seat=1)
        client.settings("m", listed=True)
        client.accept_no_challenges()
        sent = [(what, body) for what, body in client.sent if what not in ("commit", "m")]
        wishes = [{"invite": "tti_", "seat": 1, "name": "Robbie"}, {"seat": 1}, {"listed": True}, {}]
        self.assertEqual(sent, list(zip(["join", "join", "settings", "leave"], wishes)))

    def test_play_answers_every_question_and_goes_on_after_an_outdated_one(self):
        ask = [{"type": "decide", "match": "m", "seat": 0, "asked": n, "legal": ["a", "b"]} for n in (1, 2)]
        stale = ServerRefused(409, "stale", "too late")
        client = Recorded(lines=[*ask, BYE], answers={"answer": [stale, b"{}"]})
        client.play(lambda question: question["legal"][-1])
        self.assertEqual(client.sent[1:], [("answer", {"seat": 0, "asked": n, "text": "b"}) for n in (1, 2)])

    def test_what_passes_by_itself_is_asked_again(self):
        line = b'{"id":"m","game":"maui"}\n'
        busy = ServerRefused(503, "closing", "back soon", retry_after=0.001)
        client = Recorded(answers={"export?game=maui": [OSError(), busy, line]})
        self.assertEqual([file["id"] for file in client.finished(game="maui")], ["m"])

    def test_every_method_says_what_it_does_and_none_of_the_typescript_client_is_missing(self):
        public = {name: each for name, each in inspect.getmembers(Client, inspect.isfunction) if name[0] != "_"}
        self.assertEqual([name for name, each in public.items() if not each.__doc__], [])
        source = (ROOT.parent / "src/client/index.ts").read_text(encoding="utf-8")
        named = re.findall(r"^  (?:async )?\*?([a-z]\w*)\(", source, re.MULTILINE)
        names = {re.sub("[A-Z]", lambda m: "_" + m[0].lower(), name) for name in named} - {"constructor"}
        self.assertGreater(len(names), 20)
        self.assertEqual({"check" if name == "findings" else name for name in names} - set(public), set())


if __name__ == "__main__":
    unittest.main()
