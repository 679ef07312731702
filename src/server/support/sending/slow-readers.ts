/**
 * Backpressure: a page or a program that does not read is disconnected at so many unsent bytes. After reconnecting it is sent
 * everything that still counts.
 */
export const MAX_UNSENT = 1_000_000;
