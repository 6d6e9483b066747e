import * as z from 'zod/mini';

/**
 * What stored documents are read with. Reading is lenient, because a document outlives the version that wrote it: an
 * unknown field passes (and is left behind), a field that is missing or of an odd kind has a fallback, and no length or
 * range is looked at. A field without which a document means nothing is a plain `z.string()` or `z.date()`. What people
 * send is checked elsewhere, and strictly.
 */

/** Long before anybody played: for a moment that cannot be read and has to be one. */
export const LONG_AGO = new Date(0);

/** A text. */
export const storedText = (fallback = '') => z.catch(z.string(), fallback);

/** A number. */
export const storedNumber = (fallback = 0) => z.catch(z.number(), fallback);

/** What may be missing: null where it is, or where it is of an odd kind. */
export const storedOrNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);

/** A text that may be missing. */
export const storedTextOrNull = storedOrNull(z.string());

/** A number that may be missing. */
export const storedNumberOrNull = storedOrNull(z.number());

/** Yes or no. */
export const storedFlag = (fallback: boolean) => z.catch(z.boolean(), fallback);

/** A moment that must be one. */
export const storedMoment = z.catch(z.date(), LONG_AGO);

/** A moment, or none. */
export const storedMomentOrNull = storedOrNull(z.date());

/** One of a closed list. A value that this version does not know is read as the fallback. */
export const storedOneOf = <const V extends string>(values: readonly V[], fallback: V) =>
  z.catch(z.enum(values as readonly [V, ...V[]]), fallback);

/** One of a closed list, or none. A value that this version does not know is read as none. */
export const storedOneOfOrNull = <const V extends string>(values: readonly V[]) =>
  storedOrNull(z.enum(values as readonly [V, ...V[]]));

/** A list, without what is none of its items. */
export const storedList = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items: unknown[]) => items.flatMap((each): z.output<S>[] => known(item, each))),
  );

/** A map by text, without what is none of its values. */
export const storedMap = <S extends z.ZodMiniType>(value: S) =>
  z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.transform((map: Record<string, unknown>): Record<string, z.output<S>> => {
      const entries = Object.entries(map).flatMap(([key, each]) =>
        known(value, each).map((read) => [key, read] as const),
      );
      return Object.fromEntries(entries);
    }),
  );

/** A map of known fields, all of which have fallbacks of their own. */
export const storedObject = <S extends z.core.$ZodShape>(shape: S) =>
  z.catch(z.object(shape), () => z.object(shape).parse({}));

function known<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S>[] {
  const read = schema.safeParse(value);
  return read.success ? [read.data] : [];
}
