/** Upper bounds of the histograms' buckets. */
const BOUNDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

export class Histogram {
  readonly #counts = BOUNDS.map(() => 0);
  #sum = 0;
  #count = 0;

  observe(value: number): void {
    this.#sum += value;
    this.#count++;
    const slot = BOUNDS.findIndex((bound) => value <= bound);
    if (slot >= 0) this.#counts[slot] = (this.#counts[slot] ?? 0) + 1;
  }

  lines(name: string): string[] {
    let total = 0;
    const buckets = BOUNDS.map((bound, slot) => {
      total += this.#counts[slot] ?? 0;
      return `${name}_bucket{le="${bound}"} ${total}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

const counters = {
  moves: 'Moves made durable',
  commits: 'Transactions',
  storage_failures: 'Changes that could not be made durable',
  refusals: 'Requests and messages refused',
  errors: 'Failures of the server itself',
  bot_failures: 'Bots that failed or took too long',
  daily_tries: 'Daily tides verified and counted',
  rated_matches: 'Matches that were rated',
  reviews: 'Matches that were reviewed',
  daily_refused: 'Daily tides that were not played as they said',
  pushes: 'Messages handed to push services',
  messages: 'E-mails and webhooks sent',
  message_failures: 'E-mails and webhooks that could not be sent',
} as const;

/** Counters, gauges and histograms, in Prometheus' text format. */
export class Metrics {
  readonly #counts = new Map<keyof typeof counters, number>();
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => number | undefined }>();
  readonly #refusals = new Map<string, number>();
  readonly commitTime = new Histogram();
  readonly moveTime = new Histogram();
  readonly groupSize = new Histogram();
  /** From sending a notification to its return through the database. */
  readonly newsTime = new Histogram();
  version = '';
  node = '';

  count(name: keyof typeof counters): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Counts a refusal, in all and by code. */
  refused(code: string): void {
    this.count('refusals');
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
  }

  value(name: keyof typeof counters): number {
    return this.#counts.get(name) ?? 0;
  }

  /** A gauge that is read for each scrape; undefined leaves it out. */
  gauge(name: string, help: string, read: () => number | undefined): void {
    this.#gauges.set(name, { help, read });
  }

  text(): string {
    const lines: string[] = [];
    const head = (name: string, help: string, type: string) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
    for (const [key, help] of Object.entries(counters)) {
      const name = `tidetable_${key}_total`;
      head(name, help, 'counter');
      lines.push(`${name} ${this.#counts.get(key as keyof typeof counters) ?? 0}`);
    }
    for (const [key, { help, read }] of this.#gauges) {
      const value = read();
      if (value === undefined) continue;
      head(`tidetable_${key}`, help, 'gauge');
      lines.push(`tidetable_${key} ${value}`);
    }
    head('tidetable_refusals_by_code_total', 'Requests and messages refused, by reason', 'counter');
    for (const [code, count] of this.#refusals)
      lines.push(`tidetable_refusals_by_code_total{code="${code}"} ${count}`);
    head('tidetable_build_info', 'Which version runs here', 'gauge');
    lines.push(`tidetable_build_info{version="${this.version}",node="${this.node}"} 1`);
    const histograms: [string, string, Histogram][] = [
      [
        'tidetable_commit_milliseconds',
        'From handing a group to the database to its answer',
        this.commitTime,
      ],
      ['tidetable_move_milliseconds', 'From taking up an answer to telling everybody', this.moveTime],
      ['tidetable_news_milliseconds', 'From saying to hearing, between nodes', this.newsTime],
      ['tidetable_group_size', 'Changes in one transaction', this.groupSize],
    ];
    for (const [name, help, histogram] of histograms) {
      head(name, help, 'histogram');
      lines.push(...histogram.lines(name));
    }
    return `${lines.join('\n')}\n`;
  }
}
