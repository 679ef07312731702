// @ts-nocheck: the library and its types are there only once the benchmark has installed them.

/**
 * High Tide's base game as boardgame.io's own documentation teaches to write one: plain objects in G, changed in place
 * under immer, a phase for each round, turn order from G, the random API, endIf, and ai.enumerate for who plays by itself.
 * Where the documentation leaves a choice, the quicker one was taken: steps of a turn are a field of G, not stages.
 */
const { INVALID_MOVE } = require('boardgame.io/core');

const BEACHES = ['black', 'purple', 'blue', 'orange', 'yellow', 'white'];
const LENGTH = 20;
const RENTAL = 4;
const ROUNDS = 6;

function setup({ ctx, random }) {
  const players = Array.from({ length: ctx.numPlayers }, (_, i) => String(i));
  const perColour = ctx.numPlayers > 4 ? 3 : 2;
  return {
    round: 1,
    pile: random.Shuffle(players),
    chairs: Object.fromEntries(players.map((id) => [id, BEACHES.map(() => ({ place: 0, arrival: 0 }))])),
    arrivals: 0,
    sand: BEACHES.map(() => LENGTH),
    bag: BEACHES.flatMap((_, beach) => Array.from({ length: perColour }, () => beach)),
    track: Array.from({ length: ctx.numPlayers + 1 }, () => null),
    rental: RENTAL,
    turns: 0,
    step: 'choose',
    hand: null,
    from: null,
    over: false,
  };
}

function freeSpaces(G) {
  let free = 0;
  for (let i = 0; i < Math.min(G.rental - 1, G.track.length); i++) if (G.track[i] === null) free++;
  return free;
}

function topmostFree(G) {
  return G.track.indexOf(null);
}

/** Two dice out of the bag, rolled; the higher one left, of equal ones the one whose beach is further left. */
function drawDice(G, random) {
  G.bag = random.Shuffle(G.bag);
  const dice = [G.bag.pop(), G.bag.pop()].map((beach) => ({ beach, pips: random.D6() }));
  return dice.sort((a, b) => b.pips - a.pips || a.beach - b.beach);
}

function moveChairs(G, playerID, dice) {
  const together = dice[0].beach === dice[1].beach;
  const moves = together ? [{ beach: dice[0].beach, pips: dice[0].pips + dice[1].pips }] : dice;
  for (const { beach, pips } of moves) {
    const chair = G.chairs[playerID][beach];
    const to = Math.min(chair.place + pips, LENGTH + 1);
    if (to === chair.place) continue;
    chair.place = to;
    chair.arrival = ++G.arrivals;
  }
}

/** Chairs move, the towel is laid, and the next player is on turn; after the last one the waves come. */
function finishTurn({ G, ctx, events }, playerID) {
  moveChairs(G, playerID, G.hand);
  G.track[G.from === null ? topmostFree(G) : G.from] = { towel: playerID };
  G.hand = null;
  G.from = null;
  G.turns++;
  if (G.turns < ctx.numPlayers) {
    G.step = 'choose';
    events.endTurn();
  } else if (G.track.includes(null)) {
    G.step = 'waves';
  } else {
    endRound({ G, ctx, events });
  }
}

function endRound({ G, ctx, events }) {
  const { dice } = G.track.find((space) => space.dice);
  for (const [i, spaces] of [3, 2].entries()) {
    const { beach } = dice[i];
    G.sand[beach] = Math.max(0, G.sand[beach] - spaces);
  }
  const wet = Object.values(G.chairs).some((chairs) =>
    chairs.some(({ place }, beach) => place > G.sand[beach]),
  );
  if (wet || G.round === ROUNDS) {
    G.over = true;
    return;
  }
  const perColour = ctx.numPlayers > 4 ? 3 : 2;
  G.pile = G.track
    .filter((space) => space.towel)
    .map((space) => space.towel)
    .reverse();
  G.bag = BEACHES.flatMap((_, beach) => Array.from({ length: perColour }, () => beach));
  G.track = G.track.map(() => null);
  G.rental = RENTAL;
  G.turns = 0;
  G.round++;
  G.step = 'choose';
  events.endPhase();
}

