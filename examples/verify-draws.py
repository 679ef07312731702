#!/usr/bin/env python3
"""Derives the draws of a match again, from docs/formats/fair-dice.md alone, with the standard library only.

  verify-draws.py match.json N K [K ...]             checks the commitments and prints the draws of chance ply N among
                                                     K outcomes
  verify-draws.py match.json --name NAME N K [K ...] the same for shared luck: draw N of that name
  verify-draws.py --vectors vectors.json             checks published test vectors, of every version
"""
import hashlib
import hmac
import json
import re
import sys


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def u32(number):
    return number.to_bytes(4, "big")


def counted(text):
    raw = text.encode("utf-8")
    return bytes([len(raw)]) + raw


# Version 1


def commitment_1(seed):
    return sha256(bytes.fromhex(seed)).hex()


def prefix_1(match_id, seat_seeds):
    return b"tidetable/dice/1" + counted(match_id) + bytes([len(seat_seeds)]) + b"".join(map(counted, seat_seeds))


# Version 2


def options_2(options):
    raw = json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")
    return u32(len(raw)) + raw


def purpose_2(match, name):
    return counted(name) + counted(match["game"]) + u32(match["rules"])


def commitment_2(match):
    return sha256(b"tidetable/seed/2", purpose_2(match, match.get("deal", match["id"])), bytes.fromhex(match["seed"])).hex()


def part_commitment_2(match_id, seat, opening):
    return sha256(b"tidetable/part/2", counted(match_id), bytes([seat]), bytes.fromhex(opening)).hex()


def table_2(match):
    live = match.get("version") == 3
    out = (b"tidetable/table/3" if live else b"tidetable/table/2") + bytes.fromhex(match["commitment"]) + purpose_2(match, match["id"])
    out += options_2(match["options"]) + bytes([len(match["seats"])])
    for seat in match["seats"]:
        out += counted(seat.get("seed", ""))
        out += b"\1" + bytes.fromhex(seat["commitment"]) if "commitment" in seat else b"\0"
    return sha256(out)


def root_2(match):
    if "deal" in match:
        purpose = purpose_2(match, match["deal"])
        return sha256(b"tidetable/deal/2", purpose, options_2(match["options"]), bytes([len(match["seats"])]))
    out = b"tidetable/mix/2" + table_2(match)
    for seat in match["seats"]:
        if "opening" in seat:
            out += b"\2" + bytes.fromhex(seat["opening"])
        else:
            out += b"\1" if "commitment" in seat else b"\0"
    return sha256(out)


# Version 3


def round_starts_3(plies):
    """For each round from 1 on: its first chance ply, and how many plies were played before it."""
    starts, rolls = [], 0
    for index, (who, _) in enumerate(plies):
        if who == "chance":
            if index > 0 and plies[index - 1][0] != "chance":
                starts.append((rolls, index))
            rolls += 1
    return starts


def chains_3(match):
    """Each seat's links of the rounds 1, 2, 3 ... as far as it opened any."""
    chains = []
    for seat, part in enumerate(match["seats"]):
        marks = "".join(marks[seat] for marks in match["rounds"])
        if "opening" not in part and marks.strip("."):
            sys.exit(f"seat {seat} was asked although it had opened nothing")
        if marks.count("-") > 3 or (marks.count("-") == 3 and marks[marks.rindex("-") + 1 :].strip(".")):
            sys.exit(f"seat {seat} was asked again after it had been left out three times")
        links = [part["link"]] if "+" in marks else []
        if ("link" in part) != ("+" in marks):
            sys.exit(f"the link of seat {seat} does not fit its rounds")
        while links and len(links) <= marks.rindex("+"):
            links.insert(0, part_commitment_2(match["id"], seat, links[0]))
        if links and part_commitment_2(match["id"], seat, links[0]) != part["opening"]:
            sys.exit(f"the link of seat {seat} does not lead to what it opened")
        chains.append(links)
    return chains


def round_root_3(match, number):
    out = b"tidetable/round/3" + root_2(match) + u32(number)
    for mark, chain in zip(match["rounds"][number - 1], chains_3(match)):
        out += b"\2" + bytes.fromhex(chain[number - 1]) if mark == "+" else b"\1" if mark == "-" else b"\0"
    return sha256(out)


def root_3(match, n):
    """What the draws of chance ply n begin with, and the number of its round."""
    starts = round_starts_3(match["plies"])
    if len(starts) != len(match["rounds"]) or any(len(marks) != len(match["seats"]) for marks in match["rounds"]):
        sys.exit("the rounds do not fit the rolls and seats")
    number = sum(first <= n for first, _ in starts)
    return (root_2(match) if number == 0 else round_root_3(match, number)), number


def fix_3(match, number):
    """What the devices were shown before they opened their links for this round."""
    marks = match["rounds"][number - 1]
    plies = match["plies"][: round_starts_3(match["plies"])[number - 1][1]]
    salt = hmac.new(bytes.fromhex(match["seed"]), b"tidetable/salt/3" + u32(number), hashlib.sha256).digest()
    out = b"tidetable/fix/3" + salt + u32(number) + bytes([len(marks)]) + bytes(mark != "." for mark in marks)
    out += u32(len(plies))
    for who, text in plies:
        out += bytes([255 if who == "chance" else who]) + counted(text)
    return sha256(out)


# All


def block(seed, head, n, counter):
    return hmac.new(bytes.fromhex(seed), head + u32(n) + u32(counter), hashlib.sha256).digest()


def words(seed, head, n):
    for counter in range(2**32):
        raw = block(seed, head, n, counter)
        for at in range(0, 32, 8):
            yield int.from_bytes(raw[at : at + 8], "big") >> 11


