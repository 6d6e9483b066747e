import type { ImportResponse, MatchedEntry, Uid } from '@fives/domain';

type Entry = ImportResponse['entries'][number];
type Unclear = ImportResponse['unclear'][number];

/** A line of the list, which the organiser can change. */
export interface EditedRow extends Omit<Entry, 'uid'> {
  /** Null for someone new, undefined until the organiser has chosen. */
  readonly uid: Uid | null | undefined;
  readonly isOn: boolean;
  /** Only for a line that was switched off at first. */
  readonly unclear: Unclear | null;
}

export type RowReply = 'IN' | 'RESERVE' | 'OUT' | 'NONE';

const REPLIES = {
  IN: { status: 'PLAYING', isReserve: false },
  RESERVE: { status: 'PLAYING', isReserve: true },
  OUT: { status: 'NOT_PLAYING', isReserve: false },
  NONE: { status: 'UNANSWERED', isReserve: false },
} as const;

export const REPLY_OPTIONS = [
  ['IN', 'In'],
  ['RESERVE', 'Reserve'],
  ['OUT', 'Out'],
  ['NONE', 'No reply'],
] as const;

export function toRows({ entries, unclear }: Pick<ImportResponse, 'entries' | 'unclear'>): EditedRow[] {
  const people = entries.map((entry): EditedRow => {
    const uid = entry.uid ?? (entry.suggestions.length > 0 ? undefined : null);
    return { ...entry, uid, isOn: true, unclear: null };
  });
  const others = unclear.map((line): EditedRow => {
    const name = line.name || line.text.slice(0, 60);
    return {
      ...line,
      name,
      ...REPLIES.IN,
      plusOnes: 0,
      suggestions: [],
      uid: null,
      isOn: false,
      unclear: line,
    };
  });
  return [...people, ...others];
}

export function replyOf({ status, isReserve }: Pick<EditedRow, 'status' | 'isReserve'>): RowReply {
  if (isReserve) return 'RESERVE';
  return { PLAYING: 'IN', NOT_PLAYING: 'OUT', UNANSWERED: 'NONE' }[status] as RowReply;
}

export function withReply(row: EditedRow, reply: string): EditedRow {
  return { ...row, ...(REPLIES[reply as RowReply] ?? REPLIES.NONE) };
}

/** Returns the rows that are switched on. */
export function toEntries(rows: readonly EditedRow[]): MatchedEntry[] {
  return rows
    .filter(({ isOn }) => isOn)
    .map(({ line, name, status, isReserve, plusOnes, uid = null }) => ({
      ...{ line, name: name.trim(), status, isReserve, plusOnes, uid },
    }));
}

export function undecidedNames(rows: readonly EditedRow[]): string[] {
  return rows.filter(({ isOn, uid }) => isOn && uid === undefined).map(({ name }) => name);
}
