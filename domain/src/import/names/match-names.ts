import type { Uid } from '../../ids.ts';
import { nameKey } from './name-key.ts';

export interface NamedPerson {
  readonly uid: Uid;
  readonly name: string;
}

export interface NameMatch {
  /** Null if nobody or several people have the name. */
  readonly uid: Uid | null;
  /** True if several people have the name. */
  readonly isShared: boolean;
}

/**
 * Returns a function that finds the person with exactly this name, apart from case, accents, punctuation and emoji.
 */
export function nameMatcher(people: readonly NamedPerson[]): (name: string) => NameMatch {
  const uids = new Map<string, Set<Uid>>();
  for (const { uid, name } of people) {
    const key = nameKey(name);
    uids.set(key, (uids.get(key) ?? new Set<Uid>()).add(uid));
  }
  return (name) => {
    const [uid = null, ...others] = uids.get(nameKey(name)) ?? [];
    const isShared = others.length > 0;
    return { uid: isShared ? null : uid, isShared };
  };
}
