#!/usr/bin/env python3
"""Derives the draws of a match again, from docs/formats/fair-dice.md alone, with the standard library only.

  verify-draws.py match.json N K [K ...]    checks the commitment and prints the draws of chance ply N among K outcomes
  verify-draws.py --vectors vectors.json    checks the published test vectors
"""
import hashlib
import hmac
import json
import re
import sys


def commitment(seed):
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def prefix(match_id, seat_seeds):
    out = b"tidetable/dice/1" + bytes([len(match_id)]) + match_id.encode("ascii") + bytes([len(seat_seeds)])
    for seat_seed in seat_seeds:
        raw = seat_seed.encode("utf-8")
        out += bytes([len(raw)]) + raw
    return out


def block(seed, head, n, counter):
    return hmac.new(bytes.fromhex(seed), head + n.to_bytes(4, "big") + counter.to_bytes(4, "big"), hashlib.sha256).digest()


def words(seed, head, n):
    for counter in range(2**32):
        raw = block(seed, head, n, counter)
        for at in range(0, 32, 8):
            yield int.from_bytes(raw[at : at + 8], "big") >> 11


def draws(seed, match_id, seat_seeds, n, bounds):
    """For each bound k the result of below(k), with the number of words used so far."""
    source = enumerate(words(seed, prefix(match_id, seat_seeds), n), 1)
    for k in bounds:
        if not 1 <= k <= 2**53:
            raise ValueError("a draw is among 1 to 2^53 outcomes")
        limit = 2**53 - 2**53 % k
        used, word = next((used, word) for used, word in source if word < limit)
        yield word % k, used


def complete(case):
    """A test vector, computed from its inputs: seed, id, seats, n and the bounds of the draws."""
    seed, n, head = case["seed"], case["n"], prefix(case["id"], case["seats"])
    bounds = [draw["k"] for draw in case["draws"]]
    found = list(draws(seed, case["id"], case["seats"], n, bounds))
    return {
        **case,
        "commitment": commitment(seed),
        "prefix": head.hex(),
        "blocks": [block(seed, head, n, counter).hex() for counter in range((found[-1][1] + 3) // 4)],
        "draws": [{"k": k, "result": result, "used": used} for k, (result, used) in zip(bounds, found)],
    }


def check_vectors(path):
    with open(path, encoding="utf-8") as file:
        cases = json.load(file)
    for case in cases:
        if complete(case) != case:
            sys.exit(f"differs: {case['name']}")
    print(f"{len(cases)} vectors agree")


def check_match(path, n, bounds):
    with open(path, encoding="utf-8") as file:
        match = json.load(file)
    if not re.fullmatch("[0-9a-f]{64}", match.get("seed", "")):
        sys.exit("the match file holds no secret seed")
    if commitment(match["seed"]) != match.get("commitment"):
        sys.exit("the secret seed does not fit the commitment")
    print("the secret seed fits the commitment", match["commitment"])
    seat_seeds = [seat.get("seed", "") for seat in match["seats"]]
    for k, (result, _) in zip(bounds, draws(match["seed"], match["id"], seat_seeds, n, bounds)):
        print(f"chance ply {n}: position {result} of {k}")


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--vectors":
        check_vectors(sys.argv[2])
    elif len(sys.argv) >= 4 and all(re.fullmatch("[0-9]+", arg) for arg in sys.argv[2:]):
        check_match(sys.argv[1], int(sys.argv[2]), [int(k) for k in sys.argv[3:]])
    else:
        sys.exit(__doc__)
