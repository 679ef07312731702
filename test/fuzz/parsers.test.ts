import { expect, test } from 'vitest';
import { FastRng } from '../../src/engine/rng.ts';
import { mutated } from './mutate.ts';
import { targets } from './targets.ts';

test.each(targets)(
  '$name: some thousand mutations are read or refused, never thrown at',
  ({ seeds, run }) => {
    const rng = new FastRng(7);
    const corpus = [...seeds];
    for (let n = 0; n < 2000; n++) {
      const text = mutated(corpus[rng.below(corpus.length)] as string, corpus, rng);
      run(text);
      if (n % 50 === 0) corpus.push(text);
    }
    expect(corpus.length).toBeGreaterThan(seeds.length);
  },
);