def draws(seed, head, n, bounds, scaled):
    """For each bound k the result of below(k), with the number of words used so far."""
    source = enumerate(words(seed, head, n), 1)
    for k in bounds:
        if not 1 <= k <= 2**53:
            raise ValueError("a draw is among 1 to 2^53 outcomes")
        if scaled:
            used, word = next((used, word) for used, word in source if word * k % 2**53 >= 2**53 % k)
            yield word * k >> 53, used
        else:
            limit = 2**53 - 2**53 % k
            used, word = next((used, word) for used, word in source if word < limit)
            yield word % k, used


def drawn(case, head, scaled):
    """The blocks and draws of a test vector."""
    seed, n = case["seed"], case["n"]
    bounds = [draw["k"] for draw in case["draws"]]
    found = list(draws(seed, head, n, bounds, scaled))
    return {
        "blocks": [block(seed, head, n, counter).hex() for counter in range((found[-1][1] + 3) // 4)],
        "draws": [{"k": k, "result": result, "used": used} for k, (result, used) in zip(bounds, found)],
    }


def complete_1(case):
    """A test vector of version 1, computed from its inputs: seed, id, seats, n and the bounds of the draws."""
    head = prefix_1(case["id"], case["seats"])
    return {**case, "commitment": commitment_1(case["seed"]), "prefix": head.hex(), **drawn(case, head, False)}


def complete_2(case):
    """One of version 2: a match file's header, then n, the name if the luck is shared, and the bounds of the draws."""
    match = {**case["match"], "seed": case["seed"]}
    for seat, part in enumerate(match["seats"]):
        if "opening" in part:
            part["commitment"] = part_commitment_2(match["id"], seat, part["opening"])
    match["commitment"] = commitment_2(match)
    root = root_2(match)
    out = {**case, "match": {key: value for key, value in match.items() if key != "seed"}}
    if "deal" not in match:
        out["table"] = table_2(match).hex()
    out["root"] = root.hex()
    return {**out, **drawn(case, root + counted(case.get("name", "")), "deal" in match)}


def complete_3(case):
    """One of version 3: a match file with the secret starts of the chains, then n and the bounds of the draws."""
    match = {**case["match"], "version": 3, "seed": case["seed"]}
    for seat, start in case["starts"].items():
        part = match["seats"][int(seat)]
        chain = [start]
        while len(chain) < case["length"]:
            chain.append(part_commitment_2(match["id"], int(seat), chain[-1]))
        part["commitment"] = part_commitment_2(match["id"], int(seat), chain[-1])
        if "opening" in part:
            part["opening"] = chain[-1]
        opened = [number for number, marks in enumerate(match["rounds"], 1) if marks[int(seat)] == "+"]
        if opened:
            part["link"] = chain[-1 - opened[-1]]
    match["commitment"] = commitment_2(match)
    root, number = root_3(match, case["n"])
    out = {**case, "match": {key: value for key, value in match.items() if key not in ("seed", "version")}}
    out.update(table=table_2(match).hex(), round=number, root=root.hex())
    if number > 0:
        out["fix"] = fix_3(match, number).hex()
    return {**out, **drawn(case, root + counted(""), False)}


def check_vectors(path):
    with open(path, encoding="utf-8") as file:
        cases = json.load(file)
    for case in cases:
        complete = complete_3 if "starts" in case else complete_2 if "match" in case else complete_1
        if complete(case) != case:
            sys.exit(f"differs: {case['about'] if 'match' in case else case['name']}")
    print(f"{len(cases)} vectors agree")


def check_match(path, name, n, bounds):
    with open(path, encoding="utf-8") as file:
        match = json.load(file)
    if not re.fullmatch("[0-9a-f]{64}", match.get("seed", "")):
        sys.exit("the match file holds no secret seed")
    second = match["version"] in (2, 3)
    if (commitment_2(match) if second else commitment_1(match["seed"])) != match.get("commitment"):
        sys.exit("the secret seed does not fit the commitment")
    print("the secret seed fits the commitment", match["commitment"])
    for seat, part in enumerate(match["seats"] if second else []):
        if "opening" in part and part_commitment_2(match["id"], seat, part["opening"]) != part.get("commitment"):
            sys.exit(f"what seat {seat} opened does not fit its commitment")
        if "commitment" in part:
            print(f"seat {seat}", "opened its contribution" if "opening" in part else "was left out: it did not open")
    if second and "deal" not in match:
        print("the table was closed as", table_2(match).hex())
    if match["version"] == 3:
        root, number = root_3(match, n)
        for seat, part in enumerate(match["seats"]):
            marks = [marks[seat] for marks in match["rounds"]]
            if "opening" in part:
                print(f"seat {seat} opened {marks.count('+')} of {len(marks)} rounds, was left out of {marks.count('-')}")
        print(f"chance ply {n} is of round {number}", f"fixed as {fix_3(match, number).hex()}" if number else "")
        head = root + counted("")
    elif second:
        head = root_2(match) + counted(name)
    else:
        head = prefix_1(match["id"], [seat.get("seed", "") for seat in match["seats"]])
    for k, (result, _) in zip(bounds, draws(match["seed"], head, n, bounds, "deal" in match)):
        print(f"chance ply {n}: position {result} of {k}" if name == "" else f"{name}, number {n}: position {result} of {k}")


def main(args):
    if len(args) == 2 and args[0] == "--vectors":
        return check_vectors(args[1])
    name = ""
    if args[1:2] == ["--name"] and len(args) >= 3:
        name = args[2]
        args = args[:1] + args[3:]
    if len(args) < 3 or not all(re.fullmatch("[0-9]+", arg) for arg in args[1:]):
        sys.exit(__doc__)
    return check_match(args[0], name, int(args[1]), [int(k) for k in args[2:]])


if __name__ == "__main__":
    main(sys.argv[1:])
