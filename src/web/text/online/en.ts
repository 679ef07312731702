import { account } from './en/account.ts';
import { dice } from './en/dice.ts';
import { hints } from './en/hints.ts';
import { friends } from './en/friends.ts';
import { lobby } from './en/lobby.ts';
import { moderation } from './en/moderation.ts';
import { pairing } from './en/pairing.ts';
import { ratings } from './en/ratings.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';

/** The texts about online play, in English. Loaded on demand. */
export const en = {
  ...lobby,
  ...table,
  ...dice,
  ...account,
  ...refusals,
  ...ratings,
  ...friends,
  ...pairing,
  ...hints,
  ...moderation,
};

export type OnlineText = typeof en;
