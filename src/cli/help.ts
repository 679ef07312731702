import { botNames } from '../bots/index.ts';
import type { OptionSpec } from '../engine/game.ts';
import { type Language, languages } from '../engine/words.ts';
import { ladders } from '../lab/ladder/plan.ts';
import { loadRegistry, type RegistryUrl } from './support/catalogue.ts';
import { hanging } from './support/columns.ts';
import type { Io } from './support/io.ts';

export const help = `Tidetable: beach board games to play, simulate, replay and verify

  tidetable play [GAME]      play a game in the terminal
  tidetable sim GAME         play very many games between bots, on all cores
  tidetable tournament GAME  measure how strong the bots are against one another
  tidetable ladder           the same for every level of every game, in one go
  tidetable lab GAME         measure how balanced a game is, and what its figures change
  tidetable train GAME       train bots by self-play
  tidetable calibrate GAME   measure how reliable the reviews of a game are
  tidetable replay FILE      show the story of a match, and a position of it
  tidetable review FILE      tell luck from choice in a match
  tidetable verify FILE      check that a match followed the rules and its dice were fair
  tidetable lesson check FILE  check that a lesson can be played to its end
  tidetable puzzles list GAME  list the puzzles of a game; mine finds more, check evaluates them again
  tidetable new-game NAME    create the skeleton of a game of your own, in a clone of the repository
  tidetable env GAME         run a game for programs: JSON lines in, JSON lines out
  tidetable serve            run the server: tables for people anywhere, one process, one file
  tidetable backup FILE      copy the server's database, even while it runs
  tidetable restore FILE     put such a copy back in place
  tidetable export FILE      write all finished matches of a server, one per line
  tidetable import FILE      store such matches in a server's database
  tidetable admin            manage a server: people, tables, settings, links
  tidetable ratings ACT       compute the ratings of a server anew; the simulations behind them
  tidetable service install  install the server as a systemd service

  tidetable COMMAND --help        what a command takes
  tidetable play GAME --help      the options of a game and who can play it
  tidetable --registry FILE ...   run any command with the games of a module of your own (examples/registry.ts)
  tidetable --version

Exit status: 0 success, 1 checked and found wrong, 2 wrong usage or unreadable input.`;

const LANG = `  --lang ${languages.join('|')}      language (by default, that of the environment)`;

