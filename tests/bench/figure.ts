/** One measured number. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it must be, such as '≥ 16', and whether it is. */
  readonly gate?: string;
  readonly pass?: boolean;
};

/** What every `tests/bench/NAME.bench.ts` exports as `run`. */
export type Bench = () => Promise<readonly Figure[]>;

/** Seconds that the work took, in hundredths. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 10) / 100;
}
