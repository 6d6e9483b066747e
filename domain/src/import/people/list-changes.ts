import type { Uid } from '../../ids.ts';
import type { PlayerInstance, PlayerStatus } from '../../instance/player-instance.schema.ts';
import { countPlusOnes } from '../../transitions/people.ts';
import { type NamedPerson, nameMatcher } from '../names/match-names.ts';
import { nameKey } from '../names/name-key.ts';
import type { ListEntry, UnclearLine } from './list-row.ts';

export interface MatchedEntry extends ListEntry {
  /** Null if nobody has exactly this name. */
  readonly uid: Uid | null;
}

export interface MatchedList {
  readonly entries: readonly MatchedEntry[];
  readonly unclear: readonly UnclearLine[];
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

type PresentPerson = Pick<PlayerInstance, 'uid' | 'status' | 'broughtBy'>;

interface KnownNames {
  readonly people: readonly NamedPerson[];
  readonly removed: readonly string[];
}

/** Finds the uid of each entry. Removed people become unclear lines, so that an import cannot add them again. */
export function matchList({ entries, unclear }: ListToMatch, { people, removed }: KnownNames): MatchedList {
  const match = nameMatcher(people);
  const knownKeys = new Set(people.map(({ name }) => nameKey(name)));
  const removedKeys = new Set(removed.map(nameKey).filter((key) => !knownKeys.has(key)));
  const isRemoved = ({ name }: ListEntry) => removedKeys.has(nameKey(name));
  const removedLines = entries
    .filter(isRemoved)
    .map(({ line, name }) => ({ line, text: name, name, reason: 'REMOVED' as const }));
  return {
    entries: entries
      .filter((entry) => !isRemoved(entry))
      .map((entry) => ({ ...entry, uid: entry.uid ?? match(entry.name) })),
    unclear: [...unclear, ...removedLines].toSorted((a, b) => a.line - b.line),
  };
}

/**
 * Returns the changes that a list makes to an instance, reserves last. A second import of the list changes nothing.
 *
 * A list never removes people, plus-ones or replies. If several entries have one uid, only the first counts. Plus-ones
 * cannot bring plus-ones.
 */
export function listChanges(
  entries: readonly MatchedEntry[],
  people: readonly PresentPerson[],
): ListChange[] {
  const present = new Map(people.map((person) => [person.uid, person]));
  const seen = new Set<Uid>();
  const changes: ListChange[] = [];
  for (const entry of entries) {
    const { uid } = entry;
    if (uid !== null && seen.has(uid)) continue;
    if (uid !== null) seen.add(uid);
    const person = uid === null ? undefined : present.get(uid);
    if (person === undefined) {
      changes.push({ entry, isNew: true, status: entry.status, plusOnes: entry.plusOnes });
      continue;
    }
    const isSame = entry.status === 'UNANSWERED' || entry.status === person.status;
    const plusOnes = person.broughtBy ? 0 : Math.max(0, entry.plusOnes - countPlusOnes(person.uid, people));
    if (!isSame || plusOnes > 0)
      changes.push({ entry, isNew: false, status: isSame ? null : entry.status, plusOnes });
  }
  return changes.toSorted((a, b) => Number(a.entry.isReserve) - Number(b.entry.isReserve));
}

export function countChanges(changes: readonly ListChange[]): { added: number; changed: number } {
  const added = changes.reduce((sum, { isNew, plusOnes }) => sum + Number(isNew) + plusOnes, 0);
  return { added, changed: changes.filter(({ isNew, status }) => !isNew && status !== null).length };
}
