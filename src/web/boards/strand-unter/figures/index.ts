/** The drawings of the help, by name. */
export const figures = ['beach', 'card', 'dial', 'spell', 'trove', 'tide', 'score'] as const;
export type FigureName = (typeof figures)[number];
