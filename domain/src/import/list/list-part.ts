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

/** Part of a list under one heading. */
export interface Part {
  readonly section: Section;
  /** True if the meaning of the heading is known. */
  readonly hasHeading: boolean;
  /** Section of a line such as 'In: Tom', which also applies to the next lines. */
  readonly inline: Section | null;
  /** Count of people with a number since the heading. */
  readonly numbered: number;
  /** True if a number or bullet followed the heading. */
  readonly hasMarks: boolean;
}

export const FIRST_PART: Part = {
  section: EVERYONE_PLAYS,
  hasHeading: false,
  inline: null,
  numbered: 0,
  hasMarks: false,
};
const NO_REPLY: Section = { ...EVERYONE_PLAYS, status: 'UNANSWERED' };

/** Returns the part after a person with a number. People after numbers that restart at 1 are reserves. */
export function afterNumber(part: Part, number: number | null): Part {
  const { section, numbered } = part;
  const isRestart = number === 1 && numbered >= 2 && section.status === 'PLAYING' && !section.isIgnored;
  if (!isRestart) return { ...part, numbered: numbered + 1 };
  return { ...part, section: RESERVES, hasHeading: true, numbered: 1 };
}

export function sectionOf(people: readonly ReadPerson[], part: Part, shape: ListShape): Section {
  const isUnanswered = shape.hasReplies && !part.hasHeading && people.length === 1;
  return isUnanswered ? NO_REPLY : part.section;
}

/** True if the line belongs to the list. A line without a marker needs a heading, a reply or a fitting shape. */
export function isInList(
  reading: Extract<LineReading, { kind: 'PEOPLE' }>,
  { line, sender }: TextLine,
  { hasHeading, hasMarks }: Part,
  { shape, isKnown }: ReaderContext,
): boolean {
  const { people, section, hasDateOrTime } = reading;
  const haveReplies = people.every(({ status }) => status !== null);
  if (isMarked(reading) || section !== null) return true;
  if (people.every(({ name }) => isKnown(name)) && sender === null) return true;
  if (hasHeading && !hasMarks && !hasDateOrTime) return true;
  if (sender !== null || line === shape.titleLine) return false;
  if (hasDateOrTime && !shape.haveDatesOrTimes) return haveReplies;
  return !shape.isMarked || haveReplies;
}
