import { setTimeout } from 'node:timers/promises';
import type { Recomputing } from '../../wire/subjects/ratings.ts';
import { asOperator, whereOf } from '../admin/session.ts';
import { type Args, atMost } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD } from '../support/usage.ts';

const LOOK_EVERY = 250;

/** `tidetable ratings recompute`: all ratings of a server anew, also while it runs. */
export async function recompute(args: Args, registry: RegistryUrl, io: Io): Promise<number> {
  atMost(args, 0);
  const where = whereOf(args, io.env, registry);
  const done = await asOperator(where, async (ask) => {
    let now = await ask<Recomputing>('/admin/ratings/recompute', {});
    const bar = progressBar(io, now.matches);
    while (now.waiting) {
      await setTimeout(LOOK_EVERY);
      now = await ask<Recomputing>('/admin/ratings');
      bar.of(now.matches);
      bar.at(now.done);
    }
    bar.clear();
    return now;
  });
  const seconds = (done.milliseconds / 1000).toFixed(1);
  io.out(
    args.flag('json')
      ? `${JSON.stringify(done)}\n`
      : `${done.done} rated matches, by formula ${done.version}, in ${seconds} s\n`,
  );
  return GOOD;
}
