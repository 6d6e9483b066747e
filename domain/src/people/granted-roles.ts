import { type GameRoles, ROLE_FIELDS, ROLES } from '../access.ts';
import type { StoredRoles } from '../game/roles.schema.ts';
import type { Uid } from '../ids.ts';
import { replaceUid } from './merge-entries.ts';

const FIELDS = ROLE_FIELDS.filter((field) => !ROLES.organiser.fields.some((other) => other === field));

/** Returns the changed role fields with `from` replaced by `to`, or removed if `to` is null. */
export function mergeGrantedRoles(game: GameRoles, from: Uid, to: Uid | null): Partial<StoredRoles> {
  const lists = FIELDS.map((field) => [field, [game[field]].flat()] as const);
  const changed = lists
    .filter(([, uids]) => uids.includes(from))
    .map(([field, uids]) => [
      field,
      to === null ? uids.filter((uid) => uid !== from) : replaceUid(uids, from, to),
    ]);
  return Object.fromEntries(changed);
}
