// A program that plays Tidetable: every game, at any number of tables, by taking any move that is legal.
//
//   node examples/bot.js http://localhost:8080 ttb_...            plays wherever its person sits
//   node examples/bot.js http://localhost:8080 ttb_... tti_...    sits down by this invitation first
//
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
      if (response.ok) return;
      const { code, sentence } = await response.json();
      // Too fast, or the server is about to restart: both pass. Everything else is meant for good.
      if (response.status !== 429 && response.status !== 503)
        return console.error(`${path}: ${code}. ${sentence}`);
    } catch (error) {
      console.error(`${path}: ${error.message}`);
    }
    await sleep(1000);
  }
}

/** The lines of the stream, each as what it says. */
async function* told() {
  const response = await fetch(`${server}/api/v1/bot/stream`, { headers });
  if (!response.ok && response.status < 500) throw new Error(`no stream: ${await response.text()}`);
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => JSON.parse(line));
  }
}

if (invite) await post('/join', { invite });
for (;;) {
  try {
    for await (const line of told()) {
      const { type, match, seat, asked } = line;
      if (type === 'decide') void post(`/matches/${match}/answer`, { seat, asked, text: choose(line) });
      if (type === 'over') console.log(`${match} is over: ${line.result.scores.join(', ')}`);
      if (type === 'bye' && line.reason !== 'restart') process.exit(1);
    }
  } catch (error) {
    console.error(error.message);
  }
  await sleep(1000); // Lost the line: after coming back everything that is still open is told again.
}
