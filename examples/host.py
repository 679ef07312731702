"""A program that hosts: it keeps a table of a game in the lobby, plays with whoever sits down, and accepts challenges.

    python3 examples/host.py http://localhost:8080 ttb_... maui
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "python"))
from tidetable.client import Client, ServerRefused  # noqa: E402


def choose(question):
    """What makes a program strong goes here: `view` is all that the seat sees, `legal` every possible answer."""
    return random.choice(question["legal"])


def attempt(act, *given):
    """What may be refused, for instance because somebody else was faster: the stream goes on telling what is true."""
    try:
        return act(*given)
    except ServerRefused as refused:
        print(refused, file=sys.stderr, flush=True)


def main(server, token, game="maui"):
    client = Client(server, token)
    seats = next(each["seats"] for each in client.games() if each["id"] == game)
    sitters = [{"kind": "me"}] + [{"kind": "open"}] * (seats["min"] - 1)
    client.accept_challenges([{"game": game, "level": "random"}], about="I take any move that is legal.")

    me = None
    waiting = None  # Our table in the lobby, as long as it waits for somebody.

    def open_table():
        table = client.create(game, sitters, listed=True, autostart=True)
        print(f"{table['id']} is open", flush=True)
        return table["id"]

    for line in client.stream():
        kind = line["type"]
        if kind == "hello":
            me = line["person"]["id"]
        elif kind == "table":
            table = line["table"]
            if table["status"] == "open" and table["listed"] and table["youHost"]:
                waiting = table["id"]
            for change in line["changes"]:
                print(f"{table['id']}: {change['what']} {change.get('name', '')}", flush=True)
                if change["what"] == "joined" and table["yours"]:
                    attempt(client.say, table["id"], table["yours"][0], f"Welcome, {change['name']}!")
        elif kind in ("begin", "gone"):
            if waiting == (line["table"]["id"] if kind == "begin" else line["match"]):
                waiting = None
        elif kind == "challenge":
            challenge = line["challenge"]
            if challenge["status"] == "open" and challenge["to"]["id"] == me:
                attempt(client.accept, challenge["id"])
        elif kind == "decide":
            attempt(client.answer, line, choose(line))
        elif kind == "chat":
            for said in line["lines"]:
                print(f"{said['name']}: {said['text']}", flush=True)
        elif kind == "over":
            print(f"{line['match']} is over: {', '.join(map(str, line['result']['scores']))}", flush=True)
        # Not before `ready`: a table from before may still be told.
        if waiting is None and kind in ("ready", "begin", "gone", "beat"):
            waiting = attempt(open_table)


if __name__ == "__main__":
    main(*sys.argv[1:])
