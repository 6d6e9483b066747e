import { wordsOf } from '../names/name-key.ts';
import { readMessage } from './chat/read-message.ts';
import { type LineReading, NOTHING, toReading, UNCLEAR, withMoment, withSection } from './line-reading.ts';
import { isName } from './names.ts';
import { type Item, type ItemContext, readItem } from './read-item.ts';
import { readItems, SHORT_AND } from './read-items.ts';
import { EVERYONE_PLAYS, isInfoTitle, readSection, type Section } from './section.ts';
import { type Marker, readMarker } from './text/marker.ts';
import { separatedByMarks } from './text/marks.ts';
import { withoutNoise } from './text/noise.ts';
import { withPlusNumbers } from './text/plus-ones.ts';
import { isAlsoName, readPhrases } from './words/phrases.ts';

type Context = Omit<ItemContext, 'isMarked'>;

const MOST_HEADING_WORDS = 5;

const BEFORE_COLON = /^([^:]{1,60}?)\s*:\s*(.*)$/;
const BEFORE_DASH = /^([^-–—]{1,40}?)\s[-–—]+>?\s(.*)$/;
/** End of a sentence, or separator before a title with a colon. */
const BEFORE_TITLE = /[,;.|]\s+(?=[^,;.|:]{1,30}:)|(?<=\p{Ll}{2})\.\s+(?=\p{Lu})/u;

/** Second number of '1. Tom 2. Ann'. */
const INLINE_NUMBER = /\s\d{1,2}[.)] ?(?=\p{L})/gu;

/** Reads one plain line of a list. */
export function readLine(text: string, context: Context): LineReading {
  const marker = readMarker(separatedByMarks(text, context.marks), context.marks);
  const { rest } = marker;
  const isMarked = marker.kind !== 'NONE';
  if (!/[\p{L}\p{N}?]/u.test(rest)) return readSigns(marker, rest);
  if (marker.isInfo && marker.kind !== 'NUMBER') return NOTHING;
  const spoken = isMarked || !isAboutOneself(rest) ? null : readMessage(rest, context.marks);
  if (spoken) return { kind: 'REPLY', reply: spoken };
  const section = canBeHeading(marker) ? readSection(rest.replace(/\s*:$/, ''), context.marks) : null;
  if (section && !isLoneName(rest, context, isMarked))
    return { kind: 'HEADING', section: marked(section, marker) };
  if (section === null && canBeHeading(marker) && isInfoTitle(rest)) return NOTHING;
  const cleared = withoutNoise(rest);
  if (cleared.hasLink && !isMarked) return NOTHING;
  const body = marker.kind === 'NUMBER' ? cleared.text.replace(INLINE_NUMBER, ', ') : cleared.text;
  return withMoment(readSeveral(body, marker, context), cleared.hasMoment);
}

/** Reads 'In: Tom, Ann. Out: Ben', 'Tom is in. Ann is out.' and 'Tom: in, Ann: out' like several lines. */
function readSeveral(body: string, marker: Marker, context: Context): LineReading {
  const readings = body.split(BEFORE_TITLE).map((part) => readBody(part, marker, context));
  const [only = NOTHING, ...others] = readings;
  if (others.length === 0) return only;
  const people = readings.flatMap((reading) =>
    reading.kind === 'PEOPLE' ? reading.people.map(withSection(reading.section)) : [],
  );
  return people.length > 0
    ? { kind: 'PEOPLE', people, section: EVERYONE_PLAYS, marker, hasMoment: false }
    : UNCLEAR;
}

function readBody(body: string, marker: Marker, context: Context): LineReading {
  const isMarked = marker.kind !== 'NONE';
  const colon = BEFORE_COLON.exec(body);
  const titled = colon ?? BEFORE_DASH.exec(body);
  const [, title = '', tail = ''] = titled ?? [];
  const section = titled && !isAlsoName(title) ? readSection(title, context.marks) : null;
  if (section?.isIgnored || (titled && isInfoTitle(title))) return NOTHING;
  if (section && tail !== '')
    return toReading(readItems(withCommas(tail), { ...context, isMarked: true }, SHORT_AND), marker, section);
  if (titled && marker.rest.endsWith(':') && !isMarked) return { kind: 'HEADING', section: null };
  const own = titled && !section ? readOwnReply(title, tail, context, isMarked) : null;
  if (own) return toReading([own], marker, null);
  const team = colon ? readTeam(tail, context) : [];
  if (team.length > 0) return toReading(team, marker, EVERYONE_PLAYS);
  if (colon && isSentence(title, tail) && !isMarked) return UNCLEAR;
  return toReading(readItems(body, { ...context, isMarked }), marker, null);
}

/** Writes 'Tom Ann Ben Cid' with commas. Fewer words can be one name. */
function withCommas(names: string): string {
  return /^(?:\p{Lu}[\p{L}'’-]{0,30} ){3,}\p{Lu}[\p{L}'’-]{0,30}$/u.test(names)
    ? names.replaceAll(' ', ', ')
    : names;
}

/** Reads 'Tom: sorry, out this week', where commas do not separate names. */
function readOwnReply(title: string, tail: string, context: Context, isMarked: boolean): Item | null {
  const item = readItem(withPlusNumbers(title), { ...context, isMarked });
  const reply = item.name !== null && !/^\?+$/.test(tail) ? readMessage(tail, context.marks) : null;
  if (reply === null) return null;
  const plusOnes = item.plusOnes + reply.plusOnes;
  return {
    ...item,
    status: item.status ?? reply.status,
    isReserve: reply.isReserve || item.isReserve,
    plusOnes,
  };
}

/** True for 'Tom: bring the ball', where the sender of a message says something else. */
function isSentence(title: string, tail: string): boolean {
  const { phrases, unknown } = readPhrases(wordsOf(tail));
  const isNote = unknown === 0 && phrases.some((kinds) => kinds.has('NOTE'));
  return isName(title, false) && /\p{L}/u.test(tail) && !isNote;
}

/** Reads the names of 'Bens car: Ann, Cid', but no sentence after a colon. */
function readTeam(tail: string, context: Context): readonly Item[] {
  const items = readItems(tail, { ...context, isMarked: false });
  return items.length > 1 && items.every(({ name }) => name !== null && /^\P{Ll}/u.test(name)) ? items : [];
}

/** A line of signs is a free spot or, without a number, a heading such as '✅'. */
function readSigns({ kind, status }: Marker, rest: string): LineReading {
  const isHeading = kind === 'BULLET' && status !== null && status !== 'UNANSWERED' && /^:?$/.test(rest);
  return isHeading ? { kind: 'HEADING', section: { status, isReserve: false, isIgnored: false } } : NOTHING;
}

function isAboutOneself(text: string): boolean {
  const { phrases, unknown } = readPhrases(wordsOf(text));
  return unknown === 0 && !text.endsWith(':') && phrases.some((kinds) => kinds.has('SELF'));
}

/** '9. Sub' is a free spot, '2. Reserves:' a heading. A heading without a colon is short, unlike a message. */
function canBeHeading({ kind, rest }: Marker): boolean {
  return rest.endsWith(':') || (kind !== 'NUMBER' && wordsOf(rest).length <= MOST_HEADING_WORDS);
}

function isLoneName(rest: string, context: Context, isMarked: boolean): boolean {
  return !rest.endsWith(':') && readItems(rest, { ...context, isMarked }).some(({ name }) => name !== null);
}

function marked(section: Section, { status }: Marker): Section {
  return status && !section.isIgnored && !section.isReserve ? { ...section, status } : section;
}
