// A program that hosts: it keeps a table of a game in the lobby, plays there with whoever sits down, and accepts challenges.
//   node examples/host.js http://localhost:8080 ttb_... maui
// In a project of your own the next line is: import { Client, Refused } from 'tidetable/client';
const { Client, Refused } = await import('tidetable/client').catch(() => import('../src/client/index.ts'));

const [server, token, game = 'maui'] = process.argv.slice(2);
const client = new Client({ server, token });

/** What makes a program strong goes here: `view` is all that the seat sees, `legal` every possible answer. */
function choose({ legal }) {
  return legal[Math.floor(Math.random() * legal.length)];
}

/** What may be refused, for instance because somebody else was faster: the stream goes on telling what is true. */
async function attempt(act) {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(`${error.code}: ${error.message}`);
  }
}

const { seats } = (await client.games()).find(({ id }) => id === game);
const others = Array.from({ length: seats.min - 1 }, () => ({ kind: 'open' }));
/** Our table in the lobby, as long as it waits for somebody. */
let waiting;

async function openTable() {
  const table = await client.create({
    game,
    seats: [{ kind: 'me' }, ...others],
    listed: true,
    autostart: true,
  });
  waiting = table.id;
  console.log(`${waiting} is open`);
}

await client.acceptChallenges({
  games: [{ game, level: 'random' }],
  about: 'I take any move that is legal.',
});

let me;
for await (const line of client.stream()) {
  switch (line.type) {
    case 'hello':
      me = line.person;
      break;
    case 'table': {
      const { id, status, listed, yours, youHost } = line.table;
      if (status === 'open' && listed && youHost) waiting = id;
      for (const { what, name } of line.changes) {
        console.log(`${id}: ${what} ${name ?? ''}`);
        if (what === 'joined' && yours.length > 0)
          await attempt(() => client.say(id, yours[0], `Welcome, ${name}!`));
      }
      break;
    }
    case 'begin':
    case 'gone':
      if (waiting === (line.table?.id ?? line.match)) waiting = undefined;
      break;
    case 'challenge':
      if (line.challenge.status === 'open' && line.challenge.to.id === me.id)
        await attempt(() => client.accept(line.challenge.id));
      break;
    case 'decide':
      void attempt(() => client.answer(line, choose(line)));
      break;
    case 'chat':
      for (const { name, text } of line.lines) console.log(`${name}: ${text}`);
      break;
    case 'over':
      console.log(`${line.match} is over: ${line.result.scores.join(', ')}`);
      break;
    // Nothing to do for the others.
    default:
  }
  // Not before `ready`: a table from before may still be told.
  if (waiting === undefined && ['ready', 'begin', 'gone', 'beat'].includes(line.type))
    await attempt(openTable);
}
// The token was revoked, or a newer stream has replaced this one.
process.exitCode = 1;
