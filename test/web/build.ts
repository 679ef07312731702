import { buildWeb } from '../../scripts/build-web.js';

/** Builds both apps: the real games, and the toy game that covers the whole contract in a short match. */
export default async function build(): Promise<void> {
  await buildWeb({ quiet: true });
  await buildWeb({ mode: 'toy', quiet: true });
}
