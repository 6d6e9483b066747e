import * as z from 'zod/mini';
import { SEASON_START_REQUIRED, START_REQUIRED } from '../game/game.forms.ts';
import { writtenMoment } from '../game/setting-kinds.ts';
import { type GiId, gameIdSchema, giIdSchema, uidSchema } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { personNameSchema, signInEmailSchema } from '../player/player.schema.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sign-in that a call requires. The handler checks the roles in the game. */
export type Access = 'anyone' | 'signed-in' | 'registered';

/** Callers send the same key with every retry. Fives uses plain text, unlike the quoted string of the IETF draft. */
export const KEY_HEADER = 'Idempotency-Key';

export const keyHeaders = z.strictObject({
  [KEY_HEADER]: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Must be 1 to 64 letters, digits, - or _, such as a UUID')),
  ),
});

export function isOptional(schema: z.ZodMiniType): boolean {
  return schema.safeParse(undefined).success;
}

/** Default limit of a request body: several times the largest body that most calls need. */
export const MAX_BODY_BYTES = 100 * 1024;

export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

export interface Endpoint {
  readonly route: `${Method} /${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Applies in addition to the general limit. Set if a call is expensive or affects others. */
  readonly limit?: RateLimit;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly maxBodyBytes?: number;
  /** True if a repeat with the same `Idempotency-Key` returns the result of the first call and ignores the body. */
  readonly takesKey?: true;
  /** Schema that removes unknown fields from the response. Undefined if the response has no body. */
  readonly response?: z.ZodMiniType;
  readonly mediaType?: 'text/calendar' | 'text/csv';
  readonly fileName?: string;
  /** Default: 200, or 204 without a response body. The response of a 303 is the address of the redirect. */
  readonly status?: 201 | 303;
}

export function methodAndPath({ route }: Endpoint): [method: Method, path: string] {
  return route.split(' ') as [Method, string];
}

export function statusOf({ status, response }: Endpoint): number {
  return status ?? (response ? 200 : 204);
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

export interface Received<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

type Parts<E extends Endpoint> = {
  readonly [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Input<E[K]>;
};

type OptionalParts<P> = {
  [K in keyof P]: (K extends 'query' ? Record<never, never> : undefined) extends P[K] ? K : never;
}[keyof P];

type Key<E extends Endpoint> = E['takesKey'] extends true ? { readonly key?: string } : unknown;

export type Sent<E extends Endpoint> = Omit<Parts<E>, OptionalParts<Parts<E>>> & Partial<Parts<E>> & Key<E>;

export type ResponseOf<E extends Endpoint> = Output<E['response']>;

export const startDateTimeSchema = writtenMoment(START_REQUIRED);
export const seasonStartSchema = writtenMoment(SEASON_START_REQUIRED);

export const newPlayerSchema = z.strictObject({
  uid: uidSchema,
  name: personNameSchema,
  email: signInEmailSchema,
});

export const gameParams = z.strictObject({ gameId: gameIdSchema });

export const instanceParams = z.strictObject({ giId: giIdSchema });

/** Parts that most calls about a game or an instance share. */
export const gameCall = { access: 'registered', params: gameParams } as const;
export const instanceCall = { access: 'registered', params: instanceParams } as const;

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
