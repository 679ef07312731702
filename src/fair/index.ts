/** Fair dice as a library: what anybody needs to check a match (`tidetable/fair`, docs/formats/fair-dice.md). */
export { commitmentTo } from './commitment.ts';
export { compareWithSeen, contributionsIn, type Finding, type Seen } from './seen.ts';
export { readSeenFile, type SeenFile } from './seen-file.ts';
export { type Derived, type Revealed, verify, type VerifyRefusal } from './verify.ts';
