import type { Reply } from '@fives/domain';
import type { Person } from '../../support/people.ts';

/** Who replies, who watches, and what is replied one after the other. */
export interface Sample {
  readonly giId: string;
  readonly writer: Person;
  readonly watcher: Person;
  readonly replies: readonly Reply[];
}

/** The value that `share` of the samples do not exceed, to a tenth. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}
