import * as z from 'zod/mini';

/**
 * Ids carry a phantom field that tells them apart, so that `(gameId, uid, giId)` cannot be swapped. The field is optional:
 * a plain string is still accepted, for instance a literal in a test.
 */
type Id<Kind extends string> = string & { readonly kind?: Kind };
/** The sign-in id of a player or a guest, or the id of a person added by hand. */
export type Uid = Id<'uid'>;
export type GameId = Id<'game'>;
/** The id of a game instance. */
export type GiId = Id<'game instance'>;

/**
 * Ids that both Firestore and a URL carry unchanged. Sign-in ids and document ids made by Firestore are letters and
 * digits; test and import tools add `-` and `_`. Anything else is refused before a path is built from it, as are the ids
 * that Firestore keeps for itself (`__name__`).
 */
export const idSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'Not a valid id'));

export const uidSchema = idSchema as z.ZodMiniType<Uid, string>;

/** How the uids of people begin who were added by hand. Sign-in ids hold no underscore. */
const BY_HAND = 'g_';

/** The uid of somebody who is added by hand, of an id that nobody has yet. */
export function toByHandUid(id: string): string {
  return `${BY_HAND}${id}`;
}

/** Whether somebody was added by hand: then nobody signs in by this id, and nobody reads what it is told. */
export function isAddedByHand(uid: Uid): boolean {
  return uid.startsWith(BY_HAND);
}

export const gameIdSchema = idSchema as z.ZodMiniType<GameId, string>;
export const giIdSchema = idSchema as z.ZodMiniType<GiId, string>;

/** Ids as they are stored: in a document of any version. */
export const storedUid = z.string() as z.ZodMiniType<Uid, string>;
export const storedGameId = z.string() as z.ZodMiniType<GameId, string>;
export const storedGiId = z.string() as z.ZodMiniType<GiId, string>;

/** A player instance's id in the API, `{giId}_{uid}`. */
export const piIdSchema = z
  .string()
  .check(z.regex(/^(?!__.*___[A-Za-z0-9-]+$)[A-Za-z0-9_-]{1,128}_[A-Za-z0-9-]{1,128}$/, 'Not a valid id'));

/** Joins the two ids that name a player instance. */
export function toPiId(giId: GiId, uid: Uid): string {
  return `${giId}_${uid}`;
}

/**
 * Splits what {@link toPiId} joined. Sign-in ids hold no underscore, and ids of people added by hand only the one of their
 * beginning; so the last underscore divides that is not part of a `g_`.
 */
export function fromPiId(piId: string): { giId: GiId; uid: Uid } {
  const [, giId = '', uid = ''] = /^(.+?)_((?:g_)?[^_]*)$/.exec(piId) ?? [];
  return { giId, uid };
}
