import * as z from 'zod/mini';
import { SEASON_START_REQUIRED, START_REQUIRED } from '../game/game.forms.ts';
import { writtenMoment } from '../game/setting-kinds.ts';
import { type GiId, gameIdSchema, giIdSchema, uidSchema } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
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

export const INSTANCES_PER_PAGE = 20;

/** `giId` is null if the caller sent only a start. */
export interface PageCursor {
  readonly startDateTime: Date;
  readonly giId: GiId | null;
}

const BAD_CURSOR_MESSAGE =
  "Must be the 'next' of the previous page, or a start such as 2026-06-16T18:00:00.000Z";

/** Earliest time in ms that Firestore can store. */
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00Z');

/** Parses a start in ISO 8601 (UTC) with an optional `_` and id. The id orders instances with the same start. */
const beforeSchema = z.pipe(
  z
    .string()
    .check(
      z.describe(
        `Position in the list of instances: the 'next' of the previous page, or a start in ISO 8601 (UTC). Returns up to ${INSTANCES_PER_PAGE} earlier instances, newest start first.`,
      ),
    ),
  z.transform((text: string, context): PageCursor => {
    const [, moment = '', giId] = /^([^_]*)(?:_(.*))?$/s.exec(text) ?? [];
    const isMoment = z.iso.datetime().safeParse(moment).success && Date.parse(moment) >= EARLIEST_MS;
    if (isMoment && z.optional(giIdSchema).safeParse(giId).success)
      return { startDateTime: new Date(moment), giId: giId ?? null };
    context.issues.push({ code: 'custom', input: text, message: BAD_CURSOR_MESSAGE });
    return z.NEVER;
  }),
);

export const pageQuery = z.strictObject({ before: z.optional(beforeSchema) });

export function toCursor({ id, startDateTime }: Pick<GameInstance, 'id' | 'startDateTime'>): string {
  return `${startDateTime.toISOString()}_${id}`;
}