const pages = {
  play: `tidetable play [GAME] [options]: play a game in the terminal

  --seats me,random,...   who plays, in order: "me" or "me:NAME" for a person here, a bot by name, or
                          exec:COMMAND and module:FILE for bots of your own
  --options LIST          how it is played: "coins,shark", "length=25", "-coins", "every" for all expansions
  --resume FILE           continues a saved game
${LANG}`,
  sim: `tidetable sim GAME [options]: play very many games between bots

  --seats random,...      the bots, in order; exec:COMMAND and module:FILE for bots of your own
  --games N               how many games (1000)
  --seed N                game number i depends on the seed and i only (1)
  --options LIST          how it is played: "coins,shark", "length=25", "-coins", "every" for all expansions
  --check                 checks every ply against the contract of a game; violations are reported and saved
  --out FILE              writes the match file of the last game
  --out-all FILE          writes the match files of all games, one per line
  --csv FILE              writes a line for each seat of each game: score, place, plies, how it ended
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}`,
  tournament: `tidetable tournament GAME [options]: measure how strong bots are against one another, with confidence intervals

  --bots easy,medium,...  the heroes (easy,medium,hard,expert); expert@2000 is that level with 2000 playouts,
                          exec:COMMAND and module:FILE are bots of your own
  --against medium,...    their opponents, several of one kind (by default, one another)
  --players N,...         numbers of players (the fewest the game allows)
  --games N               games for each comparison, rounded up to whole rounds of seats (200)
  --seed N                the same dice in every comparison (1)
  --options LIST;...      how it is played, as for sim; several tables separated by ";": ";every"
  --budget N              at most N playouts per decision (by default, what each level usually takes)
  --milliseconds N        at most N milliseconds per decision instead
  --reference expert@N    a bot that judges some of the heroes' decisions: how much each gave away
  --decide                ends a comparison once it is 99 % certain who is better
  --state FILE            keeps what was played; the same command goes on from there after a stop
  --html FILE             a page with plots
  --adjust                measures luck and subtracts it from the results: the same on average, but certain after fewer games
  --duplicate             equal luck by purpose instead of by draw number: the k-th piece out of a bag is the same in all games;
                          bots think alike too. Says how many times fewer games are needed than with dice of their own
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}`,
  ladder: `tidetable ladder [GAME...] [options]: every comparison that shows how strong the levels are, in one go

  --bots exec:COMMAND,... these against random moves and every level instead, at any game: exec:COMMAND, module:FILE, expert@2000
  --state FOLDER          keeps what was played; the same command goes on from there after a stop
  --milliseconds N        expert against hard by thinking time instead; against people they have 300 and 50
  --games N               at most N games per comparison
  --seed N                the same dice in every comparison (1)
  --docs FILE             the tables as a document
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}

Games: ${Object.keys(ladders).join(', ')}; all if none is named`,
  lab: `tidetable lab GAME [options]: measure how balanced a game is, with a bot that plays against itself

  --bot medium            the bot in all seats; hard@200 is that level with 200 playouts; exec:COMMAND, module:FILE
  --players N,...         numbers of players (all the game allows)
  --sweep N|none          varies expansions, variants and figures with N players (by default, a middling number)
  --games N               games for every line of the report (200)
  --seed N                the same dice in every line (1)
  --options LIST          how it is played otherwise, as for sim
  --luck                  also measures how much of the results is luck; takes longer
  --html FILE             a page with plots
  --docs FOLDER           the same as a document with small pictures
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}`,
  train: `tidetable train GAME [options]: train the bots of a game by self-play

  --value                 trains the values of positions instead, for reviews (all games)
  --choices               trains what choices are worth instead, for reviews (maui)
  --epochs N              with --value or --choices: passes over what was played (8)
  --out FILE              where to write the module that the bots (or reviews) read
  --players N,...         numbers of players (all)
  --games N               games for each number of players
  --seed N                the same seed and games give the same file (1)
  --minutes N             at most N minutes; what was learned by then is written
  --json                  the learning curve as one object on standard output

Games: high-tide, maui`,
  calibrate: `tidetable calibrate GAME [options]: play matches of mixed levels, review them, and measure how reliable the reviews are

  --players N             number of players (the fewest the game allows)
  --options LIST          how it is played, as for sim
  --matches N             how many matches (200)
  --minutes N             at most N minutes; what was measured by then counts
  --care quick|full|deep  how carefully they are judged (quick)
  --seed N                the same seed gives the same figures (1)
  --deeper N              judges three decisions of each match again, with N playouts to the end for each promising choice
  --deeper quick|full|deep  judges every decision again, by a review of this care with other samples
  --plot FILE             a picture: predicted chances against results
  --out FILE              writes the figures into the module that reviews read: src/insight/gates/measured.ts
  --json                  one object on standard output`,
  ratings: `tidetable ratings ACT [options]: ratings of people, and the simulations behind their formula

  recompute               computes all ratings of a server anew, also while it runs
    --data FOLDER, --database URL, --server URL, --port N   which server, as for admin
  record GAME             plays matches of mixed levels and reviews them, for simulate
    --players N           number of players (the fewest the game allows)
    --matches N           how many matches (200)
    --seed N              the same seed gives the same matches (1)
    --out FILE            where they go; simulate reads GAME.json
  simulate FOLDER         what recorded matches say: how many it takes to rank people, calibration, farming
    --docs FOLDER         writes them into ratings.md there, with pictures
  --json                  recompute: one object on standard output`,
  replay: `tidetable replay FILE [options]: show the story of a match, a position, and who may do what there

  --at PLY                the position after this ply (by default, the last)
  --as SEAT|public|all    whose view to show; seats count from 0 (all)
  --odds                  when chance moves next, lists the outcomes with their weights
  --json                  one object on standard output
${LANG}`,
  review: `tidetable review FILE [options]: tell luck from choice in a match

  --care quick|full|deep  how carefully it is judged: about 2 s, about 30 s, or as long as it takes (full)
  --html FILE             a page with the curve of everybody's chances
  --json                  one object on standard output
${LANG}`,
  verify: `tidetable verify FILE [options]: check that every ply follows the rules and, if the file holds the seed, that every roll follows from it

  --seen FILE             also checks that it is the match your device recorded in this file; FILE may hold the match itself
  --json                  one object on standard output
${LANG}`,
  env: `tidetable env GAME: run a game for programs in any language

Reads one JSON request per line from standard input and answers each with one line: new matches, views, legal moves,
answers, chance, undo, copies, results, numeric observations. Specified in docs/formats/env.md.`,
  'new-game': `tidetable new-game NAME: create a small game of this name in src/games, with its tests, registered and ready to be
played and changed. CONTRIBUTING.md goes on from there.`,
  lesson: `tidetable lesson check FILE... [options]: check that lessons are readable, legal in every move, complete in every
language, and point at parts that exist

  --json                  one object per line on standard output`,
  puzzles: `tidetable puzzles list|mine|check GAME [options]: positions of real matches in which one choice is clearly best

  list                    those that come with Tidetable: themes, difficulties, how often each level finds them
  mine                    plays matches and looks for more
  check                   evaluates every answer again, more deeply

  --puzzles N             mine: how many (100)
  --minutes N             mine: at most N minutes
  --state FILE            mine: keeps what was found; the same command goes on from there after a stop
  --out FILE              mine: writes them as a set (docs/formats/puzzles.md)
  --from N                check: begins with puzzle N (1)
  --seed N                mine: the same seed gives the same puzzles (1); check: other dice (2)
  --json                  one object on standard output`,
  serve: `tidetable serve [options]: run the server until it is told to stop

  --port N                where it listens (8080); also PORT
  --host ADDRESS          on which address (0.0.0.0, all of them); also HOST
  --data FOLDER           where the database is (data); also DATA
  --database URL          postgres://... instead of the file; also DATABASE_URL
  --base-url URL          how people reach it from outside, such as https://play.example.org; also BASE_URL
  --trust-proxy           trust the forwarding headers of a reverse proxy in a private network; also TRUST_PROXY=1,
                          or TRUST_PROXY=10.0.0.5,192.168.0.0/16 for these alone
  --bots gull=exec:COMMAND;maui/tern=module:FILE   programs of your own as bots at this server's tables; also BOTS
  --check                 shows what a start with these settings would do, without starting

An option overrides its variable. Anything unknown, malformed or contradictory prevents the start.
BACKUP_FOLDER=FOLDER makes backups every BACKUP_HOURS (24), keeps BACKUP_KEEP (7d,4w,6m) of them, and hands each as $1 to
BACKUP_COMMAND. PUSH_HOSTS=host:port,... names push services of your own, besides those of the browser vendors.
LIMITS=tables=120/2,openTables=50 changes limits (60/1 is 60 at once and one more each second); docs/running.md lists them.
SMTP_URL=smtps://user:password@host with MAIL_FROM=ADDRESS lets people be told of their turns by e-mail,
WEBHOOK_HOSTS=discord.com,... by webhooks of these hosts. Without them nothing is sent.
METRICS_PORT=9090 serves /metrics for Prometheus, and /profile, on this machine only.
SEED_KEY=... (32 random bytes in base64) encrypts the dice of matches in progress; with SQLite, data/seed.key is created for this.`,
  backup: `tidetable backup FILE [options]: copy the server's database, even while it runs

  --data FOLDER           where the database is (data); also DATA
  --check                 opens the copy and replays the latest matches; if one fails, the copy is deleted`,
  restore: `tidetable restore FILE [options]: replace the server's database with a copy made by backup

  --data FOLDER           where the database is (data); also DATA

The server must not be running. What was there is kept in a folder beside it.`,
  export: `tidetable export FILE [options]: write all finished matches of a server to a file, one match file per line

  --game GAME             only those of this game
  --players N             only those with this number of seats
  --since 2026-07-01      only those that ended on this day or later
  --until 2026-08-01      only those that ended before this day
  --data FOLDER           where the database is (data); also DATA
  --database URL          a PostgreSQL instead; also DATABASE_URL
  --server URL            where the server answers, if it runs (http://127.0.0.1:8080)
  --port N                the same for a port of this machine; also PORT

A file that is there is continued after its last match, so the same command adds what has ended since.`,
  import: `tidetable import FILE [options]: store finished matches, one match file per line, in a server's database

  --data FOLDER           where the database is (data); also DATA
  --database URL          a PostgreSQL instead; also DATABASE_URL

Each match is played again first: every move has to be legal, every roll the one its seed brings. Those that are there already are left
alone. With SQLite the server must not be running. Exit status 1 if a match was refused.`,
  service: `tidetable service install|print: run the server as a systemd service, started with the machine

  install                 writes the unit and starts it; its settings are in /etc/tidetable.conf
  print                   shows the unit`,
  admin: `tidetable admin [ACT] [options]: manage the server that uses this database, running or not

  overview                status: people, tables, load, storage, the latest errors
  people [TEXT]           people with this in their name or username, or who were here lately
  tables [open|playing|over]
  journal                 who did what
  rename PERSON NAME      PERSON is an ID or a username
  reports [open|closed]   what people have reported; report REPORT shows one with what is around it
  warn PERSON REASON      the person reads the reason and confirms it
  mute PERSON HOURS [REASON]      the person cannot write to others; 0 lifts it
  suspend PERSON HOURS [REASON]   the person is kept out; 0 lifts it
  dismiss REPORT          closes it without an act; --report REPORT with an act closes it too
  appeals, answer-appeal ACT keep|lift TEXT
  hints PERSON            numbers about shared devices, partners and results
  role PERSON owner|moderator|none
  reset-password PERSON   a link that works once, to set a new password
  owner-link              a link that makes whoever opens it an owner, with a page for all of this
  close-table TABLE
  renew-invitation TABLE  a new link; the old one stops working
  settings, set NAME VALUE    banner, imprint, privacy, registration (open, invited, closed), chat, openTables,
                          words (commas between), chatSeconds, guestMinutes, guestTables, guestChallenges
  code [--uses N] [--days N] [--note TEXT], codes, drop-code ID    invitation codes for new people

  --data FOLDER, --database URL   as for serve; also DATA, DATABASE_URL
  --port N, --server URL          where the server answers (port 8080 here); also PORT
  --base-url URL                  how links begin; also BASE_URL
  --json                          one object on standard output

What follows "--" is never an option: an ID of an earlier version may begin with hyphens.`,
} as const;

