import * as z from 'zod/mini';
import type { Uid } from './ids.ts';

/**
 * Characters that are invisible or change how neighbours are drawn. The zero width joiner is permitted because emoji
 * families need it.
 */
const INVISIBLE = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

const INVISIBLE_IN_LINES =
  /(?![\u200D\n\r\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

const VISIBLE = /[^\s\p{M}\u200D]/u;

/** Maximum lengths in UTF-16 units, which both JavaScript and security rules count. */
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

export interface Named {
  readonly uid: Uid;
  readonly name: string;
}

export function stripInvisible(text: string): string {
  return text.replace(ALL_INVISIBLE, '');
}

export function cleanText(raw: string): string {
  return raw.normalize('NFC').trim();
}

/** Returns the start of a text in whole characters, at most `max` UTF-16 units, without trailing white space. */
export function textWithin(text: string, max: number): string {
  let within = '';
  for (const character of text) {
    if (within.length + character.length > max) break;
    within += character;
  }
  return within.trimEnd();
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns text such as 'Dave, Pav and Rita'. */
export function listed(names: readonly string[]): string {
  const others = names.slice(0, -1);
  return others.length === 0 ? names.join() : `${others.join(', ')} and ${names.at(-1)}`;
}

/** Cleans a text that a client wrote directly to Firestore as the API would. Security rules cannot check Unicode NFC. */
export function repairedText(text: string, max: number): string {
  return textWithin(cleanText(text), max);
}

/** Compares names in English without case. Equal names sort by uid, so that the order is stable. */
export function compareNames(a: Named, b: Named): number {
  return a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) || (a.uid < b.uid ? -1 : 1);
}

export function lineOfText(max: number, required: string) {
  return cleaned(z.string(required), textWithout(max, INVISIBLE).check(z.regex(VISIBLE, required)));
}

export function optionalLineOfText(max: number) {
  return cleaned(z.string(), textWithout(max, INVISIBLE));
}

export function linesOfText(max: number, required: string) {
  return cleaned(z.string(required), textWithout(max, INVISIBLE_IN_LINES).check(z.regex(VISIBLE, required)));
}

function cleaned(sent: z.ZodMiniString<string>, checked: z.ZodMiniString<string>) {
  return z.pipe(z.pipe(sent, z.transform(cleanText)), checked);
}

function textWithout(max: number, invisible: RegExp) {
  const tooLong = `Must be at most ${max} characters`;
  return z.string().check(
    // Documents the limit in the JSON schema. zod counts code points, so `refine` checks UTF-16 units.
    z.maxLength(max, tooLong),
    z.refine((text) => text.length <= max, tooLong),
    z.refine((text) => !invisible.test(text), 'Contains invisible characters'),
  );
}
