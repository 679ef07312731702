import { main } from '../../../src/cli/main.ts';

/** The command with the toy's games, as a process of its own. */
const TOYS = new URL('../../toy/registry.ts', import.meta.url).href;
process.exitCode = await main(process.argv.slice(2), TOYS);
