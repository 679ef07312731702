/** How many characters the name of somebody at this device may have. */
export const LONGEST_NAME = 24;
