import * as z from 'zod/mini';
import type { Uid } from './ids.ts';

/**
 * Characters that a reader cannot see or that change how their neighbours are drawn: controls, format characters
 * (zero width, direction overrides), lone surrogates, line and paragraph separators, and the letters Unicode draws
 * as nothing. The zero width joiner is let through because emoji families are built with it.
 */
const UNSEEN = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** The same, but a message may have lines and tabs. */
const UNSEEN_IN_LINES = /(?![\u200D\n\r\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Something to see. Marks and variation selectors only shape the character before them. */
const VISIBLE = /[^\s\p{M}\u200D]/u;

/** How long each text may be, in UTF-16 units: the unit in which both JavaScript and security rules count. */
export const TEXT_LIMITS = {
  personName: 60,
  gameName: 80,
  seasonName: 40,
  location: 120,
  teamName: 30,
  cancelReason: 200,
  howToPay: 200,
  supportMessage: 5_000,
  pushToken: 4_096,
  userAgent: 512,
} as const;

export interface TextMessages {
  /** Said when nothing visible is left after trimming. */
  readonly required: string;
}

interface Named {
  readonly uid: Uid;
  readonly name: string;
}

/** Puts `raw` into the one form that is stored: Unicode NFC, without white space at either end. */
export function cleanText(raw: string): string {
  return raw.normalize('NFC').trim();
}

/** The beginning of a text, in whole characters, of at most `max` UTF-16 units and without white space at its end. */
export function textWithin(text: string, max: number): string {
  let within = '';
  for (const character of text) {
    if (within.length + character.length > max) break;
    within += character;
  }
  return within.trimEnd();
}

/**
 * A text as the API would have stored it, for one that came past the API: security rules can say everything about it but
 * Unicode's normal form, in which it may be longer.
 */
export function repairedText(text: string, max: number): string {
  return textWithin(cleanText(text), max);
}

/** The order of people's names in English, whatever their case; equal names go by uid, so that the order is always one. */
export function compareNames(a: Named, b: Named): number {
  return a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) || (a.uid < b.uid ? -1 : 1);
}

/** A schema for one line of text of 1 to `max` UTF-16 units; the parsed value is clean. */
export function lineOfText(max: number, messages: TextMessages) {
  return cleaned(
    z.string(messages.required),
    seenText(max, UNSEEN).check(z.regex(VISIBLE, messages.required)),
  );
}

/** As {@link lineOfText}, but it may be empty. */
export function optionalLineOfText(max: number) {
  return cleaned(z.string(), seenText(max, UNSEEN));
}

/** A schema for a text of several lines of 1 to `max` UTF-16 units; the parsed value is clean. */
export function linesOfText(max: number, messages: TextMessages) {
  return cleaned(
    z.string(messages.required),
    seenText(max, UNSEEN_IN_LINES).check(z.regex(VISIBLE, messages.required)),
  );
}

/** A text that is cleaned before its length and its characters are looked at. */
function cleaned(sent: z.ZodMiniString<string>, seen: z.ZodMiniString<string>) {
  return z.pipe(z.pipe(sent, z.transform(cleanText)), seen);
}

/** At most `max` UTF-16 units, and none of the `unseen` characters. */
function seenText(max: number, unseen: RegExp) {
  const tooLong = `Must be at most ${max} characters`;
  return z.string().check(
    // Tells the limit to whoever reads the schema; but zod counts code points, of which an emoji is only one.
    z.maxLength(max, tooLong),
    z.refine((text) => text.length <= max, tooLong),
    z.refine((text) => !unseen.test(text), 'Contains invisible characters'),
  );
}