const groups: readonly (readonly [OptionSpec['group'], string])[] = [
  ['expansion', 'Expansions:'],
  ['variant', 'Variants:'],
  ['table', 'At the table:'],
  ['figure', 'Figures of the box:'],
];

/** What a command takes; with a game among its words, also what that game offers. */
export async function helpFor(
  command: keyof typeof pages,
  argv: readonly string[],
  registry: RegistryUrl,
  io: Io,
): Promise<string> {
  const games = await loadRegistry(registry);
  const language =
    languages.find((each) => argv.includes(`--lang=${each}`) || argv[argv.indexOf('--lang') + 1] === each) ??
    'en';
  const ofGame = ['play', 'sim', 'tournament', 'lab'].includes(command);
  const id = ofGame ? argv.find((word) => Object.hasOwn(games, word)) : undefined;
  if (id !== undefined) return `${pages[command]}\n\n${(await gamePage(id)).join('\n')}`;
  const known = Object.keys(games).join(', ');
  return ofGame ? `${pages[command]}\n\nGames: ${known}` : pages[command];

  async function gamePage(name: string): Promise<string[]> {
    const entry = games[name];
    if (!entry) return [];
    const [game, words] = await Promise.all([entry.load(), entry.words(language satisfies Language)]);
    const about = ([key, spec]: [string, OptionSpec]): string[] => {
      const { name: title, hint } = words.options[key] ?? { name: key, hint: '' };
      return [`  ${key}${limits(spec)}`, ...hanging('      ', `${title}: ${hint}`, io.columns())];
    };
    const options = groups.flatMap(([group, heading]) => {
      const members = Object.entries(game.options).filter(([, spec]) => spec.group === group);
      return members.length > 0 ? ['', heading, ...members.flatMap(about)] : [];
    });
    return [
      `${words.name}: ${words.tagline}`,
      `Seats: ${game.seats.min} to ${game.seats.max}. Bots: ${botNames(name).join(', ')}.`,
      ...options,
    ];
  }
}

function limits(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return spec.default ? ' (on)' : '';
    case 'choice':
      return `=${spec.of.join('|')} (${spec.default})`;
    case 'integer':
      return `=${spec.min}..${spec.max} (${spec.default})`;
    case 'integers':
      return `=N/N/... each ${spec.min}..${spec.max} (${spec.default.join('/')})`;
  }
}
