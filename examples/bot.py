"""A program that plays Tidetable: every game, at any number of tables, by taking any move that is legal.

    python3 examples/bot.py http://localhost:8080 ttb_...            plays wherever its person sits
    python3 examples/bot.py http://localhost:8080 ttb_... tti_...    sits down by this invitation first
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "python"))
from tidetable.client import Client, ServerRefused  # noqa: E402


def choose(question):
    """What makes a program strong goes here: `view` is all that the seat sees, `legal` every possible answer."""
    return random.choice(question["legal"])


def main(server, token, invite=None):
    client = Client(server, token)
    if invite:
        client.join(invite)
    for line in client.stream():
        if line["type"] == "decide":
            try:
                client.answer(line, choose(line))
            except ServerRefused as refused:
                print(refused, file=sys.stderr)
        elif line["type"] == "over":
            for wrong in client.check(line["match"]):
                print(f"the dice of {line['match']} are not the ones that were agreed: {wrong}", file=sys.stderr)
            print(f"{line['match']} is over: {', '.join(map(str, line['result']['scores']))}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
