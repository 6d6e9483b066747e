import * as z from 'zod/mini';
import { storedMoment, storedTextOrNull } from '../lenient-schema.ts';

/**
 * `deletedAccounts/{SHA-256 of the uid}`: this account is being deleted, or is gone. A sign-in lives on for up to an hour where somebody
 * holds it, and until then rules and API refuse whatever it writes. The database takes the mark away after
 * `expiresAt` by itself.
 */
export const storedDeletedAccountSchema = z.object({
  deletedAt: storedMoment,
  expiresAt: storedMoment,
  /** The id that stands for the person in what is left of them. Null once all of it is done. */
  formerUid: storedTextOrNull,
});
export type DeletedAccount = z.infer<typeof storedDeletedAccountSchema>;

/** Many times as long as a token lives: https://firebase.google.com/docs/auth/admin/manage-sessions. */
export const DELETION_MARK_MS = 24 * 60 * 60 * 1000;
