import { account } from './de/account.ts';
import { dice } from './de/dice.ts';
import { hints } from './de/hints.ts';
import { friends } from './de/friends.ts';
import { lobby } from './de/lobby.ts';
import { moderation } from './de/moderation.ts';
import { pairing } from './de/pairing.ts';
import { ratings } from './de/ratings.ts';
import { refusals } from './de/refusals.ts';
import { table } from './de/table.ts';
import type { OnlineText } from './en.ts';

export const de: OnlineText = {
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
