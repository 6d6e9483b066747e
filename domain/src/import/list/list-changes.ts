import { isAddedByHand, type Uid } from '../../ids.ts';
import type { PlayerInstance, Reply } from '../../instance/player-instance.schema.ts';
import { type NamedPerson, type NameMatch, nameMatcher } from '../names/match-names.ts';
import { nameKey } from '../names/name-key.ts';
import type { ListEntry } from './gather.ts';

export interface MatchedEntry extends ListEntry, NameMatch {}

export interface ChangedEntry {
  readonly uid: Uid;
  /** Null if the reply stays. */
  readonly status: Reply | null;
  /** Number of people to add that this person brings. */
  readonly plusOnes: number;
}

export interface ListChanges {
  /** Entries without a player instance, in the order of the list. */
  readonly added: readonly MatchedEntry[];
  readonly changed: readonly ChangedEntry[];
}

type Present = Pick<PlayerInstance, 'uid' | 'name' | 'status' | 'broughtBy'>;

export function matchEntries(entries: readonly ListEntry[], known: readonly NamedPerson[]): MatchedEntry[] {
  const match = nameMatcher(known);
  return entries.map((entry) => ({ ...entry, ...match(entry.name) }));
}

/**
 * Returns what the list changes in an instance. The same list again changes nothing.
 *
 * A list never removes people or plus-ones, and `UNANSWERED` never removes a reply.
 */
export function listChanges(entries: readonly MatchedEntry[], people: readonly Present[]): ListChanges {
  const present = new Map(people.map((person) => [person.uid, person]));
  const addedBefore = namesakesByHand(people, new Set(entries.map(({ uid }) => uid)));
  const brought = countBrought(people);
  const added: MatchedEntry[] = [];
  const changed: ChangedEntry[] = [];
  for (const entry of entries) {
    const namesake = entry.isShared ? addedBefore.get(nameKey(entry.name)) : undefined;
    const person = entry.uid === null ? namesake : present.get(entry.uid);
    if (person === undefined) {
      added.push(entry);
      continue;
    }
    const status = entry.status === 'UNANSWERED' || entry.status === person.status ? null : entry.status;
    const plusOnes = Math.max(0, entry.plusOnes - (brought.get(person.uid) ?? 0));
    if (status !== null || plusOnes > 0) changed.push({ uid: person.uid, status, plusOnes });
  }
  return { added, changed };
}

/** People whom an earlier list added under a name that others have too, such as 'Tom C' for 'Tom'. */
function namesakesByHand(people: readonly Present[], isListed: ReadonlySet<Uid | null>) {
  const namesakes = new Map<string, Present>();
  for (const person of people) {
    const key = nameKey(person.name).replace(/ [b-z]$/, '');
    if (isAddedByHand(person.uid) && !isListed.has(person.uid)) namesakes.set(key, person);
  }
  return namesakes;
}

function countBrought(people: readonly Present[]): ReadonlyMap<Uid, number> {
  const counts = new Map<Uid, number>();
  for (const { broughtBy } of people) if (broughtBy) counts.set(broughtBy, (counts.get(broughtBy) ?? 0) + 1);
  return counts;
}
