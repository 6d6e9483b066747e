import * as z from 'zod/mini';
import { storedMoment, storedTextOrNull } from '../lenient-schema.ts';

/**
 * `deletedAccounts/{SHA-256 of the uid}`: rules and API refuse writes by this account, because tokens last up to an
 * hour.
 */
export const storedDeletedAccountSchema = z.object({
  deletedAt: storedMoment,
  expiresAt: storedMoment,
  /** Id that replaces the uid in remaining data. Null after the deletion is complete. */
  formerUid: storedTextOrNull,
});
export type DeletedAccount = z.infer<typeof storedDeletedAccountSchema>;

/** Many times the lifetime of a token: https://firebase.google.com/docs/auth/admin/manage-sessions. */
export const DELETION_MARK_MS = 24 * 60 * 60 * 1000;
