import type { TextLine } from './chat/chat-lines.ts';
import type { ChatReading } from './chat/read-chat-line.ts';

export interface LineWithReading {
  readonly source: TextLine;
  readonly reading: ChatReading;
}

type PeopleReading = Extract<ChatReading, { kind: 'PEOPLE' }>;

export interface ListShape {
  /** True if most names have a number, bullet or box. A line without a marker is then no name. */
  readonly isMarked: boolean;
  /** True if at least half of the unmarked names have a date or time. Such a line is then no heading. */
  readonly haveDatesOrTimes: boolean;
  readonly hasReplies: boolean;
  readonly titleLine: number | null;
}

export function listShape(linesWithReadings: readonly LineWithReading[]): ListShape {
  const lines = linesWithReadings.filter(({ source }) => source.sender === null);
  const readings = lines.flatMap(({ reading }) => (reading.kind === 'PEOPLE' ? [reading] : []));
  const marked = readings.filter(isMarked);
  const plain = readings.filter((reading) => !isMarked(reading));
  const timed = plain.filter(({ hasDateOrTime }) => hasDateOrTime).length;
  const isMarkedList = marked.length >= 2 && marked.length >= plain.length;
  const hasHeadings = lines.some(({ reading }) => reading.kind === 'HEADING' && reading.section !== null);
  return {
    isMarked: isMarkedList,
    haveDatesOrTimes: timed >= 2 && timed * 2 >= plain.length,
    hasReplies: !hasHeadings && hasOwnReplies(readings),
    titleLine: isMarkedList ? null : titleLine(lines),
  };
}

export function isMarked({ marker }: PeopleReading): boolean {
  return marker.kind !== 'NONE';
}

/** True if at least two people say yes. In a numbered list, someone must also say no. */
function hasOwnReplies(readings: readonly PeopleReading[]): boolean {
  const people = readings.filter(({ section }) => section === null).flatMap(({ people }) => people);
  const yes = people.filter(({ status, isReserve }) => status === 'PLAYING' && !isReserve).length;
  const isNumbered = readings.some(({ marker }) => marker.kind === 'NUMBER');
  return yes >= 2 && (!isNumbered || people.some(({ status }) => status === 'NOT_PLAYING'));
}

function titleLine(lines: readonly LineWithReading[]): number | null {
  const first = lines.findIndex(({ source }) => source.text !== '');
  const [title, gap, ...block] = first < 0 ? [] : lines.slice(first, first + 5);
  const isTitle =
    title && gap?.source.text === '' && block.length === 3 && block.every(({ source }) => source.text !== '');
  return isTitle ? title.source.line : null;
}
