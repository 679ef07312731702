import { account } from './fr/account.ts';
import { dice } from './fr/dice.ts';
import { hints } from './fr/hints.ts';
import { friends } from './fr/friends.ts';
import { lobby } from './fr/lobby.ts';
import { moderation } from './fr/moderation.ts';
import { pairing } from './fr/pairing.ts';
import { ratings } from './fr/ratings.ts';
import { refusals } from './fr/refusals.ts';
import { table } from './fr/table.ts';
import type { OnlineText } from './en.ts';

export const fr: OnlineText = {
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
