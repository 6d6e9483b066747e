import * as z from 'zod/mini';
import { SEASON_START_REQUIRED, START_REQUIRED } from '../game/game.forms.ts';
import { writtenMoment } from '../game/setting-kinds.ts';
import { gameIdSchema, giIdSchema, uidSchema } from '../ids.ts';
import { personNameSchema, signInEmailSchema } from '../player/player.schema.ts';

export const startDateTimeSchema = writtenMoment(START_REQUIRED);
export const seasonStartSchema = writtenMoment(SEASON_START_REQUIRED);

export const newPlayerSchema = z.strictObject({
  uid: uidSchema,
  name: personNameSchema,
  email: signInEmailSchema,
});

export const gameParams = z.strictObject({ gameId: gameIdSchema });

export const instanceParams = z.strictObject({ giId: giIdSchema });

export function nonEmptyPartial<S extends z.core.$ZodShape>(shape: z.ZodMiniObject<S, z.core.$strict>) {
  return z.partial(shape).check(z.refine((part) => Object.keys(part).length > 0, 'Nothing to change'));
}
