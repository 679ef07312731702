"""A program's connection to a Tidetable server, with nothing but the standard library (docs/programs.md)."""

import hashlib
import http.client
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request

#: Both pass by themselves: too fast, or a server about to restart.
PASSING = (429, 503)
#: A connection that cannot be made, or was cut in the middle of a line.
LOST = (OSError, http.client.HTTPException)
#: How many matches one request is answered with at most.
MOST_EXPORTED = 1000
#: Links of a chain for live dice: more than any match has rolls.
LINKS = 1000


class ServerRefused(Exception):
    """The server said no; `code` is stable, `status` is that of HTTP."""

    def __init__(self, status, code, sentence, retry_after=None):
        super().__init__(f"{code}: {sentence}")
        self.status = status
        self.code = code
        #: After how many seconds another try is worth it; None if it would be refused again.
        self.retry_after = retry_after


def _commitment(match, seat, opening):
    name = match.encode()
    return hashlib.sha256(b"tidetable/part/2" + bytes([len(name)]) + name + bytes([seat]) + opening).hexdigest()


def _link(match, seat, mine, number):
    """The link of a round of live dice; that of round 0 is the opening."""
    value = mine["start"]
    for _ in range(LINKS - 1 - number):
        value = bytes.fromhex(_commitment(match, seat, value))
    return value


