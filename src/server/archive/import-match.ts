import { unequalPart } from '../../engine/json.ts';
import { type MatchFile, readTerms } from '../../engine/file.ts';
import type { AnyGame } from '../../engine/game.ts';
import { linksOf } from '../../fair/round-marks.ts';
import type { RoundLinks } from '../../fair/rounds.ts';
import { verify } from '../../fair/verify.ts';
import { noClock } from '../../wire/clock.ts';
import { LiveMatch, type Proposal } from '../match/live-match.ts';
import { liveRounds } from '../match/live-rounds.ts';
import { standingEvents } from '../match/replay-log.ts';
import type { Ending, Line, NewMatch, StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { withSeats } from '../table/changes/seating.ts';

export interface ImportProblem {
  readonly problem: string;
}

interface Played {
  readonly match: NewMatch;
  readonly lines: readonly Line[];
  readonly ending: Ending;
}

/**
 * Stores the finished match of a file as if it had been played here, with nobody behind its seats. It is played again first:
 * every decision has to be legal, and every roll the one that the seed brings. What was stored half by an import that was
 * stopped is completed.
 */
export async function importMatch(
  store: Store,
  game: AnyGame,
  file: MatchFile,
  at: number,
): Promise<'imported' | 'known' | ImportProblem> {
  const found = await store.match(file.id ?? '');
  if (found && (found.status === 'over' || found.host !== 0))
    return found.commitment === file.commitment ? 'known' : { problem: 'another match has this id' };
  const played = playedAgain(game, file, at);
  if ('problem' in played) return played;
  const { match, lines, ending } = played;
  if (!found) await store.write({ type: 'create', match });
  const created = await mustBe(store, match.id);
  if (created.status === 'open') {
    const table = withSeats(created, match.seats);
    await store.write({ type: 'table', match: created.key, version: created.version, table });
    const { key, version } = await mustBe(store, match.id);
    await store.write({ type: 'start', match: key, version, lines, at });
  }
  const { key } = created;
  const end = { ...ending, at, seed: match.seed };
  const done = await store.write({ type: 'append', match: key, lines: [], ending: end });
  return done === 'done' ? 'imported' : { problem: 'somebody else imports it' };
}

async function mustBe(store: Store, id: string): Promise<StoredMatch> {
  const stored = await store.match(id);
  if (!stored) throw new Error(`${id} was not stored`);
  return stored;
}

function playedAgain(game: AnyGame, file: MatchFile, at: number): Played | ImportProblem {
  const { id, seed, commitment, result, version } = file;
  if (id === undefined || seed === undefined || commitment === undefined || result === undefined)
    return { problem: 'only finished matches with id, commitment and seed can be imported' };
  const terms = readTerms(game, file);
  if ('problem' in terms) return terms;
  const { options, rules } = terms;
  const derived = verify({ ...file, options });
  if ('problem' in derived) return derived;
  const match: NewMatch = {
    id,
    game: game.id,
    rules,
    options,
    host: 0,
    seats: file.seats.map(({ seed: mixed = '', link: _link, ...seat }) => ({ ...seat, seed: mixed })),
    seed,
    commitment,
    ...(version === undefined ? {} : { dice: version }),
    ...(file.deal === undefined ? {} : { deal: file.deal }),
    at,
    listed: false,
    clock: noClock,
  };
  const links = version === 3 ? linksOf({ id, seats: file.seats, rounds: file.rounds ?? [] }) : [];
  if (typeof links === 'string') return { problem: links };
  const rounds = liveRounds(match, derived.luck);
  const live = new LiveMatch(game, terms, derived.luck, { keep: Number.POSITIVE_INFINITY, rounds });
  const lines: Line[] = [];
  const step = (proposal: Proposal) => {
    live.commit(proposal);
    lines.push(...proposal.lines);
  };
  step(live.begin(at));
  while (!live.over) {
    const next = nextDecision(live, file);
    if (!next)
      return { problem: `ply ${live.match.plies.length + 1} is not what the seed brings, or is missing` };
    const by = match.seats[next.seat]?.bot;
    const opened = links[rounds?.marks.length ?? 0] ?? [];
    const asked = new Set(opened.flatMap((link, seat) => (link === undefined ? [] : [seat])));
    const proposal = live.answer(next, by === undefined ? 'person' : `bot:${by}`, at, () => asked);
    if (typeof proposal === 'string') return { problem: `ply ${live.match.plies.length + 1}: ${proposal}` };
    step(proposal);
    if (rounds?.pending) {
      const refused = rollWith(live, opened, at, step);
      if (refused) return { problem: `the roll after ply ${live.match.plies.length}: ${refused}` };
    }
  }
  const isSame =
    unequalPart(live.match.plies, file.plies) === undefined && unequalPart(live.result, result) === undefined;
  if (!isSame || live.result === undefined) return { problem: 'the result is not that of its plies' };
  const events = `[${standingEvents(live.recent).join()}]`;
  return { match, lines, ending: { result: live.result, events, played: live.ledger.playedWith([]) } };
}

/** The roll that follows a decision, with the links that were opened for it. */
function rollWith(
  live: LiveMatch,
  opened: RoundLinks,
  at: number,
  step: (proposal: Proposal) => void,
): string | undefined {
  const round = live.rounds?.pending?.round ?? 0;
  for (const [seat, link] of opened.entries()) {
    if (!link) continue;
    const proposal = live.link({ seat, round, link }, at);
    if (typeof proposal === 'string') return proposal;
    step(proposal);
  }
  const rolled = live.roll(at);
  if (typeof rolled === 'string') return rolled;
  step(rolled);
  return undefined;
}

/** What is to be answered next: in the file sealed answers stand one after the other, in order of seats. */
function nextDecision(live: LiveMatch, { plies }: MatchFile) {
  const { match } = live;
  const done = match.plies.length;
  if (unequalPart(match.plies, plies.slice(0, done)) !== undefined) return undefined;
  const isSealed = match.game.sealed(match.state);
  const seat = isSealed ? live.waitingFor[0] : plies[done]?.[0];
  const ahead = plies.slice(done, done + (isSealed ? live.toAct.length : 1));
  const text = ahead.find(([each]) => each === seat)?.[1];
  const asked = seat === undefined ? undefined : match.asked[seat];
  return seat === undefined || text === undefined || asked === undefined ? undefined : { seat, asked, text };
}
