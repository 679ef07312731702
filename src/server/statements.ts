import type { Change, Line, NewMatch, StoredSeat } from './store.ts';
import type { Statement, Value } from './sql.ts';

/** A change as statements, to be run in this order in one transaction. */
export function statementsOf(change: Change): Statement[] {
  switch (change.type) {
    case 'guest': {
      const { person, session, at } = change;
      return [
        { query: 'insertPerson', values: [person.id, person.name, at] },
        { query: 'insertSession', values: [session, person.id, at], expect: 1 },
      ];
    }
    case 'rename':
      return [{ query: 'renamePerson', values: [change.person, change.name], expect: 1 }];
    case 'sign-out':
      return [{ query: 'deleteSession', values: [change.session] }];
    case 'create':
      return creation(change.match);
    case 'invite':
      return [
        { query: 'deleteInvite', values: [change.match] },
        { query: 'insertInvite', values: [change.hash, change.match, change.at] },
      ];
    case 'seat-token':
      return [{ query: 'insertSeatToken', values: [change.hash, change.match, change.seat, change.at] }];
    case 'table': {
      const { match, version, table } = change;
      const { status, host, options, seats } = table;
      const values = [match, version, status, host, JSON.stringify(options), botsAmong(seats)];
      return [
        { query: 'updateTable', values, expect: 1 },
        { query: 'deleteSeats', values: [match] },
        ...seats.map(
          (seat, index): Statement => ({ query: 'insertSeat', values: [match, ...row(seat, index)] }),
        ),
      ];
    }
    case 'start':
      return [
        { query: 'startMatch', values: [change.match, change.version, change.at], expect: 1 },
        ...change.lines.map((line) => lineOf(change.match, line)),
      ];
    case 'append': {
      const { match, lines, ending } = change;
      const appended = lines.map((line) => lineOf(match, line));
      if (!ending) return appended;
      return [
        ...appended,
        { query: 'endMatch', values: [match, ending.at], expect: 1 },
        {
          query: 'insertEnding',
          values: [match, JSON.stringify(ending.result), JSON.stringify(ending.events)],
        },
      ];
    }
    case 'chat': {
      const { number, seat, text, at } = change.line;
      return [{ query: 'insertChat', values: [change.match, number, seat, text, at] }];
    }
  }
}

function creation(match: NewMatch): Statement[] {
  const { id, game, rules, options, host, seats, seed, commitment, at, previous } = match;
  const head = [id, game, rules, JSON.stringify(options), host, seed, commitment, at, previous ?? null];
  return [
    { query: 'insertMatch', values: [...head, botsAmong(seats)] },
    ...seats.map(
      (seat, index): Statement => ({
        query: 'insertFirstSeats',
        values: [id, ...row(seat, index)],
        expect: 1,
      }),
    ),
  ];
}

function row(seat: StoredSeat, index: number): Value[] {
  return [index, seat.person ?? null, seat.bot ?? null, seat.name, seat.seed, seat.standIn ?? null];
}

function botsAmong(seats: readonly StoredSeat[]): number {
  return seats.filter(({ bot, standIn }) => bot !== undefined || standIn !== undefined).length;
}

function lineOf(match: number, { line, step, kind, seat, asked, text, at, by }: Line): Statement {
  return { query: 'insertLine', values: [match, line, step, kind, seat, asked, text, at, by] };
}
