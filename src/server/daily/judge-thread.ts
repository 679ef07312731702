import { games } from '../../games/index.ts';
import { judgeTry, type TryTask } from './judge.ts';

/** Runs in a worker thread: plays a submitted match again. */
export default async function judge(task: TryTask): ReturnType<typeof judgeTry> {
  const game = await games[task.tide.game]?.load();
  if (!game) throw new Error(`there is no game called ${task.tide.game}`);
  return judgeTry(task, game);
}
