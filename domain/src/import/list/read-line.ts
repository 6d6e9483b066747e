import { wordsOf } from '../names/name-key.ts';
import { readMessage } from './chat/read-message.ts';
import {
  combineItems,
  type LineReading,
  NOTHING,
  UNCLEAR,
  withDateOrTime,
  withSection,
} from './line-reading.ts';
import { type Item, type ItemContext, readItem, withReply } from './read-item.ts';
import { ANY_AND, readItems } from './read-items.ts';
import { isName } from './read-name.ts';
import { EVERYONE_PLAYS, isInfoTitle, readSection, type Section } from './section.ts';
import { type Marker, readMarker } from './text/marker.ts';
import { separatedByMarks } from './text/marks.ts';
import { withoutNoise } from './text/noise.ts';
import { withPlusNumbers } from './text/plus-ones.ts';
import { isAlsoName, readPhrases } from './words/phrases.ts';

type LineContext = Omit<ItemContext, 'isNameExpected'>;

const MAX_HEADING_WORDS = 5;

const BEFORE_COLON = /^([^:]{1,60}?)\s*:\s*(.*)$/;
const BEFORE_DASH = /^([^-–—]{1,40}?)\s[-–—]+>?\s(.*)$/;
/** End of a sentence, or separator before a title with a colon. */
const BEFORE_TITLE = /[,;.|]\s+(?=[^,;.|:]{1,30}:)|(?<=\p{Ll}{2})\.\s+(?=\p{Lu})/u;

const INLINE_NUMBER = /\s\d{1,2}[.)] ?(?=\p{L})/gu;

/** The line must come from `plainLine`. */
export function readLine(text: string, context: LineContext): LineReading {
  const marker = readMarker(separatedByMarks(text, context.marks), context.marks);
  const { rest } = marker;
  const isMarked = marker.kind !== 'NONE';
  if (!/[\p{L}\p{N}?]/u.test(rest)) return readSigns(marker, rest);
  if (marker.isInfo && marker.kind !== 'NUMBER') return NOTHING;
  const reply = isMarked || !isAboutOneself(rest) ? null : readMessage(rest, context.marks);
  if (reply) return { kind: 'REPLY', reply };
  const section = canBeHeading(marker) ? readSection(rest.replace(/\s*:$/, ''), context.marks) : null;
  if (section && !canBeName(rest, context, isMarked))
    return { kind: 'HEADING', section: withMarkerStatus(section, marker) };
  if (section === null && canBeHeading(marker) && isInfoTitle(rest)) return NOTHING;
  const cleared = withoutNoise(rest);
  if (cleared.hasLink && !isMarked) return NOTHING;
  const body = marker.kind === 'NUMBER' ? cleared.text.replace(INLINE_NUMBER, ', ') : cleared.text;
  return withDateOrTime(readParts(body, marker, context), cleared.hasDateOrTime);
}

function readParts(body: string, marker: Marker, context: LineContext): LineReading {
  const readings = body.split(BEFORE_TITLE).map((part) => readPart(part, marker, context));
  const [only = NOTHING, ...others] = readings;
  if (others.length === 0) return only;
  const people = readings.flatMap((reading) =>
    reading.kind === 'PEOPLE' ? reading.people.map(withSection(reading.section)) : [],
  );
  return people.length > 0
    ? { kind: 'PEOPLE', people, section: EVERYONE_PLAYS, marker, hasDateOrTime: false }
    : UNCLEAR;
}

function readPart(body: string, marker: Marker, context: LineContext): LineReading {
  const isMarked = marker.kind !== 'NONE';
  const colon = BEFORE_COLON.exec(body);
  const titled = colon ?? BEFORE_DASH.exec(body);
  const [, title = '', tail = ''] = titled ?? [];
  const section = titled && !isAlsoName(title) ? readSection(title, context.marks) : null;
  if (section?.isIgnored || (titled && isInfoTitle(title))) return NOTHING;
  if (section && tail !== '')
    return combineItems(
      readItems(withCommas(tail), { ...context, isNameExpected: true }, ANY_AND),
      marker,
      section,
    );
  if (titled && marker.rest.endsWith(':') && !isMarked) return { kind: 'HEADING', section: null };
  const own = titled && !section ? readReplyAfterTitle(title, tail, context, isMarked) : null;
  if (own) return combineItems([own], marker, null);
  const team = colon ? readGroup(tail, context) : [];
  if (team.length > 0) return combineItems(team, marker, EVERYONE_PLAYS);
  if (colon && isSentence(title, tail) && !isMarked) return UNCLEAR;
  return combineItems(readItems(body, { ...context, isNameExpected: isMarked }), marker, null);
}

/** Puts commas between the names of 'Tom Ann Ben Cid'. Fewer than four words can be one name. */
function withCommas(names: string): string {
  return /^(?:\p{Lu}[\p{L}'’-]{0,30} ){3,}\p{Lu}[\p{L}'’-]{0,30}$/u.test(names)
    ? names.replaceAll(' ', ', ')
    : names;
}

function readReplyAfterTitle(
  title: string,
  tail: string,
  context: LineContext,
  isMarked: boolean,
): Item | null {
  const item = readItem(withPlusNumbers(title), { ...context, isNameExpected: isMarked });
  const reply = item.name !== null && !/^\?+$/.test(tail) ? readMessage(tail, context.marks) : null;
  return reply && withReply(item, reply);
}

function isSentence(title: string, tail: string): boolean {
  const { phrases, unknownCount } = readPhrases(wordsOf(tail));
  const isNote = unknownCount === 0 && phrases.some((kinds) => kinds.has('NOTE'));
  return isName(title, false) && /\p{L}/u.test(tail) && !isNote;
}

function readGroup(tail: string, context: LineContext): readonly Item[] {
  const items = readItems(tail, { ...context, isNameExpected: false });
  return items.length > 1 && items.every(({ name }) => name !== null && /^\P{Ll}/u.test(name)) ? items : [];
}

function readSigns({ kind, status }: Marker, rest: string): LineReading {
  const isHeading = kind === 'BULLET' && status !== null && status !== 'UNANSWERED' && /^:?$/.test(rest);
  return isHeading ? { kind: 'HEADING', section: { status, isReserve: false, isIgnored: false } } : NOTHING;
}

function isAboutOneself(text: string): boolean {
  const { phrases, unknownCount } = readPhrases(wordsOf(text));
  return unknownCount === 0 && !text.endsWith(':') && phrases.some((kinds) => kinds.has('SELF'));
}

/** A text after a number needs a colon: '2. Reserves:' can be a heading, but '9. Sub' is a free spot. */
function canBeHeading({ kind, rest }: Marker): boolean {
  return rest.endsWith(':') || (kind !== 'NUMBER' && wordsOf(rest).length <= MAX_HEADING_WORDS);
}

function canBeName(rest: string, context: LineContext, isMarked: boolean): boolean {
  return (
    !rest.endsWith(':') &&
    readItems(rest, { ...context, isNameExpected: isMarked }).some(({ name }) => name !== null)
  );
}

function withMarkerStatus(section: Section, { status }: Marker): Section {
  return status && !section.isIgnored && !section.isReserve ? { ...section, status } : section;
}
