import * as z from 'zod/mini';
import type { Uid } from '../ids.ts';
import {
  type PlayerInstance,
  type PlayerStatus,
  playerStatusSchema,
} from '../instance/player-instance.schema.ts';
import type { Named } from '../text.ts';
import { countPlusOnes } from '../transitions/people.ts';
import { nameKey, nameMatcher } from './names.ts';
import type { UnclearReason } from './unclear.ts';

export const listEntrySchema = z.object({
  /** Counts from 1. */
  line: z.number(),
  name: z.string(),
  status: playerStatusSchema,
  isReserve: z.boolean(),
  plusOnes: z.number(),
});
export type ListEntry = z.infer<typeof listEntrySchema>;

/** A line as a person, or with a reason why not. */
export interface ListRow extends ListEntry {
  readonly text: string;
  readonly reason: UnclearReason | null;
  /** Person that the organiser has chosen. */
  readonly uid?: Uid | null;
}

export interface MatchedEntry extends ListEntry {
  /** Null if no person in the game has exactly this name. */
  readonly uid: Uid | null;
}

export interface ListChange {
  readonly entry: MatchedEntry;
  readonly isNew: boolean;
  /** Null if the reply does not change. */
  readonly status: PlayerStatus | null;
  /** Number of plus-ones to add. */
  readonly plusOnes: number;
}

interface KnownNames {
  readonly people: readonly Named[];
  readonly removed: readonly string[];
}

/** Finds the uid of each row. Removed people get a reason, so that an import cannot add them again. */
export function matchRows(rows: readonly ListRow[], { people, removed }: KnownNames) {
  const match = nameMatcher(people);
  const known = new Set(people.map(({ name }) => nameKey(name)));
  const removedKeys = new Set(removed.map(nameKey).filter((key) => !known.has(key)));
  return rows.map((row) => {
    const reason = row.reason ?? (removedKeys.has(nameKey(row.name)) ? 'REMOVED' : null);
    return { ...row, reason, uid: reason === null ? (row.uid ?? match(row.name)) : null };
  });
}

/**
 * Returns the changes that a list makes to an instance, reserves last. A second import of the list changes nothing.
 *
 * A list never removes people, plus-ones or replies. If several entries have one uid, only the first counts. Plus-ones
 * cannot bring plus-ones.
 */
export function listChanges(
  entries: readonly MatchedEntry[],
  people: readonly Pick<PlayerInstance, 'uid' | 'status' | 'broughtBy'>[],
): ListChange[] {
  const present = new Map(people.map((person) => [person.uid, person]));
  const firsts = new Map(entries.toReversed().map((entry) => [entry.uid, entry]));
  const distinct = entries.filter((entry) => entry.uid === null || firsts.get(entry.uid) === entry);
  const changes = distinct.map((entry): ListChange => {
    const { uid, status, plusOnes } = entry;
    const person = uid === null ? undefined : present.get(uid);
    if (uid === null || person === undefined) return { entry, isNew: true, status, plusOnes };
    const isSame = status === 'UNANSWERED' || status === person.status;
    const missing = person.broughtBy ? 0 : Math.max(0, plusOnes - countPlusOnes(uid, people));
    return { entry, isNew: false, status: isSame ? null : status, plusOnes: missing };
  });
  return changes
    .filter(({ isNew, status, plusOnes }) => isNew || status !== null || plusOnes > 0)
    .toSorted((a, b) => Number(a.entry.isReserve) - Number(b.entry.isReserve));
}

export function countChanges(changes: readonly ListChange[]): { added: number; changed: number } {
  const added = changes.reduce((sum, { isNew, plusOnes }) => sum + Number(isNew) + plusOnes, 0);
  return { added, changed: changes.filter(({ isNew, status }) => !isNew && status !== null).length };
}
