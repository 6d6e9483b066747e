import * as z from 'zod/mini';

/**
<<<<<<< HEAD
 * String with an optional phantom field, so that arguments like `(gameId, uid, giId)` cannot be swapped. A plain string
 * is still accepted.
 */
type Id<Kind extends string> = string & { readonly kind?: Kind };
/** Sign-in id of a player or guest, or the id of a person added by hand. */
=======
 * Id with a phantom field, so that `(gameId, uid, giId)` cannot be swapped. The field is optional, so plain strings,
 * such as literals in tests, are accepted.
 */
type Id<Kind extends string> = string & { readonly kind?: Kind };
/** Sign-in id of a player or guest, or id of a plus-one. */
>>>>>>> wd2
export type Uid = Id<'uid'>;
export type GameId = Id<'game'>;
export type GiId = Id<'game instance'>;

<<<<<<< HEAD
/** Accepts ids that Firestore and URLs carry unchanged. Refuses `__name__`, which Firestore reserves. */
=======
/** Ids that Firestore and URLs carry unchanged. Rejects ids that Firestore reserves (`__name__`). */
>>>>>>> wd2
export const idSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'Not a valid id'));

export const uidSchema = idSchema as z.ZodMiniType<Uid, string>;

<<<<<<< HEAD
/** Prefix for people added by hand. Sign-in ids have no underscore. */
=======
/** Prefix of the uids of plus-ones. Sign-in ids contain no underscore. */
>>>>>>> wd2
const BY_HAND = 'g_';

export function toByHandUid(id: string): string {
  return `${BY_HAND}${id}`;
}

<<<<<<< HEAD
=======
/** True for a plus-one, whose uid has no sign-in and no reader for notifications. */
>>>>>>> wd2
export function isAddedByHand(uid: Uid): boolean {
  return uid.startsWith(BY_HAND);
}

export const gameIdSchema = idSchema as z.ZodMiniType<GameId, string>;
export const giIdSchema = idSchema as z.ZodMiniType<GiId, string>;

export const storedUid = z.string() as z.ZodMiniType<Uid, string>;
export const storedGameId = z.string() as z.ZodMiniType<GameId, string>;
export const storedGiId = z.string() as z.ZodMiniType<GiId, string>;

export const piIdSchema = z
  .string()
  .check(z.regex(/^(?!__.*___[A-Za-z0-9-]+$)[A-Za-z0-9_-]{1,128}_[A-Za-z0-9-]{1,128}$/, 'Not a valid id'));

export function toPiId(giId: GiId, uid: Uid): string {
  return `${giId}_${uid}`;
}

<<<<<<< HEAD
/** Splits an id from {@link toPiId} at the last underscore, except the one in the prefix `g_`. */
=======
/**
 * Inverse of {@link toPiId}. Splits at the last underscore outside the prefix `g_`, the only underscore that a uid
 * can contain.
 */
>>>>>>> wd2
export function fromPiId(piId: string): { giId: GiId; uid: Uid } {
  const [, giId = '', uid = ''] = /^(.+?)_((?:g_)?[^_]*)$/.exec(piId) ?? [];
  return { giId, uid };
}
