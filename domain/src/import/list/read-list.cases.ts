import type { ListEntry } from './entry-collector.ts';

/**
 * Returns entries as short texts: '-Tom' is out, '?Tom' has not replied, 'Tom*' is a reserve and 'Tom+1' brings one
 * person.
 */
export function toTexts(entries: readonly ListEntry[]): string[] {
  const signs = { PLAYING: '', NOT_PLAYING: '-', UNANSWERED: '?' };
  return entries.map(
    ({ name, status, isReserve, plusOnes }) =>
      `${signs[status]}${name}${isReserve ? '*' : ''}${plusOnes > 0 ? `+${plusOnes}` : ''}`,
  );
}
