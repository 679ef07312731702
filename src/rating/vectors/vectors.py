"""Vectors of the share rating, computed from the formula alone: python3 vectors.py > vectors.json

p = softmax(theta) over the table; y is the share of the win (or that with luck taken out), rho how many raw results it is worth.
    v <- min(1, v + 0.0001)
    v <- 1 / (1/v + rho p (1-p));  theta <- theta + v rho (y - p)
Fixed ratings (bots, seats that are not rated) stay.
Shown: 1500 + 400/ln(10) theta, within 1.96 * 400/ln(10) sqrt(v). Fifty digits, rounded to billionths at the end of each match.
"""

import json
import random
from decimal import Decimal as D, getcontext

getcontext().prec = 50
draw = random.Random(25)


def softmax(thetas):
    weights = [t.exp() for t in thetas]
    return [w / sum(weights) for w in weights]


def billionths(x):
    return x.quantize(D("1e-9"))


def after(seats):
    shares = softmax([D(s["theta"]) for s in seats])
    found = []
    for s, p in zip(seats, shares):
        theta, v, rho = D(s["theta"]), D(s["variance"]), D(s["weight"])
        if not s["isFixed"]:
            v = min(D(1), v + D("0.0001"))
            v = 1 / (1 / v + rho * p * (1 - p))
            theta += v * rho * (D(s["got"]) - p)
        found.append([str(billionths(theta)), str(billionths(v))])
    return found


def number(low, high, digits):
    return str(round(D(draw.uniform(low, high)), digits))


def table(size):
    winners = draw.choices(range(size), k=1 if draw.random() < 0.85 else 2)
    winners = set(winners)
    seats = []
    for seat in range(size):
        fixed = draw.random() < 0.25
        adjusted = draw.random() < 0.2
        got = D(1) / len(winners) if seat in winners else D(0)
        if adjusted:
            got = D(number(-0.3, 1.3, 4))
        seats.append({
            "theta": number(-4, 4, 9),
            "variance": "0" if fixed else number(0.015, 1, 9),
            "got": str(got),
            "weight": number(1.1, 2.5, 3) if adjusted else "1",
            "isFixed": fixed,
        })
    return seats


def shown(theta, v):
    points = 400 / D(10).ln()
    return [int((1500 + points * theta).to_integral_value("ROUND_HALF_UP")),
            int((D("1.96") * points * v.sqrt()).to_integral_value("ROUND_HALF_UP"))]


cases = []
for n in range(40):
    seats = table(2 + n % 5)
    cases.append({"seats": seats, "after": after(seats)})
scale = []
for n in range(20):
    theta, v = D(number(-6, 6, 9)), D(number(0.01, 1, 9))
    scale.append({"theta": str(theta), "variance": str(v), "shown": shown(theta, v)})
lines = lambda rows: ",\n".join(json.dumps(row) for row in rows)
print(f'{{"cases": [\n{lines(cases)}\n], "scale": [\n{lines(scale)}\n]}}')
