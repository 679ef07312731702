import { botNames } from '../bots/index.ts';
import type { OptionSpec } from '../engine/game.ts';
import { type Language, languages } from '../engine/words.ts';
import { ladders } from '../lab/ladder/plan.ts';
import { loadRegistry, type RegistryUrl } from './support/catalogue.ts';
import { hanging } from './support/columns.ts';
import type { Io } from './support/io.ts';

export const help = `Tidetable: beach board games to play, simulate, replay and verify

  tidetable play [GAME]      a game in the terminal
  tidetable sim GAME         very many games between bots, on all cores
  tidetable tournament GAME  how strong the bots are against one another
  tidetable ladder           the same for every level of all games, in one go
  tidetable lab GAME         how balanced a game is, and what its figures change
  tidetable train GAME       what bots learn by playing against themselves
  tidetable calibrate GAME   how far reviews of a game can be relied on
  tidetable replay FILE      the story of a match, and a position of it
  tidetable review FILE      what of a match was luck, and what was choice
  tidetable verify FILE      whether a match followed the rules and its dice were fair
  tidetable lesson check FILE  whether a lesson can be played to its end
  tidetable env GAME         a game for programs: JSON lines in, JSON lines out
  tidetable serve            the server: tables for people anywhere, one process, one file
  tidetable backup FILE      a copy of the server's database, also while it runs
  tidetable restore FILE     puts such a copy back in its place
  tidetable admin            looks after a server: people, tables, settings, links
  tidetable service install  the server as a service of systemd

  tidetable COMMAND --help        what a command takes
  tidetable play GAME --help      the options of a game and who can play it
  tidetable --version

Exit status: 0 good, 1 checked and found wrong, 2 wrong usage or unreadable input.`;

const LANG = `  --lang ${languages.join('|')}      language; otherwise that of the environment`;

