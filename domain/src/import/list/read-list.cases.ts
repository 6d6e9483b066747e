import type { ListEntry } from './gather.ts';

/**
 * Writes entries as a test compares them: '-Tom' is out, '?Tom' has not replied, 'Tom*' is a reserve and 'Tom+1' brings
 * one person.
 */
export function shown(entries: readonly ListEntry[]): string[] {
  const signs = { PLAYING: '', NOT_PLAYING: '-', UNANSWERED: '?' };
  return entries.map(
    ({ name, status, isReserve, plusOnes }) =>
      `${signs[status]}${name}${isReserve ? '*' : ''}${plusOnes > 0 ? `+${plusOnes}` : ''}`,
  );
}

/** Kind of list, its text, and the entries that it means, separated by bars. */
export type ListCase = readonly [kind: string, text: string, entries: string];
