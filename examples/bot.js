// A program that plays Tidetable: every game, at any number of tables, by taking any move that is legal.
//   node examples/bot.js http://localhost:8080 ttb_...            plays wherever its person sits
//   node examples/bot.js http://localhost:8080 ttb_... tti_...    sits down by this invitation first
// Address and token can also come from the environment: TIDETABLE_SERVER, TIDETABLE_TOKEN.
const { TIDETABLE_SERVER, TIDETABLE_TOKEN } = process.env;
const [server = TIDETABLE_SERVER, token = TIDETABLE_TOKEN, invite] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What makes a program strong goes here: `view` is all that the seat sees, `legal` every possible answer. */
function choose({ legal }) {
  return legal[Math.floor(Math.random() * legal.length)];
}

/** Sends until there is an answer: questions are numbered, so saying the same twice does no harm. */
async function post(path, body) {
  for (;;) {
    try {
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${server}/api/v1${path}`, request);
      if (response.ok) return await response.json();
      const { code, sentence } = await response.json();
      console.error(`${path}: ${code}. ${sentence}`);
      // Too fast, or a server about to restart: both pass. Any other refusal stays one.
      if (response.status !== 429 && response.status !== 503) return undefined;
    } catch (error) {
      console.error(`${path}: ${error.message}`);
    }
    await sleep(1000);
  }
}

/** By match and seat, 32 random bytes for the dice: committed to before the start and opened then (docs/formats/fair-dice.md). */
const openings = new Map();

async function commit({ id, yours, seats, status, dice }) {
  if (status !== 'open' || dice === 1) return;
  for (const seat of yours.filter((each) => seats[each].commitment === undefined)) {
    const opening = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
    const name = `tidetable/part/2${String.fromCharCode(id.length)}${id}${String.fromCharCode(seat)}`;
    const hash = await crypto.subtle.digest('SHA-256', Buffer.concat([Buffer.from(name), opening]));
    openings.set(`${id} ${seat}`, opening.toString('hex'));
    await post(`/matches/${id}/commit`, { seat, commitment: Buffer.from(hash).toString('hex') });
  }
}

function open({ id, yours }) {
  for (const seat of yours) {
    const opening = openings.get(`${id} ${seat}`);
    if (opening) void post(`/matches/${id}/open`, { seat, opening });
  }
}

/** The lines of the stream, each as what it says. */
async function* told() {
  const response = await fetch(`${server}/api/v1/bot/stream`, { headers });
  if (response.status === 401) process.exit(1); // The token is no longer good, or never was.
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => JSON.parse(line));
  }
}

const joined = invite && (await post('/join', { invite }));
if (joined) await commit(joined.table);
// After a lost line it comes back, and is told again all that is still open.
for (; ; await sleep(1000)) {
  try {
    for await (const line of told()) {
      const { type, match, seat, asked } = line;
      if (type === 'closing') open(line.table);
      if (type === 'decide') void post(`/matches/${match}/answer`, { seat, asked, text: choose(line) });
      if (type === 'over') console.log(`${match} is over: ${line.result.scores.join(', ')}`);
      if (type === 'bye' && line.reason !== 'restart') process.exit(1);
    }
  } catch (error) {
    console.error(error.message);
  }
}
