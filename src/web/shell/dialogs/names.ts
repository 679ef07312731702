export const dialogNames = ['log', 'help', 'settings', 'odds', 'words'] as const;
export type DialogName = (typeof dialogNames)[number];
