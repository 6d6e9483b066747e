import * as z from 'zod/mini';
import { storedUid, type Uid } from '../ids.ts';
import { storedList, storedText } from '../lenient-schema.ts';

/** The fields that list people with a role, as they are stored. */
export const storedRoles = {
  orgUid: storedText(),
  organiserUids: storedList(storedUid),
  treasurerUids: storedList(storedUid),
};

/** The same fields in a response of the API, which visitors do not get. */
export const sentRoles = {
  orgUid: z.optional(z.string()),
  /** All organisers, the first among them. */
  organiserUids: z.optional(z.array(z.string())),
  treasurerUids: z.optional(z.array(z.string())),
};

export type StoredRoles = { [F in keyof typeof storedRoles]: z.infer<(typeof storedRoles)[F]> };

/** Returns the roles in a new game. */
export function newGameRoles(orgUid: Uid): StoredRoles {
  return { orgUid, organiserUids: [orgUid], treasurerUids: [] };
}
