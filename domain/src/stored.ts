import * as z from 'zod';

/**
 * What stored documents are read with. Reading is lenient, because a document outlives the version that wrote it: an
 * unknown field passes (and is left behind), a field that is missing or of an odd kind has a fallback, and no length or
 * range is looked at. A field without which a document means nothing is a plain `z.string()` or `z.date()`. What people
 * send is checked elsewhere, and strictly.
 */

/** Long before anybody played: for a moment that cannot be read and has to be one. */
export const LONG_AGO = new Date(0);

/** A text. */
export const storedText = (fallback = '') => z.string().catch(fallback);

/** A number. */
export const storedNumber = (fallback = 0) => z.number().catch(fallback);

/** A number that may be missing. */
export const storedNumberOrNull = z.number().nullable().catch(null);

/** Yes or no. */
export const storedFlag = (fallback: boolean) => z.boolean().catch(fallback);

/** A moment that must be one. */
export const storedMoment = z.date().catch(LONG_AGO);

/** A moment, or none. */
export const storedMomentOrNull = z.date().nullable().catch(null);

/** One of a closed list. A value that this version does not know is read as the fallback. */
export const storedOneOf = <const V extends string>(values: readonly V[], fallback: V) =>
  z.enum(values as readonly [V, ...V[]]).catch(fallback);

/** One of a closed list, or none. A value that this version does not know is read as none. */
export const storedOneOfOrNull = <const V extends string>(values: readonly V[]) =>
  z
    .enum(values as readonly [V, ...V[]])
    .nullable()
    .catch(null);

/** A list, without what is none of its items. */
export const storedList = <S extends z.ZodType>(item: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((each): z.output<S>[] => known(item, each)));

/** A map by text, without what is none of its values. */
export const storedMap = <S extends z.ZodType>(value: S) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((map): Record<string, z.output<S>> => {
      const entries = Object.entries(map).flatMap(([key, each]) =>
        known(value, each).map((read) => [key, read] as const),
      );
      return Object.fromEntries(entries);
    });

/** A map of known fields, all of which have fallbacks of their own. */
export const storedObject = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).catch(() => z.object(shape).parse({}));

function known<S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] {
  const read = schema.safeParse(value);
  return read.success ? [read.data] : [];
}
