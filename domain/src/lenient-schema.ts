import * as z from 'zod/mini';

// Schemas for stored documents, which other versions may have written. Invalid fields get a fallback.
// `list` and `map` omit invalid items.

export const LONG_AGO = new Date(0);

export const text = (fallback = '') => z.catch(z.string(), fallback);

export const number = (fallback = 0) => z.catch(z.number(), fallback);

export const orNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);

export const textOrNull = orNull(z.string());

export const numberOrNull = orNull(z.number());

export const flag = (fallback: boolean) => z.catch(z.boolean(), fallback);

export const moment = z.catch(z.date(), LONG_AGO);

export const momentOrNull = orNull(z.date());

export const oneOf = <const V extends string>(values: readonly V[], fallback: V) =>
  z.catch(z.enum(values as readonly [V, ...V[]]), fallback);

export const oneOfOrNull = <const V extends string>(values: readonly V[]) =>
  orNull(z.enum(values as readonly [V, ...V[]]));

export const list = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items: unknown[]) => items.flatMap((each): z.output<S>[] => parseOrEmpty(item, each))),
  );

export const map = <S extends z.ZodMiniType>(value: S) =>
  z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.transform((map: Record<string, unknown>): Record<string, z.output<S>> => {
      const entries = Object.entries(map).flatMap(([key, each]) =>
        parseOrEmpty(value, each).map((parsed) => [key, parsed] as const),
      );
      return Object.fromEntries(entries);
    }),
  );

/** Keeps unknown fields, so that the next write keeps the fields of a newer version. */
export const looseObject = <S extends z.core.$ZodShape>(shape: S) =>
  z.looseObject(shape) as unknown as z.ZodMiniObject<S>;

export const object = <S extends z.core.$ZodShape>(shape: S) =>
  z.catch(z.object(shape), () => z.object(shape).parse({}));

function parseOrEmpty<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S>[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}
