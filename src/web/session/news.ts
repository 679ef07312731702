import type { News } from '../../wire/server.ts';

/** All news one viewer has received, by number. They arrive live, as a catch-up, or as the whole story, in any order. */
export class NewsLog {
  readonly #news = new Map<number, News>();

  add(news: Iterable<News>): void {
    for (const each of news) if (each.what !== 'nothing') this.#news.set(each.seq, each);
  }

  /** The steps after `after`, oldest first, without those that were undone. */
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
