import type { TextLine } from './chat/chat-lines.ts';
import type { ChatReading } from './chat/read-chat-line.ts';

export interface Step {
  readonly source: TextLine;
  readonly reading: ChatReading;
}

type PeopleReading = Extract<ChatReading, { kind: 'PEOPLE' }>;

/** How the people of a list are written. */
export interface ListShape {
  /** True if names have numbers, bullets or boxes, so that a line without is no name. */
  readonly isMarked: boolean;
  /** True if names without numbers have dates or times, so that such a line is no heading. */
  readonly hasMoments: boolean;
  /** True if others have ticks and crosses, so that a name without has not replied. */
  readonly hasReplies: boolean;
  /** Line of a title above a block of names, or null. */
  readonly titleLine: number | null;
}

export function listShape(steps: readonly Step[]): ListShape {
  const lines = steps.filter(({ source }) => source.sender === null);
  const readings = lines.flatMap(({ reading }) => (reading.kind === 'PEOPLE' ? [reading] : []));
  const marked = readings.filter(isMarked);
  const plain = readings.filter((reading) => !isMarked(reading));
  const timed = plain.filter(({ hasMoment }) => hasMoment).length;
  const isMarkedList = marked.length >= 2 && marked.length >= plain.length;
  const hasHeadings = lines.some(({ reading }) => reading.kind === 'HEADING' && reading.section !== null);
  return {
    isMarked: isMarkedList,
    hasMoments: timed >= 2 && timed * 2 >= plain.length,
    hasReplies: !hasHeadings && hasOwnReplies(readings),
    titleLine: isMarkedList ? null : titleLine(lines),
  };
}

export function isMarked({ marker }: PeopleReading): boolean {
  return marker.kind !== 'NONE';
}

/** Two yes and a no, or two yes in a list without numbers. */
function hasOwnReplies(readings: readonly PeopleReading[]): boolean {
  const people = readings.filter(({ section }) => section === null).flatMap(({ people }) => people);
  const yes = people.filter(({ status, isReserve }) => status === 'PLAYING' && !isReserve).length;
  const isNumbered = readings.some(({ marker }) => marker.kind === 'NUMBER');
  return yes >= 2 && (!isNumbered || people.some(({ status }) => status === 'NOT_PLAYING'));
}

/** Finds one line, then an empty line, then at least three lines. */
function titleLine(lines: readonly Step[]): number | null {
  const first = lines.findIndex(({ source }) => source.text !== '');
  const [title, gap, ...block] = first < 0 ? [] : lines.slice(first, first + 5);
  const isTitle =
    title && gap?.source.text === '' && block.length === 3 && block.every(({ source }) => source.text !== '');
  return isTitle ? title.source.line : null;
}
