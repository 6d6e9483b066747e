export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly gate?: string;
  readonly pass?: boolean;
};

export type Bench = () => Promise<readonly Figure[]>;

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 10) / 100;
}
