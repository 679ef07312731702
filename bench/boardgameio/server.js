// @ts-nocheck: the library and its types are there only once the benchmark has installed them.

/**
 * High Tide on boardgame.io's server as its documentation sets one up: in memory, socket.io. Says where it listens, then
 * how much it has used whenever it gets a line, and ends when its input does.
 */
const { createInterface } = require('node:readline');
const { Server } = require('boardgame.io/server');
const { HighTide } = require('./game.js');

const game = {
  ...HighTide,
  // An update tells a player its possible moves, as ours does.
  playerView: ({ G, ctx, playerID }) => ({
    ...G,
    legal: playerID === ctx.currentPlayer && ctx.gameover === undefined ? HighTide.ai.enumerate(G) : [],
  }),
  // The quicker choice: no copies of earlier states are kept.
  disableUndo: true,
};

async function main() {
  const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
  const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
  console.log(JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` }));
  const input = createInterface({ input: process.stdin });
  input.on('line', () => {
    const { user, system } = process.cpuUsage();
    const usage = { cpuSeconds: (user + system) / 1e6, megabytes: process.memoryUsage().rss / 1e6 };
    console.log(JSON.stringify(usage));
  });
  input.on('close', () => process.exit());
}

void main();
