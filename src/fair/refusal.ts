/** Something from outside that cannot be used: a stable code for programs and one clear sentence for people. */
export interface Refusal<Code extends string> {
  readonly refused: Code;
  readonly problem: string;
}
