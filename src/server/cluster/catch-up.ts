import type { TableRegistry } from '../table/table-registry.ts';
import { type MatchNews, type NewsKind, readNews } from './match-news.ts';
import type { ClusterStore } from '../store/cluster.ts';
import type { Table } from '../table/table.ts';

export interface CatchUpTerms {
  readonly node: string;
  readonly cluster: ClusterStore;
  readonly life: number;
  readonly tables: TableRegistry;
  readonly failed: (error: unknown) => void;
}

/**
 * Keeps the tables in memory up to date with what other nodes write: at once on a notification, and by comparing all tables
 * that matter here with the store once a beat, because a node may die between COMMIT and NOTIFY.
 */
export class CatchUp {
  readonly #terms: CatchUpTerms;
  #news = new Map<Table, Set<NewsKind>>();
  #isProcessing = false;

  constructor(terms: CatchUpTerms) {
    this.#terms = terms;
  }

  /** Handles notifications of other nodes. */
  heard(texts: readonly string[]): void {
    for (const text of texts) {
      const news = readNews(text);
      const table = news && this.#terms.tables.affected(news.match);
      if (table) this.#add(table, news);
    }
    if (this.#news.size > 0 && !this.#isProcessing) void this.#process();
  }

  /** Compares every table that is watched, or whose lease is held here, with the store. */
  async poll(): Promise<void> {
    await this.#compare(this.#terms.tables.active);
  }

  #add(table: Table, { kind }: MatchNews): void {
    const kinds = this.#news.get(table) ?? new Set();
    this.#news.set(table, kinds.add(kind));
  }

  async #process(): Promise<void> {
    this.#isProcessing = true;
    while (this.#news.size > 0) {
      const news = this.#news;
      this.#news = new Map();
      try {
        await this.#apply(news);
      } catch (error) {
        // The next poll finds it.
        this.#terms.failed(error);
      }
    }
    this.#isProcessing = false;
  }

  async #apply(news: ReadonlyMap<Table, ReadonlySet<NewsKind>>): Promise<void> {
    const having = (kind: NewsKind) =>
      [...news].flatMap(([table, kinds]) => (kinds.has(kind) ? [table] : []));
    const changed = having('table');
    const grown = having('lines').filter((table) => !changed.includes(table));
    await Promise.all([
      this.#readLines(grown),
      ...changed.map((table) => table.sync.catchUp()),
      ...having('chat').map((table) => table.sync.catchUpChat()),
      this.#compare(having('here')),
    ]);
  }

  /** One query for the new lines of all tables. */
  async #readLines(tables: readonly Table[]): Promise<void> {
    if (tables.length === 0) return;
    const wanted = tables.map(({ stored, live }) => ({ match: stored.key, line: live?.lines ?? 0 }));
    const found = await this.#terms.cluster.linesAfter(wanted);
    await Promise.all(tables.map((table) => table.sync.applyNews(found.get(table.stored.key) ?? [])));
  }

  async #compare(tables: readonly Table[]): Promise<void> {
    if (tables.length === 0) return;
    const { cluster, node, life } = this.#terms;
    const byKey = new Map(tables.map((table) => [table.stored.key, table]));
    const versions = await cluster.matchVersions(node, [...byKey.keys()], life);
    await Promise.all(versions.map(async (version) => byKey.get(version.match)?.sync.compare(version)));
  }
}
