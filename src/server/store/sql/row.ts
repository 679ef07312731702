import type { Row } from './sql.ts';

export type { Row };

/** The field, unless there is nothing to put into it. */
export function field<K extends string, V>(key: K, value: V | null): { readonly [P in K]?: V } {
  return value === null ? {} : ({ [key]: value } as { readonly [P in K]: V });
}

export function text(row: Row, column: string): string {
  return row[column] as string;
}

export function number(row: Row, column: string): number {
  return row[column] as number;
}
