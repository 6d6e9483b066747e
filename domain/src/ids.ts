import * as z from 'zod/mini';

/**
 * Ids that both Firestore and a URL carry unchanged. Sign-in ids and document ids made by Firestore are letters and
 * digits; test and import tools add `-` and `_`. Anything else is refused before a path is built from it, as are the ids
 * that Firestore keeps for itself (`__name__`).
 */
export const idSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'Not a valid id'));

/** The sign-in id of a player or of an anonymous guest. */
export const uidSchema = idSchema;

/** How the uids of people begin who were added by hand. Sign-in ids hold no underscore. */
const BY_HAND = 'g_';

/** The uid of somebody who is added by hand, of an id that nobody has yet. */
export function toByHandUid(id: string): string {
  return `${BY_HAND}${id}`;
}

/** Whether somebody was added by hand: then nobody signs in by this id, and nobody reads what it is told. */
export function isAddedByHand(uid: string): boolean {
  return uid.startsWith(BY_HAND);
}

export const gameIdSchema = idSchema;
export const giIdSchema = idSchema;

/** A player instance's id in the API, `{giId}_{uid}`. */
export const piIdSchema = z
  .string()
  .check(z.regex(/^(?!__.*___[A-Za-z0-9-]+$)[A-Za-z0-9_-]{1,128}_[A-Za-z0-9-]{1,128}$/, 'Not a valid id'));

/** Joins the two ids that name a player instance. */
export function toPiId(giId: string, uid: string): string {
  return `${giId}_${uid}`;
}

/**
 * Splits what {@link toPiId} joined. Sign-in ids hold no underscore, and ids of people added by hand only the one of their
 * beginning; so the last underscore divides that is not part of a `g_`.
 */
export function fromPiId(piId: string): { giId: string; uid: string } {
  const [, giId = '', uid = ''] = /^(.+?)_((?:g_)?[^_]*)$/.exec(piId) ?? [];
  return { giId, uid };
}
