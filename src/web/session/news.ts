import type { News } from '../../wire/server.ts';

/** Everything one viewer was told, by number: it comes live, as what was missed, and as the whole story, in any order. */
export class Chronicle {
  readonly #news = new Map<number, News>();

  add(news: Iterable<News>): void {
    for (const each of news) if (each.what !== 'nothing') this.#news.set(each.seq, each);
  }

  /** The steps after `after` that still stand, oldest first: what was taken back is left out. */
  standing(after = 0): News[] {
    const standing: News[] = [];
    for (const seq of [...this.#news.keys()].sort((a, b) => a - b)) {
      const news = this.#news.get(seq) as News;
      if (news.what === 'move') standing.push(news);
      else if (news.what === 'undo') standing.pop();
    }
    return standing.filter(({ seq }) => seq > after);
  }
}
