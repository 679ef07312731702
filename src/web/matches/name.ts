/** Longest name of a person on this device, in characters. */
export const LONGEST_NAME = 24;
