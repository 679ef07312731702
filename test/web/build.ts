import { buildWeb } from '../../scripts/build-web.js';

/** Both apps: the real games, and the toy that has every corner of the contract in a minute's match. */
export default async function build(): Promise<void> {
  await buildWeb({ quiet: true });
  await buildWeb({ mode: 'toy', quiet: true });
}
