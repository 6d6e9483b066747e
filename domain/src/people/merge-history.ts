import type { OrganiserNotes } from '../fair-teams/preferences/preferences.schema.ts';
import type { History } from '../stats/history.schema.ts';
import { addEarlier, type PersonWithTotals } from '../stats/history.ts';
import { type Identity, isInLineUp, mergeAwards, mergeLineUp, replaceUid } from './merge-entries.ts';

export function havePlayedTogether(
  { instances }: Pick<History, 'instances'>,
  one: string,
  other: string,
): boolean {
  return instances.some((instance) => isInLineUp(instance, one) && isInLineUp(instance, other));
}

/** Returns the history without `from`, except in instances that both entries played. */
export function mergeHistory(history: History, from: string, to: Identity): History {
  const instances = history.instances.map((instance) => {
    if (isInLineUp(instance, from) && isInLineUp(instance, to.uid)) return instance;
    const motmAwarded = mergeAwards(instance.motmAwarded, from, to);
    const { firstHalf } = instance;
    return {
      ...mergeLineUp(instance, from, to.uid),
      ...(firstHalf && { firstHalf: mergeLineUp(firstHalf, from, to.uid) }),
      motmAwarded,
    };
  });
  const before = mergeStartingTable(history.before, from, to.uid);
  const { [from]: fromPerson, ...others } = history.people;
  if (fromPerson === undefined) return { ...history, instances, before };
  const toPerson = others[to.uid];
  const namedAt = toPerson && toPerson.namedAt > fromPerson.namedAt ? toPerson.namedAt : fromPerson.namedAt;
  const keepsFrom = instances.some((instance) => isInLineUp(instance, from));
  const people = { ...others, [to.uid]: { name: to.name, isGuest: to.isGuest, namedAt } };
  return { ...history, instances, before, people: keepsFrom ? { ...people, [from]: fromPerson } : people };
}

/** Adds the totals of both entries. The caller computes the rest of the standing again. */
function mergeStartingTable(before: History['before'], from: string, to: string): History['before'] {
  const { [from]: standing, ...others } = before;
  const earlier = standing?.tally.earlier;
  if (standing === undefined || earlier === undefined) return before;
  const toEarlier = before[to]?.tally.earlier;
  const sum = toEarlier ? addEarlier(toEarlier, earlier) : earlier;
  return { ...others, [to]: { ...standing, tally: { ...standing.tally, earlier: sum } } };
}

export function mergeTotals<T extends PersonWithTotals>(
  totals: readonly T[],
  from: string,
  to: Identity,
): T[] {
  const total = totals.find(({ uid }) => uid === from);
  if (total === undefined) return [...totals];
  const known = totals.find(({ uid }) => uid === to.uid);
  const merged = { ...total, ...to, ...(known && addEarlier(known, total)) };
  return totals.flatMap((each) => (each === known ? [] : [each === total ? merged : each]));
}

export function mergeNotes(notes: OrganiserNotes, from: string, to: string): OrganiserNotes {
  const { [from]: stars, ...others } = notes.stars;
  const pairs = notes.apart.map((pair) => replaceUid(pair.split(' '), from, to).toSorted().join(' '));
  return {
    ...notes,
    stars: stars === undefined ? others : { [to]: stars, ...others },
    apart: [...new Set(pairs)].filter((pair) => pair.includes(' ')),
    keepers: replaceUid(notes.keepers, from, to),
  };
}
