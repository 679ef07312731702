import { anchorsOf } from '../../rating/anchors.ts';
import { mayAdjust } from '../../rating/luck.ts';
import {
  type Course,
  feeding,
  feedingBesideBot,
  improving,
  leaving,
  leavingWithLuck,
  onlyAgainst,
} from './farming.ts';
import { curvePlot } from './plot.ts';
import type { Recording } from './record.ts';
import { table } from './table.ts';

const COURSE = { runs: 200, matches: 1000, seed: 5 };
/** After so many matches the tables say where a course stands. */
const STOPS = [30, 100, 300, 1000];

/** What people who are after a number gain, as a table, and a picture of what friends can give. */
export function farmingPage(recordings: readonly Recording[]): {
  readonly lines: readonly string[];
  readonly picture: string;
} {
  const alone = [1, 10, 100].map((friends) => ({
    friends,
    values: feeding({ ...COURSE, runs: 1, game: 'maui' }, friends),
  }));
  const lines = table(
    ['the number after so many matches', ...STOPS.map(String)],
    [
      ...recordings.flatMap(coursesOf),
      ...alone.map(({ friends, values }) => row(`1500, to whom ${lose(friends)}, at tables of two`, values)),
      ...[1, 10, 100, 1000].map((friends) =>
        row(
          `1500, to whom ${lose(friends)}, at tables of three with a medium bot`,
          feedingBesideBot({ ...COURSE, game: 'maui' }, friends),
        ),
      ),
    ],
  );
  const picture = curvePlot(
    alone.map(({ friends, values }) => ({
      name: friends === 1 ? '1 friend' : `${friends} friends`,
      values: values.slice(0, 200),
    })),
    { says: 'The number of somebody to whom friends lose on purpose', from: 1500, to: 2000 },
  );
  return { lines, picture };
}

function coursesOf({ game, name, matches }: Recording): string[][] {
  const players = matches[0]?.length ?? 2;
  const others = players - 1;
  const plan = { ...COURSE, game };
  const { expert, easy } = anchorsOf(game) as { readonly expert: number; readonly easy: number };
  const behaviour = { foresees: 0.8, turns: 0.1 };
  const course = (title: string, values: Course) => row(`${name}: ${title}`, values);
  const withLuck = (foresees: number) => leavingWithLuck(plan, matches, foresees);
  return [
    course(`expert (${expert}) plays expert bots alone`, onlyAgainst(plan, 'expert', 'expert', others)),
    course(`expert (${expert}) plays easy bots alone`, onlyAgainst(plan, 'expert', 'easy', others)),
    course(`easy (${easy}) plays easy bots alone`, onlyAgainst(plan, 'easy', 'easy', others)),
    course('medium (1500) leaves when behind', leaving(plan, others, { ...behaviour, credited: false })),
    course('the same if bots’ wins counted', leaving(plan, others, { ...behaviour, credited: true })),
    ...(mayAdjust(game, players)
      ? [
          course('luck taken out, medium (1500) stays', withLuck(0)),
          course('luck taken out, medium (1500) leaves when behind', withLuck(behaviour.foresees)),
        ]
      : []),
    course(`medium until match 500, then expert (${expert})`, improving(plan, 'medium', 'expert', others)),
  ];
}

function row(title: string, values: Course): string[] {
  return [title, ...STOPS.map((stop) => String(Math.round(values[stop - 1] as number)))];
}

function lose(friends: number): string {
  return `${friends === 1 ? 'a friend loses' : `${friends} friends in turn lose`} on purpose`;
}
