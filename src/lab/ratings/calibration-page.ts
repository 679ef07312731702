import { mayAdjust } from '../../rating/luck.ts';
import { type Calibration, calibrationOf, type Source, sources } from './calibration.ts';
import { mixedClub, pureClub, type Way, ways } from './club.ts';
import type { RecordedMatch } from './record.ts';
import { table } from './table.ts';

const CLUBS = { clubs: 10, matches: 4000, seed: 25 };

const sourceNames: { readonly [source in Source]: string } = {
  raw: 'by result',
  adjusted: 'luck taken out',
  known: 'levels known',
  alike: 'everybody alike',
};

/** How well ratings foretell what recorded matches bring: clubs of known levels, and of mixtures. */
export function calibrationLines(game: string, recorded: readonly RecordedMatch[]): string[] {
  const players = recorded[0]?.length ?? 0;
  const isAdjusted = mayAdjust(game, players);
  const shown = sources.filter((source) => isAdjusted || source !== 'adjusted');
  const pure = calibrationOf(game, recorded, { ...CLUBS, members: pureClub });
  const mixed = calibrationOf(game, recorded, { ...CLUBS, members: mixedClub });
  return [
    `${CLUBS.clubs} clubs of ${pureClub.length}, five of each level, from nothing; matches ${CLUBS.matches / 2 + 1} to ${CLUBS.matches}:`,
    '',
    ...figures(pure, shown),
    ...placesTable(
      pure,
      ways.filter((way) => isAdjusted || way === 'raw'),
    ),
    `The same for clubs of ${mixedClub.length}, five each who play like expert in none, 1/4, 1/2, 3/4 and all of their matches, otherwise like medium; bots take the other seats:`,
    '',
    ...figures(mixed, shown),
    ...(isAdjusted ? [changeText(pure, mixed), ''] : []),
  ];
}

function figures({ by, held }: Calibration, shown: readonly Source[]): string[] {
  const row = (title: string, cell: (source: Source) => string) => [title, ...shown.map(cell)];
  const percent = (source: Source) =>
    source === 'raw' || source === 'adjusted' ? `${Math.round(100 * (held?.[source] ?? 0))} %` : '–';
  return table(
    ['', ...shown.map((source) => sourceNames[source])],
    [
      row('log-loss of who wins', (source) => by[source].winner.toFixed(3)),
      row('log-loss of the order of all places', (source) => by[source].order.toFixed(3)),
      row('expected and real shares apart', (source) => by[source].shares.toFixed(3)),
      row('expected and real places apart', (source) => by[source].places.toFixed(3)),
      ...(held ? [row('95 % intervals that hold the true strength', percent)] : []),
    ],
  );
}

function placesTable({ places }: Calibration, shown: readonly Way[]): string[] {
  const froms = [...new Set(shown.flatMap((way) => places[way].map(({ from }) => from)))].toSorted(
    (a, b) => a - b,
  );
  return table(
    ['expected place', ...froms.map((from) => `${from} to ${from + 0.5}`)],
    shown.map((way) => [
      `real mean place, ${sourceNames[way]} (mean expected; seats)`,
      ...froms.map((from) => {
        const bin = places[way].find((each) => each.from === from);
        return bin ? `${bin.real.toFixed(2)} (${bin.expected.toFixed(2)}; ${bin.seats})` : '–';
      }),
    ]),
  );
}

function changeText(pure: Calibration, mixed: Calibration): string {
  const text = ({ change: { mean, error } }: Calibration) =>
    `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(4)} (standard error ${error.toFixed(4)})`;
  return `Taking luck out changes the log-loss of who wins by ${text(pure)} in the first clubs and ${text(mixed)} in the second.`;
}
