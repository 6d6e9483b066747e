import * as z from 'zod';
import { START_REQUIRED } from '../game/game.forms.ts';
import { giIdSchema, uidSchema } from '../ids.ts';
import { emailSchema, personNameSchema } from '../player/player.schema.ts';

/** A moment as calls carry it: ISO 8601 with an offset, parsed to a date. */
export const startDateTimeSchema = z.iso
  .datetime({ offset: true, error: START_REQUIRED })
  .transform((text) => new Date(text));

export const newPlayerSchema = z.strictObject({ uid: uidSchema, name: personNameSchema, email: emailSchema });

export const instanceParams = z.strictObject({ giId: giIdSchema });

/** A body that changes only what it names, and must name something. */
export function partOf<S extends z.ZodRawShape>(shape: z.ZodObject<S, z.core.$strict>) {
  return shape.partial().refine((part) => Object.keys(part).length > 0, 'Nothing to change');
}
