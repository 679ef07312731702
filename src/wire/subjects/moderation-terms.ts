/** What can be reported: a name, a line of chat, keeping others waiting. */
export const reportKinds = ['name', 'chat', 'stalling'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const reportStatuses = ['open', 'acted', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];
export const actKinds = ['warn', 'mute', 'suspend', 'rename', 'close-table'] as const;
export type ActKind = (typeof actKinds)[number];

/** Characters of what people write about it, after cleaning. */
export const moderationLimits = { report: 300, reason: 500, appeal: 1000, answer: 1000 } as const;
