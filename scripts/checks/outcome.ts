/** What a check came to. */
export type Outcome = { readonly passed: number; readonly failed: number };

/** One check, however much it looked at. */
export function oneCheck(hasPassed: boolean): Outcome {
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The sum of several. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
