"""A client of `tidetable env`: one process, any number of matches (docs/formats/env.md)."""

import json
import os
import shlex
import subprocess

CHANCE = -1


class Refused(Exception):
    """The engine refused a request; `code` is stable, and the match is as it was."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


def _command():
    return shlex.split(os.environ.get("TIDETABLE", "npx tidetable"))


class Engine:
    """The rules of one game in a process of its own."""

    def __init__(self, game, command=None):
        self._process = subprocess.Popen(
            [*(command or _command()), "env", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        try:
            self.about = self.ask(do="hello")
        except Exception:
            self.close()
            raise

    def ask(self, **request):
        """One request, one answer."""
        return self._checked(self._talk(request))

    def ask_many(self, requests):
        """A list of requests in one line: far faster than one by one. Refusals are raised at the first of them."""
        return [self._checked(answer) for answer in self._talk(requests)]

    def _talk(self, message):
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the engine has ended")
        return json.loads(line)

    @staticmethod
    def _checked(answer):
        if "error" in answer:
            raise Refused(**answer["error"])
        return answer

    def new(self, seats, options=None, seed=0, chance="draw"):
        return Match(self, self.ask(do="new", seats=seats, options=options or {}, seed=seed, chance=chance))

    def load(self, file, plies=None):
        """A match file (as a dict), or its first plies."""
        limit = {} if plies is None else {"plies": plies}
        return Match(self, self.ask(do="load", file=file, **limit))

    def layout(self, seats):
        """Name, start and length of every field of an observation."""
        return self.ask(do="layout", seats=seats)["layout"]

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait(timeout=10)
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Match:
    """One match of an engine. `to_act` are the seats that owe an answer, [-1] chance, [] when it is over."""

    def __init__(self, engine, started):
        self._engine = engine
        self._number = started["match"]
        self._take(started)

    def _take(self, position):
        self.to_act = position["toAct"]
        self.sealed = position["sealed"]
        self.plies = position["plies"]
        self.result = position.get("result")

    def _ask(self, do, **rest):
        return self._engine.ask(do=do, match=self._number, **rest)

    def legal(self, seat):
        return self._ask("legal", seat=seat)["legal"]

    def chances(self):
        """Outcomes of the chance that is due, as (move, probability)."""
        outcomes = self._ask("chances")["chances"]
        total = sum(outcome["weight"] for outcome in outcomes)
        return [(outcome["move"], outcome["weight"] / total) for outcome in outcomes]

    def apply(self, seat, move, viewer="public"):
        """Answers with a text or an index; returns what happened, as the viewer is told."""
        answer = self._ask("apply", seat=seat, move=move, viewer=viewer)
        self._take(answer)
        return answer["events"]

    def undo(self, seat):
        self._take(self._ask("undo", seat=seat))

    def view(self, viewer="public"):
        return self._ask("view", viewer=viewer)["view"]

    def observe(self, seat):
        return self._ask("observe", seat=seat)["observation"]

    def file(self):
        return self._ask("file")["file"]

    def clone(self, seed=None):
        other = {} if seed is None else {"seed": seed}
        return Match(self._engine, self._ask("clone", **other))

    def drop(self):
        self._ask("drop")