const moves = {
  roll: ({ G, ctx, events, random, playerID }) => {
    if (G.step === 'waves') {
      G.track[topmostFree(G)] = { dice: drawDice(G, random) };
      endRound({ G, ctx, events });
      return undefined;
    }
    if ((G.step !== 'choose' && G.step !== 'again') || freeSpaces(G) === 0) return INVALID_MOVE;
    G.hand = drawDice(G, random);
    if (freeSpaces(G) > 1) G.step = 'judge';
    else finishTurn({ G, ctx, events }, playerID);
    return undefined;
  },
  accept: ({ G, ctx, events, playerID }) => {
    if (G.step !== 'judge') return INVALID_MOVE;
    finishTurn({ G, ctx, events }, playerID);
    return undefined;
  },
  decline: ({ G }) => {
    if (G.step !== 'judge') return INVALID_MOVE;
    G.track[topmostFree(G)] = { dice: G.hand };
    G.hand = null;
    G.step = 'again';
    return undefined;
  },
  take: ({ G, ctx, events, playerID }, space) => {
    if (G.step !== 'choose' || !G.track[space - 1]?.dice) return INVALID_MOVE;
    G.hand = G.track[space - 1].dice;
    G.track[space - 1] = null;
    G.from = space - 1;
    if (space < 3) G.step = 'reroll';
    else finishTurn({ G, ctx, events }, playerID);
    return undefined;
  },
  keep: ({ G, ctx, events, playerID }) => {
    if (G.step !== 'reroll') return INVALID_MOVE;
    finishTurn({ G, ctx, events }, playerID);
    return undefined;
  },
  reroll: ({ G, ctx, events, random, playerID }, which) => {
    if (G.step !== 'reroll' || (which === 'both' && G.from !== 0)) return INVALID_MOVE;
    if (which !== 'right') G.hand[0].pips = random.D6();
    if (which !== 'left') G.hand[1].pips = random.D6();
    finishTurn({ G, ctx, events }, playerID);
    return undefined;
  },
};

function scores(G) {
  const ladder = Object.keys(G.chairs).length > 4 ? [4, 2, 1] : [4, 2];
  const points = Object.fromEntries(Object.keys(G.chairs).map((id) => [id, 0]));
  for (let beach = 0; beach < BEACHES.length; beach++) {
    const dry = Object.entries(G.chairs)
      .map(([id, chairs]) => ({ id, ...chairs[beach] }))
      .filter(({ place }) => place <= G.sand[beach]);
    for (const { id } of dry.filter(({ place }) => place === 0)) points[id] += 1;
    dry
      .filter(({ place }) => place > 0)
      .sort((a, b) => b.place - a.place || b.arrival - a.arrival)
      .slice(0, ladder.length)
      .forEach(({ id }, i) => {
        points[id] += ladder[i];
      });
  }
  return Object.values(points);
}

/** Every move the player on turn may make. */
function enumerate(G) {
  switch (G.step) {
    case 'waves':
    case 'again':
      return [{ move: 'roll', args: [] }];
    case 'judge':
      return [
        { move: 'accept', args: [] },
        { move: 'decline', args: [] },
      ];
    case 'reroll': {
      const [left, right] = G.hand;
      const list = [
        { move: 'keep', args: [] },
        { move: 'reroll', args: ['left'] },
      ];
      if (left.beach !== right.beach || left.pips !== right.pips)
        list.push({ move: 'reroll', args: ['right'] });
      if (G.from === 0) list.push({ move: 'reroll', args: ['both'] });
      return list;
    }
    default: {
      const list = freeSpaces(G) > 0 ? [{ move: 'roll', args: [] }] : [];
      G.track.forEach((space, i) => {
        if (space?.dice) list.push({ move: 'take', args: [i + 1] });
      });
      return list;
    }
  }
}

const HighTide = {
  name: 'high-tide',
  minPlayers: 3,
  maxPlayers: 6,
  setup,
  moves,
  phases: {
    round: {
      start: true,
      next: 'round',
      turn: {
        order: {
          first: () => 0,
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
          playOrder: ({ G }) => G.pile,
        },
        onBegin: ({ G }) => {
          if (G.turns > 0 && G.rental <= G.track.length) G.rental++;
        },
      },
    },
  },
  endIf: ({ G }) => (G.over ? { scores: scores(G) } : undefined),
  ai: { enumerate },
};

module.exports = { HighTide, BEACHES };
