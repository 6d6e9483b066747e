/** True in `npm run prove`, which tries more cases than `npm test`. */
export const IS_NIGHTLY = import.meta.env.MODE === 'prove';

/** Returns one of five items in `npm test`, and all items in the nightly run. */
export function sampleOf<T>(items: readonly T[]): T[] {
  return items.filter((_, at) => IS_NIGHTLY || at % 5 === 0);
}

/** Runs tasks concurrently in the nightly run, and in turn in `npm test`, because no test may fail by chance. */
export async function concurrently(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (IS_NIGHTLY) await Promise.all(tasks.map((task) => task()));
  else for (const task of tasks) await task();
}

export interface KillTime {
  /** Number of the commit, from 1. */
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** Returns times to kill a process with this number of commits: one in the middle, or all in the nightly run. */
export function killTimes(commits: number): KillTime[] {
  const all = Array.from({ length: commits }, (_, at) => at + 1).flatMap((at) => [
    { at, when: 'before' as const },
    { at, when: 'after' as const },
  ]);
  return IS_NIGHTLY ? all : all.slice(commits, commits + 1);
}
