import type { TextLine } from './chat/chat-lines.ts';
import type { LineReading, ReadPerson } from './line-reading.ts';
import { isMarked, type ListShape } from './list-shape.ts';
import { EVERYONE_PLAYS, RESERVES, type Section } from './section.ts';
import type { MarkTable } from './text/marks.ts';

export interface ReaderContext {
  readonly shape: ListShape;
  readonly marks: MarkTable;
  readonly isKnown: (name: string) => boolean;
}

export interface ListPart {
  readonly section: Section;
  readonly hasKnownHeading: boolean;
  readonly inlineSection: Section | null;
  readonly numberedCount: number;
  readonly hasMarkedLines: boolean;
}

export const FIRST_PART: ListPart = {
  section: EVERYONE_PLAYS,
  hasKnownHeading: false,
  inlineSection: null,
  numberedCount: 0,
  hasMarkedLines: false,
};
const NO_REPLY: Section = { ...EVERYONE_PLAYS, status: 'UNANSWERED' };

/** Returns the part after a person with a number. People after numbers that restart at 1 are reserves. */
export function partAfterNumber(part: ListPart, number: number | null): ListPart {
  const { section, numberedCount } = part;
  const isRestart = number === 1 && numberedCount >= 2 && section.status === 'PLAYING' && !section.isIgnored;
  if (!isRestart) return { ...part, numberedCount: numberedCount + 1 };
  return { ...part, section: RESERVES, hasKnownHeading: true, numberedCount: 1 };
}

export function sectionOf(people: readonly ReadPerson[], part: ListPart, shape: ListShape): Section {
  const isUnanswered = shape.hasReplies && !part.hasKnownHeading && people.length === 1;
  return isUnanswered ? NO_REPLY : part.section;
}

export function isInList(
  reading: Extract<LineReading, { kind: 'PEOPLE' }>,
  { line, sender }: TextLine,
  { hasKnownHeading, hasMarkedLines }: ListPart,
  { shape, isKnown }: ReaderContext,
): boolean {
  const { people, section, hasDateOrTime } = reading;
  const haveReplies = people.every(({ status }) => status !== null);
  if (isMarked(reading) || section !== null) return true;
  if (people.every(({ name }) => isKnown(name)) && sender === null) return true;
  if (hasKnownHeading && !hasMarkedLines && !hasDateOrTime) return true;
  if (sender !== null || line === shape.titleLine) return false;
  if (hasDateOrTime && !shape.haveDatesOrTimes) return haveReplies;
  return !shape.isMarked || haveReplies;
}
