import { type PlayerGameStats, PREVIEW_LENGTH } from '@fives/domain';

/** What a preview shows of a sorted list. */
export interface PreviewRows {
  readonly top: readonly PlayerGameStats[];
  /** One's own row where it is not among the top; null otherwise. */
  readonly own: PlayerGameStats | null;
}

/** The top three of a sorted list, and the row of whoever looks at it. */
export function previewRows(sorted: readonly PlayerGameStats[], uid: string | null): PreviewRows {
  const top = sorted.slice(0, PREVIEW_LENGTH);
  const own = sorted.slice(PREVIEW_LENGTH).find((row) => row.playerId === uid) ?? null;
  return { top, own };
}
