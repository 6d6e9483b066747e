import * as z from 'zod/mini';
import { storedText } from '../lenient-schema.ts';

/**
 * `gameInstances/{giId}/admissions/{uid}`: somebody has come by a renewed invite link, whose key it was. It opens the
 * instance for as long as the link is not renewed again.
 */
export const storedAdmissionSchema = z.object({ key: storedText() });
