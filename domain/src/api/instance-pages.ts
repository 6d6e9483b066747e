import * as z from 'zod/mini';
import { type GiId, giIdSchema } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';

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
