import { account } from './it/account.ts';
import { dice } from './it/dice.ts';
import { hints } from './it/hints.ts';
import { friends } from './it/friends.ts';
import { lobby } from './it/lobby.ts';
import { moderation } from './it/moderation.ts';
import { pairing } from './it/pairing.ts';
import { ratings } from './it/ratings.ts';
import { refusals } from './it/refusals.ts';
import { table } from './it/table.ts';
import type { OnlineText } from './en.ts';

export const it: OnlineText = {
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
