export interface Mutant {
  readonly kind: string;
  readonly name: string;
  readonly line: number;
  /** Text `instead` replaces the characters from `start` (included) to `end` (excluded). */
  readonly change: Change;
  /** Value that the condition must have in a test that can notice the mutant, or null for any value. */
  readonly needs: boolean | null;
}

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

export function changed(rules: string, { start, end, instead }: Change): string {
  return rules.slice(0, start) + instead + rules.slice(end);
}
