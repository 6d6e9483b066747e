/** The rules, broken in one place. */
export interface Mutant {
  /** Which kind of mistake it is. */
  readonly kind: string;
  /** Where it is, and what became of what: no two mutants have the same. */
  readonly name: string;
  readonly line: number;
  /** What was put where: `instead` in place of the characters from `start` to the one before `end`. */
  readonly change: Change;
  /** What the condition around it has to come to in a test that can notice; null for any value. */
  readonly needs: boolean | null;
}

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** The rules after the change. */
export function changed(rules: string, { start, end, instead }: Change): string {
  return rules.slice(0, start) + instead + rules.slice(end);
}
