import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';
import { lineOfText, TEXT_LIMITS } from '../text.ts';

export interface SettingKind {
  readonly written: z.ZodMiniType;
  readonly stored: z.ZodMiniType;
  readonly sent: z.ZodMiniType;
  readonly fallback: unknown;
  readonly labels?: Readonly<Record<string, string>>;
}

export const flag = (fallback: boolean) => ({
  written: z.boolean(),
  stored: stored.flag(fallback),
  sent: z.boolean(),
  fallback,
});

export const line = (limit: keyof typeof TEXT_LIMITS, required: string) => ({
  written: lineOfText(TEXT_LIMITS[limit], required),
  stored: stored.text(),
  sent: z.string(),
  fallback: '',
});

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const wholeSchema = ({ min, max }: Bounds) =>
  z.number().check(z.int('Must be a whole number'), z.minimum(min), z.maximum(max));

export const whole = (bounds: Bounds, fallback: number, written = wholeSchema(bounds)) => ({
  written,
  stored: stored.number(fallback),
  sent: z.number(),
  fallback,
});

export const wholeOrNull = (bounds: Bounds) => ({
  written: z.nullable(wholeSchema(bounds)),
  stored: stored.numberOrNull,
  sent: z.nullable(z.number()),
  fallback: null,
});

export function oneOf<V extends string>(labels: Readonly<Record<V, string>>, fallback: NoInfer<V>) {
  const values = Object.keys(labels) as [V, ...V[]];
  const named = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return {
    written: z.enum(values, { error: `Choose ${named}` }),
    stored: stored.oneOf(values, fallback),
    sent: z.enum(values),
    fallback,
    labels,
  };
}

export const writtenMoment = (error: string) =>
  z.pipe(
    z.iso.datetime({ offset: true, error }),
    z.transform((text: string) => new Date(text)),
  );

export const momentOrNull = () => ({
  written: z.nullable(writtenMoment('Must be a date and time')),
  stored: stored.momentOrNull,
  sent: z.nullable(z.iso.datetime()),
  fallback: null,
});
