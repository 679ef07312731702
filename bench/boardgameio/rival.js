// @ts-nocheck: the library and its types are there only once the benchmark has installed them.

/**
 * Plays High Tide with boardgame.io on request: one JSON object a line on standard input, one a line on standard output.
 * {"script": [...]} replays matches and answers with their scores; {"seconds": n, "seed": "..."} plays random games.
 */
const { createInterface } = require('node:readline');
const { Client } = require('boardgame.io/client');
const { MockRandom } = require('boardgame.io/testing');
const { BEACHES, HighTide } = require('./game.js');

const SEATS = 4;

createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line);
  const answer = asked.script ? asked.script.map(replay) : playFor(asked.seconds, asked.seed);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});

/** A match as a list of plies; nature's are fed to the random API, the players' are made as moves. */
function replay(plies) {
  const towels = words(plies.find(([seat]) => seat === -1)[1]);
  const drawn = [];
  const pips = [];
  for (const [seat, text] of plies) {
    if (seat !== -1) continue;
    const [verb, ...rest] = text.split(' ');
    if (verb === 'pips') pips.push(...rest.map(Number));
    if (verb !== 'dice') continue;
    drawn.push([BEACHES.indexOf(rest[0]), BEACHES.indexOf(rest[2])]);
    pips.push(Number(rest[1]), Number(rest[3]));
  }
  const random = MockRandom({
    D6: () => pips.shift(),
    // The first shuffle piles the towels, every other one brings the next two dice to the end of the bag.
    Shuffle: (list) => (typeof list[0] === 'string' ? towels : withLast(list, drawn.shift())),
  });
  const client = Client({ game: { ...HighTide, plugins: [random] }, numPlayers: SEATS, debug: false });
  for (const [seat, text] of plies) {
    if (seat === -1) continue;
    const { ctx } = client.getState();
    if (ctx.currentPlayer !== String(seat))
      throw new Error(`"${text}" of ${seat}, but ${ctx.currentPlayer} is on turn`);
    const [move, ...args] = text.split(' ');
    client.moves[move](...args.map((arg) => (/^\d$/.test(arg) ? Number(arg) : arg)));
  }
  return client.getState().ctx.gameover?.scores;
}

function words(text) {
  return text.split(' ').slice(1);
}

function withLast(bag, [first, second]) {
  const rest = [...bag];
  rest.splice(rest.indexOf(first), 1);
  rest.splice(rest.indexOf(second), 1);
  return [...rest, second, first];
}

/** Processor time of this process with all its threads: what one core would need, whatever else the machine does. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Random games for so many seconds. */
function playFor(seconds, seed) {
  const started = cpuSeconds();
  let games = 0;
  let decisions = 0;
  while (cpuSeconds() - started < seconds) {
    const client = Client({
      game: { ...HighTide, seed: `${seed}-${games}` },
      numPlayers: SEATS,
      debug: false,
    });
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      const choices = HighTide.ai.enumerate(state.G, state.ctx);
      const { move, args } = choices[Math.floor(Math.random() * choices.length)];
      client.moves[move](...args);
      state = client.getState();
      if (choices.length > 1) decisions++;
    }
    games++;
  }
  return { games, decisions, seconds: cpuSeconds() - started };
}
