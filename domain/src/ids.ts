import * as z from 'zod/mini';

/**
 * String with an optional phantom field, so that arguments like `(gameId, uid, giId)` cannot be swapped. A plain string
 * is still accepted.
 */
type Id<Kind extends string> = string & { readonly kind?: Kind };
/** Sign-in id of a player or guest, or the id of a person added by hand. */
export type Uid = Id<'uid'>;
export type GameId = Id<'game'>;
export type GiId = Id<'game instance'>;

const NOT_AN_ID = 'Not a valid id';

/**
 * Accepts ids that need no escaping in Firestore and URLs. Refuses `__name__`, which Firestore reserves, and names such
 * as `constructor`, because ids are keys of plain objects.
 */
export const idSchema = z.string().check(
  z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, NOT_AN_ID),
  z.refine((id) => !(id in {}), NOT_AN_ID),
);

export const uidSchema = idSchema as z.ZodMiniType<Uid, string>;

/** Prefix for people added by hand. Sign-in ids have no underscore. */
const BY_HAND = 'g_';

export function toByHandUid(id: string): string {
  return `${BY_HAND}${id}`;
}

export function isAddedByHand(uid: Uid): boolean {
  return uid.startsWith(BY_HAND);
}

export const gameIdSchema = idSchema as z.ZodMiniType<GameId, string>;
export const giIdSchema = idSchema as z.ZodMiniType<GiId, string>;

export const storedUid = z.string() as z.ZodMiniType<Uid, string>;
export const storedGameId = z.string() as z.ZodMiniType<GameId, string>;
export const storedGiId = z.string() as z.ZodMiniType<GiId, string>;

export const piIdSchema = z.string().check(
  z.regex(/^(?!__.*___[A-Za-z0-9-]+$)[A-Za-z0-9_-]{1,128}_[A-Za-z0-9-]{1,128}$/, NOT_AN_ID),
  z.refine((piId) => !(fromPiId(piId).uid in {}), NOT_AN_ID),
);

export function toPiId(giId: GiId, uid: Uid): string {
  return `${giId}_${uid}`;
}

/** Splits an id from {@link toPiId} at the last underscore, except the one in the prefix `g_`. */
export function fromPiId(piId: string): { giId: GiId; uid: Uid } {
  const [, giId = '', uid = ''] = /^(.+?)_((?:g_)?[^_]*)$/.exec(piId) ?? [];
  return { giId, uid };
}

/** Returns a 32-bit hash to store instead of a private text, such as an invite path or a deleted uid. */
export function hashOf(text: string): string {
  return [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7).toString(36);
}
