import type { PlayerStatus } from '../../../instance/player-instance.schema.ts';

const EMOJI_SOURCE =
  '(?:\\p{RI}\\p{RI}|[✓✗✘✕△▢□☐☑☒]|\\p{Extended_Pictographic})(?:\\p{EMod}|\\u200D\\p{Extended_Pictographic})*';
const EMOJI = new RegExp(EMOJI_SOURCE, 'gu');
const LEADING_EMOJI = new RegExp(`^${EMOJI_SOURCE}\\s*`, 'u');

const STATUS_MARKS: readonly (readonly [PlayerStatus, string])[] = [
  ['PLAYING', '✅✔☑✓👍💪🙋👌🆗💯🙌✋🤝👊🤙'],
  ['NOT_PLAYING', '❌✖✗✘✕❎👎🚫⛔🙅☒'],
  ['UNANSWERED', '❓❔🤔🤷⏳⌛⁉☐⬜◻▢□🔲△'],
];

/** Colours are replies only if the text has a green mark. Otherwise the colours can be teams. */
const COLOUR_MARKS: readonly (readonly [PlayerStatus, string])[] = [
  ['PLAYING', '🟢🟩'],
  ['NOT_PLAYING', '🔴🟥'],
  ['UNANSWERED', '🟡🟨🟠🟧⚪'],
];

const INFO_MARKS = new Set([
  ...'📍🗓📅📆⏰⏱⏲🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛🕜🕝🕞🕟🕠🕡🕢🕣🕤🕥🕦🕧🏟💷💶💰💵💸🅿🔗📞☎🌧☀🌤🌦ℹ📣📢⚠🚨🏆',
]);

const PLAIN_MARKS = new Map(statusesOf(STATUS_MARKS));
const MARKS_WITH_COLOURS = new Map(statusesOf([...STATUS_MARKS, ...COLOUR_MARKS]));

export type MarkTable = ReadonlyMap<string, PlayerStatus>;

export interface MarksReading {
  readonly text: string;
  /** Null if no emoji is a reply. */
  readonly status: PlayerStatus | null;
}

function statusesOf(table: typeof STATUS_MARKS): [string, PlayerStatus][] {
  return table.flatMap(([status, marks]) => [...marks].map((mark): [string, PlayerStatus] => [mark, status]));
}

const PLUS_LINE = /^\s*\+\s+\p{L}/gmu;
const MINUS_LINE = /^\s*[-–]\s+\p{L}/mu;

export function markTable(text: string): MarkTable {
  const marks = /[🟢🟩]/u.test(text) ? MARKS_WITH_COLOURS : PLAIN_MARKS;
  const hasSigns = (text.match(PLUS_LINE) ?? []).length >= 2 && MINUS_LINE.test(text);
  return hasSigns ? new Map([...marks, ['+', 'PLAYING'], ['-', 'NOT_PLAYING'], ['–', 'NOT_PLAYING']]) : marks;
}

export function markStatus(emoji: string, marks: MarkTable): PlayerStatus | null {
  const [base = ''] = emoji;
  return marks.get(base) ?? null;
}

export function takeMarks(text: string, marks: MarkTable): MarksReading {
  let status: PlayerStatus | null = null;
  const without = text.replace(EMOJI, (emoji) => {
    status = markStatus(emoji, marks) ?? status;
    return ' ';
  });
  // A multiplication sign between letters is part of the text.
  const crossed = without.replace(/(^|\s)[×✕](?=\s|$)/g, '$1');
  if (crossed !== without) status = 'NOT_PLAYING';
  return { text: crossed.replace(/\s+/g, ' ').trim(), status };
}

export interface LeadingEmoji {
  readonly length: number;
  readonly isInfo: boolean;
  readonly status: PlayerStatus | null;
}

export function leadingEmoji(text: string, marks: MarkTable): LeadingEmoji | null {
  const [emoji] = LEADING_EMOJI.exec(text) ?? [];
  if (emoji === undefined) return null;
  const [base = ''] = emoji;
  return { length: emoji.length, isInfo: INFO_MARKS.has(base), status: markStatus(emoji, marks) };
}

export function separatedByMarks(text: string, marks: MarkTable): string {
  const replies = (text.match(EMOJI) ?? []).filter((emoji) => markStatus(emoji, marks) !== null);
  if (replies.length < 2) return text;
  const isBefore = leadingEmoji(text, marks)?.status != null;
  const end = afterLastLetter(text);
  return text.replace(EMOJI, (emoji, at: number) => {
    if (markStatus(emoji, marks) === null || at === 0 || at > end) return emoji;
    return isBefore ? `,${emoji}` : `${emoji},`;
  });
}

function afterLastLetter(text: string): number {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1] ?? '')) end -= 1;
  return end;
}
