import { offsetFromEnv } from '../scripts/emulators/ports.ts';

/** Avoids the ports of a running `npm start`. */
export const OFFSET = offsetFromEnv(process.env, 120);

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly gate?: string;
  readonly pass?: boolean;
};

export type Bench = () => Promise<readonly Figure[]>;

export function atMost(name: string, value: number, unit: string, limit: number): Figure {
  return { name, value: Math.round(value * 1000) / 1000, unit, gate: `≤ ${limit}`, pass: value <= limit };
}

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 10) / 100;
}

/**
 * Returns a percentile (nearest-rank method), rounded to a tenth.
 * @param share from 0 to 1
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}
