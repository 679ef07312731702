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
    """A program's connection to a server: `Client("https://example.org", "ttb_...")`.

    A table is the server's JSON as a dictionary (`YourTable` in the API's documentation at /api/v1/docs). Every method raises
    `ServerRefused` if the server says no. The program's part in the dice is made and opened by itself while `stream` runs.
    """

    def __init__(self, server, token, retry=1.0, timeout=60.0, found=None):
        """`retry`: seconds between two tries while the server cannot be reached; `timeout`: after how many seconds of silence it
        cannot; `found(match, findings)` is called at the end of a match whose dice differ from what was committed to."""
        self._base = server.rstrip("/") + "/api/v1"
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self._retry = retry
        self._timeout = timeout
        self._found = found
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
        """Any GET of the API: `client.get("/me")`."""
        with self._open(path) as response:
            return json.loads(response.read())

    def post(self, path, body=None):
        """Any POST of the API: `client.post("/matches/ID/return")`."""
        with self._open(path, body or {}) as response:
            return json.loads(response.read() or b"{}")

    def _seated(self, path, body=None):
        table = self.post(path, body)["table"]
        self._look(table)
        return table

    def _look(self, table):
        """What the program's part in the dice asks for, as the table stands: committing, opening, or a link for a roll."""
        if "rolling" in table:
            self._roll(table)
        elif table["status"] == "open" and "closing" in table:
            self._reveal(table)
        else:
            self._commit(table)

    def _insist(self, ask):
        """Asks, and again as long as the server cannot be reached or asks to wait."""
        while True:
            try:
                return ask()
            except (ServerRefused, *LOST) as error:
                self._wait(error)

    def create(self, game, seats, **wish):
        """Opens a table: `create("maui", [{"kind": "me"}, {"kind": "bot", "bot": "easy"}])`; a free seat is `{"kind": "open"}`.
        `options={...}` sets the game's options, `listed=True` puts the table into the lobby, with `autostart=True` it begins
        by itself when it is full."""
        return self._seated("/matches", {"game": game, "seats": seats, **wish})

    def invite(self, match):
        """Makes an invitation (`tti_...`) to a table of the program's own; the one before is void."""
        return self.post(f"/matches/{match}/invite")["invite"]

    def join(self, invite, **wish):
        """Sits down by an invitation: on the first free seat under the person's name, or as `seat=1` and `name="..."` say."""
        return self._seated("/join", {"invite": invite, **wish})

    def join_listed(self, match, **wish):
        """Sits down at a table of the lobby; `seat` and `name` as with `join`."""
        return self._seated(f"/matches/{match}/join", wish)

    def settings(self, match, **wish):
        """Changes a table of the program's own that has not begun: `settings(ID, listed=True, options={"shark": True})`."""
        return self._seated(f"/matches/{match}/settings", wish)

    def start(self, match):
        """Begins the match of a table of the program's own. The table returned may still be `open`: a line `begin` follows."""
        return self._seated(f"/matches/{match}/start")

    def say(self, match, seat, text):
        """Says something at a table, from a seat of the program's."""
        self.post(f"/matches/{match}/chat", {"seat": seat, "text": text})

    def games(self):
        """The games of the server: numbers of players, options as data, levels of the bots."""
        return self.get("/games")["games"]

    def opponents(self):
        """Who accepts challenges."""
        return self.get("/opponents")["opponents"]

    def accept_challenges(self, games, **entry):
        """Puts the program on that list; challenges come by the stream. `games` is `[{"game": "maui", "level": "beginner"}]`,
        where `options` and `seats` may narrow it; `name` and `about` are for people."""
        return self.post("/opponents", {"games": games, **entry})["opponent"]

    def accept_no_challenges(self):
        """Takes the program off that list. Challenges that are open are declined."""
        self.post("/opponents/leave")

    def challenge(self, to, game, **wish):
        """Asks somebody on the list for a table; the answer comes by the stream."""
        return self.post("/challenges", {"to": to, "game": game, **wish})["challenge"]

    def accept(self, challenge):
        """Accepts a challenge by its id: the table, with both seated; it begins by itself."""
        return self._seated(f"/challenges/{challenge}/accept")

    def decline(self, challenge):
        """Declines a challenge by its id; the other is told."""
        self.post(f"/challenges/{challenge}/decline")

    def withdraw(self, challenge):
        """Withdraws a challenge of the program's own by its id."""
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
        """The program's finished matches as match files, in the order in which they ended; `after` is the id of the last you
        have. `game`, `players`, `since` and `until` (milliseconds since 1970) choose among them."""

        def ask():
            given = {**wish, **({} if after is None else {"after": after})}
            with self._open(f"/matches/export?{urllib.parse.urlencode(given)}") as response:
                return [json.loads(line) for line in response]

        while True:
            page = self._insist(ask)
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

    def _compare(self, match):
        try:
            wrong = self.check(match)
        except (ServerRefused, *LOST):
            return  # Can be asked for later: `check`.
        if wrong:
            self._found(match, wrong)

    def answer(self, question, text):
        """Tries until the server has answered: questions are numbered, so the same answer twice does no harm."""
        body = {"seat": question["seat"], "asked": question["asked"], "text": text}
        return self._insist(lambda: self.post(f"/matches/{question['match']}/answer", body))

    def play(self, choose):
        """Plays: answers every question with the text that `choose(question)` picks from `question["legal"]`. Ends
        with the stream. Nothing else is read while `choose` thinks; one that takes seconds belongs into a thread (`stream`)."""
        for line in self.stream():
            if line["type"] == "decide":
                try:
                    self.answer(line, choose(line))
                except ServerRefused:
                    pass  # The question is outdated; a new one follows, if any.

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
                        if told["type"] in ("table", "closing", "rolling"):
                            self._look(told["table"])
                        elif told["type"] == "over" and self._found is not None:
                            self._compare(told["match"])
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
