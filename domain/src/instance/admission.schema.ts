import * as z from 'zod/mini';
import { storedText } from '../lenient-schema.ts';

/**
 * `gameInstances/{giId}/admissions/{uid}`: proof that a person has the key of a renewed invite link. Valid until the
 * next renewal.
 */
export const storedAdmissionSchema = z.object({ key: storedText() });