const pages = {
  play: `tidetable play [GAME] [options]: a game in the terminal

  --seats me,random,...   who plays, in order: "me" or "me:NAME" for a person here, or a bot by name
  --options LIST          how it is played: "coins,shark", "length=25", "-coins", "every" for all expansions
  --resume FILE           goes on with a saved game
${LANG}`,
  sim: `tidetable sim GAME [options]: very many games between bots

  --seats random,...      the bots, in order; exec:COMMAND and module:FILE for bots of your own
  --games N               how many games (1000)
  --seed N                game number i depends on the seed and i only (1)
  --options LIST          how it is played: "coins,shark", "length=25", "-coins", "every" for all expansions
  --check                 holds every ply to the contract of a game; what breaks it is told and saved
  --out FILE              writes the match file of the last game
  --out-all FILE          writes the match files of all games, one a line
  --csv FILE              writes a line for each seat of each game: score, place, plies, how it ended
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}`,
  tournament: `tidetable tournament GAME [options]: how strong bots are against one another, with intervals

  --bots easy,medium,...  the heroes (easy,medium,hard,expert); expert@2000 is a level with so many playouts
  --against medium,...    whose clones they meet; otherwise one another
  --players N,...         at tables of so many (the fewest the game allows)
  --games N               games for each comparison, rounded up to whole rounds of seats (200)
  --seed N                the same dice in every comparison (1)
  --options LIST;...      how it is played, as for sim; several tables with ";" between them: ";every"
  --budget N              at most so many playouts for a decision; otherwise what each level usually takes
  --milliseconds N        at most so much time for a decision instead
  --reference expert@N    somebody who judges some of the heroes' decisions: what each gave away
  --decide                ends a comparison once it is known, at 99 %, who is better
  --state FILE            keeps what was played; the same command goes on from there after a stop
  --html FILE             a page with plots
  --duplicate             the same luck by what a draw is for, not by its number: the k-th piece out of a bag is the same
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}`,
  ladder: `tidetable ladder [GAME...] [options]: every comparison that says how strong the levels are, in one go

  --state FOLDER          keeps what was played; the same command goes on from there after a stop
  --milliseconds N        expert against hard by the clock instead; with people they have 300 and 50
  --games N               at most so many games for a comparison
  --seed N                the same dice in every comparison (1)
  --docs FILE             the tables as a document
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}

Games: ${Object.keys(ladders).join(', ')}; all, if none is named`,
  lab: `tidetable lab GAME [options]: how balanced a game is, by a bot that plays against itself

  --bot medium            who plays all seats; hard@200 is a level with so many playouts
  --players N,...         at tables of so many (all that the game allows)
  --sweep N|none          expansions, variants and figures are varied at the table for N (one in the middle)
  --games N               games for every line of the report (200)
  --seed N                the same dice in every line (1)
  --options LIST          how it is played otherwise, as for sim
  --html FILE             a page with plots
  --docs FOLDER           the same as a document with small pictures
  --threads N             otherwise one for each core; the result is the same
  --json                  one object on standard output
${LANG}`,
  train: `tidetable train GAME [options]: learns by self-play what the bots of a game know

  --value                 what positions are worth instead, for reviews; all games have that
  --epochs N              with --value: how often each position is looked at (8)
  --out FILE              where to write it: a module that the bots (or reviews) read
  --players N,...         for tables of so many (all)
  --games N               games for each number of players
  --seed N                the same seed and games give the same file (1)
  --minutes N             at most so long; what was learned by then is written
  --json                  the learning curve as one object on standard output

Games: high-tide, maui`,
  calibrate: `tidetable calibrate GAME [options]: plays matches of mixed levels, reviews them, and says how far that can be relied on

  --players N             at tables of so many (the fewest the game allows)
  --options LIST          how it is played, as for sim
  --matches N             how many matches (200)
  --minutes N             at most so long; what was measured by then counts
  --care quick|full|deep  how carefully they are judged (quick)
  --seed N                the same seed gives the same figures (1)
  --plot FILE             a picture: what was called, and what came
  --out FILE              writes them into the module that reviews read: src/insight/gates/measured.ts
  --json                  one object on standard output`,
  replay: `tidetable replay FILE [options]: the story of a match, a position, and who may do what there

  --at PLY                the position after so many plies; otherwise the last
  --as SEAT|public|all    through whose eyes; seats count from 0; otherwise all
  --odds                  lists the outcomes when chance is to move, each with its weight
  --json                  one object on standard output
${LANG}`,
  review: `tidetable review FILE [options]: what of a match was luck, and what was choice

  --care quick|full|deep  how carefully it is judged: about 2 s, about 30 s, or as long as it takes (full)
  --html FILE             a page with the curve of everybody's chances
  --json                  one object on standard output
${LANG}`,
  verify: `tidetable verify FILE [options]: whether every ply follows the rules and, if the file holds the seed, every roll the seed

  --seen FILE             also whether it is the match that this file of your device saw; FILE may hold the match itself
  --json                  one object on standard output
${LANG}`,
  env: `tidetable env GAME: a game for programs in any language

Reads one JSON request a line from standard input and answers each with one line: new matches, views, legal moves,
answers, chance, undo, copies, results, numeric observations. Specified in docs/formats/env.md.`,
  lesson: `tidetable lesson check FILE... [options]: whether lessons are readable, legal in every move, complete in every
language and point at parts that exist

  --json                  one object a line on standard output`,
  serve: `tidetable serve [options]: the server, until it is told to stop

  --port N                where it listens (8080); also PORT
  --host ADDRESS          on which address (0.0.0.0, all of them); also HOST
  --data FOLDER           where the database lies (data); also DATA
  --database URL          postgres://... instead of the file; also DATABASE_URL
  --base-url URL          how people reach it from outside, such as https://play.example.org; also BASE_URL
  --trust-proxy           believe the forwarding headers of a reverse proxy in a private network; also TRUST_PROXY=1,
                          or TRUST_PROXY=10.0.0.5,192.168.0.0/16 for these alone
  --check                 says what a start with these settings would do, and starts nothing

An option counts more than a variable. Whatever is unknown, malformed or contradictory stops the start.
BACKUP_FOLDER=FOLDER makes backups every BACKUP_HOURS (24), keeps BACKUP_KEEP (7d,4w,6m) of them, and hands each as $1 to
BACKUP_COMMAND. PUSH_HOSTS=host:port,... names push services of one's own, beside those of the browsers' makers.
METRICS_PORT=9090 serves /metrics for Prometheus, on this machine alone.
SEED_KEY=... (32 random bytes in base64) seals the dice of matches under way; on SQLite data/seed.key does it by itself.`,
  backup: `tidetable backup FILE [options]: a copy of the server's database, also while it runs

  --data FOLDER           where the database lies (data); also DATA
  --check                 opens the copy and replays the latest matches; a copy in which one does not is deleted`,
  restore: `tidetable restore FILE [options]: puts a copy made by backup in the place of the server's database

  --data FOLDER           where the database lies (data); also DATA

The server must not be running. What was there is kept in a folder beside it.`,
  service: `tidetable service install|print: the server as a service of systemd, started with the machine

  install                 writes the unit and starts it; its settings are in /etc/tidetable.conf
  print                   shows the unit`,
  admin: `tidetable admin [ACT] [options]: looks after the server that uses this database, running or not

  overview                how it is: people, tables, load, storage, the latest errors
  people [TEXT]           those with this in their name or login, or who were here lately
  tables [open|playing|over]
  journal                 what was done by whom
  rename PERSON NAME      a person is named by id or login
  mute PERSON HOURS       cannot write to others; 0 lifts it
  suspend PERSON HOURS    is signed out and does not get in; 0 lifts it
  role PERSON owner|moderator|none
  reset-password PERSON   a link, good once, to set a new password
  owner-link              a link that makes whoever opens it an owner, who has a page for all of this
  close-table TABLE
  renew-invitation TABLE  a new link; the one before is void
  settings, set NAME VALUE    banner, imprint, privacy, registration (open, invited, closed), chat, openTables
  code [--uses N] [--days N] [--note TEXT], codes, drop-code ID    invitation codes for new people

  --data FOLDER, --database URL   as for serve; also DATA, DATABASE_URL
  --port N, --server URL          where the server answers (port 8080 here); also PORT
  --base-url URL                  how links begin; also BASE_URL
  --json                          one object on standard output`,
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
