export const dialogNames = ['log', 'help', 'settings', 'odds', 'words', 'why-not'] as const;
export type DialogName = (typeof dialogNames)[number];
