import * as z from 'zod/mini';
import { storedText, storedTextOrNull } from '../lenient-schema.ts';

/**
 * `gameInstances/{giId}/admissions/{uid}`: proof that a person has the key of a renewed invite link. Valid until the
 * next renewal.
 */
export const storedAdmissionSchema = z.object({
  key: storedText(),
  /** Same as the id, so that an account deletion can query it. */
  uid: z.optional(storedTextOrNull),
});
