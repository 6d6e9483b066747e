import type { Uid } from '../../ids.ts';
import type { OrganiserNotes } from './organiser-notes.schema.ts';

export const EMPTY_NOTES: OrganiserNotes = { stars: {}, apart: [], keepers: [] };

export function withStars(notes: OrganiserNotes, uid: Uid, stars: number | null): OrganiserNotes {
  const { [uid]: _, ...others } = notes.stars;
  return { ...notes, stars: stars === null ? others : { ...others, [uid]: stars } };
}

export function withKeeper(notes: OrganiserNotes, uid: Uid, isKeeper: boolean): OrganiserNotes {
  const others = notes.keepers.filter((keeper) => keeper !== uid);
  return { ...notes, keepers: isKeeper ? [...others, uid] : others };
}

export function withApart(
  notes: OrganiserNotes,
  [one, other]: readonly [string, string],
  areApart: boolean,
): OrganiserNotes {
  const pair = [one, other].toSorted().join(' ');
  const others = notes.apart.filter((known) => known !== pair);
  return { ...notes, apart: areApart && one !== other ? [...others, pair] : others };
}

export function pairsApart({ apart }: OrganiserNotes): (readonly [string, string])[] {
  return apart
    .map((pair) => pair.split(' '))
    .flatMap(([one, other]) => (one && other && one !== other ? [[one, other] as const] : []));
}

export function apartFrom(notes: OrganiserNotes, uid: Uid): string[] {
  const pairs = pairsApart(notes).filter((pair) => pair.includes(uid));
  return pairs.map(([one, other]) => (one === uid ? other : one));
}

export function withoutPerson(notes: OrganiserNotes, uid: Uid): OrganiserNotes {
  const apart = notes.apart.filter((pair) => !pair.split(' ').includes(uid));
  return { ...withKeeper(withStars(notes, uid, null), uid, false), apart };
}
