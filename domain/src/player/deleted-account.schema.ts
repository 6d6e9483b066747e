import { z } from 'zod';
import { storedMoment } from '../stored.ts';

/**
 * `deletedAccounts/{uid}`: this account is being deleted, or is gone. A sign-in lives on for up to an hour where somebody
 * holds it, and until then rules and API refuse whatever it writes. The database takes the mark away after
 * `expiresAt` by itself.
 */
export const storedDeletedAccountSchema = z.object({ deletedAt: storedMoment, expiresAt: storedMoment });
export type DeletedAccount = z.infer<typeof storedDeletedAccountSchema>;

/** Many times as long as a token lives: https://firebase.google.com/docs/auth/admin/manage-sessions. */
export const DELETION_MARK_MS = 24 * 60 * 60 * 1000;