class Client:
    def __init__(self, server, token, retry=1.0, timeout=60.0):
        self._base = server.rstrip("/") + "/api/v1"
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self._retry = retry
        self._timeout = timeout
        #: What was seen of each match before its first roll: `check` compares the match file with it.
        self.seen = {}

    def _open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data, self._headers)
        try:
            return urllib.request.urlopen(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            said = json.loads(error.read() or b"{}")
            wait = float(error.headers.get("retry-after") or self._retry) if error.code in PASSING else None
            raise ServerRefused(error.code, said.get("code"), said.get("sentence"), wait) from None

    def get(self, path):
        with self._open(path) as response:
            return json.loads(response.read())

    def post(self, path, body=None):
        with self._open(path, body or {}) as response:
            return json.loads(response.read() or b"{}")

    def _seated(self, path, body=None):
        table = self.post(path, body)["table"]
        self._commit(table)
        return table

    def create(self, game, seats, **wish):
        """Opens a table: `listed=True` puts it into the lobby, with `autostart=True` it begins by itself when it is full."""
        return self._seated("/matches", {"game": game, "seats": seats, **wish})

    def invite(self, match):
        return self.post(f"/matches/{match}/invite")["invite"]

    def join(self, invite):
        return self._seated("/join", {"invite": invite})

    def join_listed(self, match):
        return self._seated(f"/matches/{match}/join")

    def start(self, match):
        return self._seated(f"/matches/{match}/start")

    def say(self, match, seat, text):
        self.post(f"/matches/{match}/chat", {"seat": seat, "text": text})

    def games(self):
        """The games of the server: numbers of players, options as data, levels of the bots."""
        return self.get("/games")["games"]

    def opponents(self):
        """Who accepts challenges."""
        return self.get("/opponents")["opponents"]

    def accept_challenges(self, games, **entry):
        """Puts the program on that list; challenges come by the stream."""
        return self.post("/opponents", {"games": games, **entry})["opponent"]

    def challenge(self, to, game, **wish):
        """Asks somebody on the list for a table; the answer comes by the stream."""
        return self.post("/challenges", {"to": to, "game": game, **wish})["challenge"]

    def accept(self, challenge):
        return self._seated(f"/challenges/{challenge}/accept")

    def decline(self, challenge):
        self.post(f"/challenges/{challenge}/decline")

    def withdraw(self, challenge):
        self.post(f"/challenges/{challenge}/withdraw")

    def _commit(self, table, fresh=False):
        """Randomness of our own for the dice: docs/formats/fair-dice.md, versions 2 and 3."""
        if table["dice"] == 1 or table["status"] != "open" or "closing" in table:
            return
        seen = self.seen.setdefault(table["id"], {"commitment": table["commitment"], "seats": {}})
        for seat in table["yours"]:
            if "commitment" in table["seats"][seat]:
                continue
            if seat in seen["seats"] and not fresh:
                # Told before our commitment arrived, or the seat was given up and taken again: look once more.
                try:
                    return self._commit(self.get(f"/matches/{table['id']}")["table"], fresh=True)
                except (ServerRefused, *LOST):
                    return  # Gone or unreachable: the stream tells what is true.
            mine = {"start": secrets.token_bytes(32), "opened": False, "rounds": {}}
            opening = _link(table["id"], seat, mine, 0) if table["dice"] == 3 else mine["start"]
            mine.update(commitment=_commitment(table["id"], seat, opening), opening=opening.hex())
            seen["seats"][seat] = mine
            try:
                self.post(f"/matches/{table['id']}/commit", {"seat": seat, "commitment": mine["commitment"]})
            except (ServerRefused, OSError):
                pass  # The match goes on without it.

    def _reveal(self, table):
        seen = self.seen.get(table["id"])
        if seen is None or seen["commitment"] != table["commitment"]:
            return
        for seat, mine in seen["seats"].items():
            if table["seats"][seat].get("commitment") != mine["commitment"] or mine["opened"]:
                continue
            try:
                self.post(f"/matches/{table['id']}/open", {"seat": seat, "opening": mine["opening"]})
                mine["opened"] = True
            except (ServerRefused, OSError):
                pass  # Too late: the match goes on without it, and everybody can see that.

    def _roll(self, table):
        """Live dice: the link that a roll waits for. One link is for one decision, and never for an earlier roll."""
        seen, rolling = self.seen.get(table["id"]), table["rolling"]
        if seen is None or seen["commitment"] != table["commitment"]:
            return
        number, fix = rolling["round"], rolling["fix"]
        for seat, mine in seen["seats"].items():
            if seat not in rolling["seats"] or not mine["opened"] or number >= LINKS:
                continue
            if max(mine["rounds"], default=0) > number or mine["rounds"].setdefault(number, fix) != fix:
                continue
            link = _link(table["id"], seat, mine, number).hex()
            try:
                self.post(f"/matches/{table['id']}/link", {"seat": seat, "round": number, "link": link})
            except (ServerRefused, OSError):
                pass  # Too late: the roll is made without it, and everybody can see that.

    def finished(self, after=None, **wish):
        """The program's finished matches as match files, in the order in which they ended; `after` is the last you have."""
        while True:
            given = {**wish, **({} if after is None else {"after": after})}
            with self._open(f"/matches/export?{urllib.parse.urlencode(given)}") as response:
                page = [json.loads(line) for line in response]
            yield from page
            if len(page) < MOST_EXPORTED:
                return
            after = page[-1]["id"]

    def check(self, match):
        """What is wrong with the dice of a finished match, by what was seen of it; empty if nothing is."""
        seen = self.seen.get(match)
        if seen is None:
            return []
        with self._open(f"/matches/{match}/file") as response:
            file = json.loads(response.read())
        wrong = [] if file.get("commitment") == seen["commitment"] else ["commitment-changed"]
        for seat, mine in seen["seats"].items():
            there = file["seats"][seat]
            if mine["opened"] and there.get("commitment") != mine["commitment"]:
                wrong.append("contribution-changed")
            elif mine["opened"] and there.get("opening") != mine["opening"]:
                wrong.append("contribution-ignored")
        return wrong

    def answer(self, question, text):
        """Tries until the server has answered: questions are numbered, so the same answer twice does no harm."""
        body = {"seat": question["seat"], "asked": question["asked"], "text": text}
        while True:
            try:
                return self.post(f"/matches/{question['match']}/answer", body)
            except (ServerRefused, *LOST) as error:
                self._wait(error)

    def _wait(self, error=None):
        """Before the next try; raises a refusal that would come again."""
        if isinstance(error, ServerRefused) and error.retry_after is None:
            raise error
        time.sleep(getattr(error, "retry_after", None) or self._retry)

    def stream(self):
        """Every line that the program is told; a lost connection is taken up again, and what was missed is told."""
        since = ""
        while True:
            lost = None
            try:
                with self._open(f"/bot/stream{since}") as response:
                    for line in response:
                        told = json.loads(line)
                        if "now" in told:
                            since = f"?since={told['now']}"
                        if told["type"] == "table":
                            self._commit(told["table"])
                        elif told["type"] == "closing":
                            self._reveal(told["table"])
                        elif told["type"] == "rolling":
                            self._roll(told["table"])
                        yield told
                        if told["type"] == "bye" and told["reason"] != "restart":
                            return
            except (ServerRefused, *LOST) as error:
                lost = error
            self._wait(lost)

    def lobby(self):
        """The lobby, whole, at once and after every change."""
        while True:
            lost = None
            try:
                with self._open("/lobby/stream") as response:
                    for line in response:
                        told = json.loads(line)
                        yield told
                        if told["type"] == "bye" and told["reason"] != "restart":
                            return
            except (ServerRefused, *LOST) as error:
                lost = error
            self._wait(lost)
