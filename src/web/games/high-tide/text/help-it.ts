import type { HelpSection } from '../../../board.ts';

export const help: readonly HelpSection[] = [];
