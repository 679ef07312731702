import type { DuplicateChange, DuplicatePlayer } from '../../subjects/duplicate.ts';
import type { Statement, Value } from '../sql.ts';

/** A change of a duplicate as statements, to be run in this order in one transaction. */
export function duplicateStatements(change: DuplicateChange): Statement[] {
  switch (change.type) {
    case 'duplicate-create': {
      const { id, game, rules, options, host = null, seats, clock, bot, movement, at } = change.duplicate;
      const { sitting, seeds, commitments, players } = change.duplicate;
      const head = [
        id,
        game,
        rules,
        JSON.stringify(options),
        host,
        seats,
        JSON.stringify(clock),
        bot,
        movement,
      ];
      const deals = [JSON.stringify(sitting), JSON.stringify(seeds), JSON.stringify(commitments)];
      return [
        { query: 'insertDuplicate', values: [...head, ...deals, at] },
        ...players.map(
          (each): Statement => ({ query: 'insertFirstPlayer', values: [id, ...row(each)], expect: 1 }),
        ),
      ];
    }
    case 'duplicate-update': {
      const { duplicate, version, update } = change;
      const { status = null, host = null, removed, started = null, ended = null, players } = update;
      const gone = removed === undefined ? null : JSON.stringify(removed);
      const values = [duplicate, version, status, host, gone, started, ended];
      const placed: Statement[] = players
        ? [
            { query: 'deletePlayers', values: [duplicate] },
            ...players.map(
              (each): Statement => ({ query: 'insertPlayer', values: [duplicate, ...row(each)] }),
            ),
          ]
        : [];
      return [{ query: 'updateDuplicate', values, expect: 1 }, ...placed];
    }
    case 'open-deal': {
      const { duplicate, round, seed, matches, at } = change;
      return [{ query: 'openDeal', values: [duplicate, round, seed, at], expect: matches.length }];
    }
  }
}

function row({ player, person, bot, name, here, away }: DuplicatePlayer): Value[] {
  return [player, person ?? null, bot ?? null, name, here ?? null, away ?? null];
}
