const LONGEST = 24;

/** Whether a text may be the id of a game: lower-case letters, digits and single dashes, a letter first. It is part of addresses and paths. */
export function isGameId(text: string): boolean {
  return text.length <= LONGEST && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
}
