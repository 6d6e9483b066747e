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

const UNCLEAR_SENTENCES = {
  EMPTY: 'There is no name here',
  HEADING: 'This is a heading',
  NO_NAME: "We couldn't find a name here",
  NO_SENDER_NAME: 'This message has a phone number but no name',
  NO_REPLY: "We couldn't tell if this means yes or no",
  REPLACED: 'A later message replaces this line',
  OUTSIDE_LIST: 'This line is outside the list',
  REMARK: 'Other lines have this word as a remark',
  NAMED_TWICE: 'This name is in the list twice',
  TOO_MANY_PLUS_ONES: 'This is more people than one player can bring',
  REMOVED: 'You removed this person from the game',
  TOO_LONG: 'This line is too long for a list',
} as const;

export type UnclearReason = keyof typeof UNCLEAR_SENTENCES;

export function unclearText(reason: UnclearReason): string {
  return UNCLEAR_SENTENCES[reason];
}

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
}

/** A line that is switched off until the organiser decides. `name` is the name that it may have, or an empty text. */
export const unclearLineSchema = z.object({
  line: z.number(),
  text: z.string(),
  reason: z.enum(Object.keys(UNCLEAR_SENTENCES) as [UnclearReason, ...UnclearReason[]]),
  name: z.string(),
});
export type UnclearLine = z.infer<typeof unclearLineSchema>;

export interface MatchedEntry extends ListEntry {
  /** Null if no person in the game has exactly this name. */
  readonly uid: Uid | null;
}

interface ListToMatch {
  /** An entry with a uid is a person that the organiser has chosen. */
  readonly entries: readonly (ListEntry & { readonly uid?: Uid | null })[];
  readonly unclear: readonly UnclearLine[];
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

/** Finds the uid of each entry. Removed people become unclear lines, so that an import cannot add them again. */
export function matchList({ entries, unclear }: ListToMatch, { people, removed }: KnownNames) {
  const match = nameMatcher(people);
  const knownKeys = new Set(people.map(({ name }) => nameKey(name)));
  const removedKeys = new Set(removed.map(nameKey).filter((key) => !knownKeys.has(key)));
  const matched: MatchedEntry[] = [];
  const off = [...unclear];
  for (const entry of entries) {
    const { line, name } = entry;
    if (removedKeys.has(nameKey(name))) off.push({ line, text: name, name, reason: 'REMOVED' });
    else matched.push({ ...entry, uid: entry.uid ?? match(name) });
  }
  return { entries: matched, unclear: off.toSorted((a, b) => a.line - b.line) };
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
