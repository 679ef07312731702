"""A program's connection to a Tidetable server, with nothing but the standard library (docs/programs.md)."""

import json
import time
import urllib.error
import urllib.request

#: Both pass by themselves: too fast, or a server about to restart.
PASSING = (429, 503)


class ServerRefused(Exception):
    """The server said no; `code` is stable, `status` is that of HTTP."""

    def __init__(self, status, code, sentence):
        super().__init__(f"{code}: {sentence}")
        self.status = status
        self.code = code


class Client:
    def __init__(self, server, token, retry=1.0, timeout=60.0):
        self._base = server.rstrip("/") + "/api/v1"
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self._retry = retry
        self._timeout = timeout

    def _open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data, self._headers)
        try:
            return urllib.request.urlopen(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            said = json.loads(error.read() or b"{}")
            raise ServerRefused(error.code, said.get("code"), said.get("sentence")) from None

    def post(self, path, body=None):
        with self._open(path, body or {}) as response:
            return json.loads(response.read() or b"{}")

    def join(self, invite):
        return self.post("/join", {"invite": invite})["table"]

    def answer(self, question, text):
        """Tries until the server has answered: questions are numbered, so the same answer twice does no harm."""
        body = {"seat": question["seat"], "asked": question["asked"], "text": text}
        while True:
            try:
                return self.post(f"/matches/{question['match']}/answer", body)
            except ServerRefused as refused:
                if refused.status not in PASSING:
                    raise
            except OSError:
                pass
            time.sleep(self._retry)

    def stream(self):
        """Every line that the program is told; a lost connection is taken up again."""
        while True:
            try:
                with self._open("/bot/stream") as response:
                    for line in response:
                        told = json.loads(line)
                        yield told
                        if told["type"] == "bye" and told["reason"] != "restart":
                            return
            except ServerRefused as refused:
                if refused.status not in PASSING:
                    raise
            except OSError:
                pass
            time.sleep(self._retry)
