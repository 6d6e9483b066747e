import * as z from 'zod/mini';
import { storedUid, type Uid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';

export const storedRoles = {
  orgUid: stored.text(),
  organiserUids: stored.list(storedUid),
  treasurerUids: stored.list(storedUid),
};

export const rolesInResponse = {
  orgUid: z.optional(z.string()),
  organiserUids: z.optional(z.array(z.string())),
  treasurerUids: z.optional(z.array(z.string())),
};

export type StoredRoles = { [F in keyof typeof storedRoles]: z.infer<(typeof storedRoles)[F]> };

export function newGameRoles(orgUid: Uid): StoredRoles {
  return { orgUid, organiserUids: [orgUid], treasurerUids: [] };
}
