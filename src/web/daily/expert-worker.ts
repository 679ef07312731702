import { loadBot } from '../../bots/index.ts';
import { type Challenge, seatOf } from '../../daily/challenge.ts';
import { playedBy } from '../../daily/play.ts';
import { games } from '../../games/index.ts';

/** What the expert would have scored in your seat, with the same luck and the same bots. */
async function expertScore(challenge: Challenge): Promise<number | undefined> {
  const [game, bot, hero] = await Promise.all([
    games[challenge.game]?.load(),
    loadBot(challenge.game, challenge.level),
    loadBot(challenge.game, 'expert'),
  ]);
  if (!game || !bot || !hero) return undefined;
  return playedBy(challenge, game, { bot, hero }).scores[seatOf(challenge)];
}

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void expertScore(data).then(
    (points) => postMessage(points),
    () => postMessage(undefined),
  );
});
