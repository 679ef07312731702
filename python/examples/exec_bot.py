"""A program that plays wherever bots are named. It gets a request a line and answers with a legal move, by text or index:

    npx tidetable sim maui --seats "exec:python3 python/examples/exec_bot.py,medium" --games 20 --threads 1
"""

import json
import sys

for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"move": len(request["legal"]) - 1}), flush=True)
