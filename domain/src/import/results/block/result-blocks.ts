import { findDate, type WrittenDate } from '../dates/dates.ts';
import { monthOf } from '../dates/months.ts';
import { withoutDate } from '../dates/weekdays.ts';
import { toPlain } from '../line/plain-text.ts';
import type { UnclearResult, WrittenYear } from '../results.types.ts';
import { chatMessage, withYearOf } from './chat-message.ts';

export interface BlockLine {
  readonly line: number;
  readonly raw: string;
  readonly text: string;
  readonly isAfterBlank: boolean;
}

export interface ResultBlock {
  readonly date: WrittenDate | null;
  readonly lines: readonly BlockLine[];
}

export interface BlocksOfText {
  readonly blocks: readonly ResultBlock[];
  readonly years: readonly WrittenYear[];
  readonly unclear: readonly UnclearResult[];
}

const MAX_LINE_LENGTH = 2000;
const YEAR_HEADING =
  /^[^\p{L}\p{N}]*(?:([\p{L}\p{M}]+)[^\p{L}\p{N}]+)?((?:19|20)\d{2})(\s?[/–-]\s?(?:20)?\d{2})?[^\p{L}\p{N}]*$/u;
const DAY_IN_MONTH = /^(\d{1,2})(?:st|nd|rd|th|\.)?(?=\s?[:–—-]\s)/i;
const HAS_WORD_OR_NUMBER = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Splits a text at dates. A message of a chat has the date of the message unless the text has its own date. */
export function toBlocks(lines: readonly string[]): BlocksOfText {
  const splitter = new BlockSplitter();
  for (const [at, raw] of lines.entries()) splitter.add(raw, at + 1);
  const { blocks, years, unclear } = splitter;
  return { blocks: haveDatesBelow(blocks) ? withDatesBelow(blocks) : blocks, years, unclear };
}

class BlockSplitter implements BlocksOfText {
  readonly blocks: { date: WrittenDate | null; lines: BlockLine[] }[] = [{ date: null, lines: [] }];
  readonly years: WrittenYear[] = [];
  readonly unclear: UnclearResult[] = [];
  private month: { readonly month: number; readonly year: number } | null = null;
  private isAfterBlank = false;

  add(raw: string, line: number): void {
    if (!HAS_WORD_OR_NUMBER.test(raw)) {
      this.isAfterBlank = true;
      return;
    }
    if (raw.length > MAX_LINE_LENGTH) {
      this.unclear.push({ line, text: raw.slice(0, MAX_LINE_LENGTH), reason: 'TOO_LONG' });
      return;
    }
    const plain = toPlain(raw);
    if (!this.startPeriod(plain, line)) this.addDated(raw, plain, line);
    this.isAfterBlank = false;
  }

  private startPeriod(plain: string, line: number): boolean {
    const heading = YEAR_HEADING.exec(plain);
    if (heading === null) return false;
    const year = Number(heading[2]);
    const month = monthOf(heading[1] ?? '');
    this.month = month === null ? null : { month, year };
    this.years.push({ line, year, isSeason: heading[3] !== undefined });
    this.blocks.push({ date: null, lines: [] });
    return true;
  }

  private addDated(raw: string, plain: string, line: number): void {
    const message = chatMessage(plain);
    const text = message?.text ?? plain;
    const written = findDate(text) ?? this.dayInMonth(text);
    const own = written && message?.date ? withYearOf(written, message.date) : written;
    const date = own ?? message?.date ?? null;
    if (date && (own !== null || !this.isSameMessageDay(date))) this.blocks.push({ date, lines: [] });
    const rest = own ? withoutDate(text, own.at, own.text.length) : text;
    this.blocks.at(-1)?.lines.push({ line, raw, text: rest, isAfterBlank: this.isAfterBlank });
  }

  private isSameMessageDay(date: WrittenDate): boolean {
    return this.blocks.at(-1)?.date?.text === date.text;
  }

  private dayInMonth(text: string): WrittenDate | null {
    const match = this.month && DAY_IN_MONTH.exec(text);
    if (!match || !this.month) return null;
    return { numbers: [Number(match[1]), this.month.year], month: this.month.month, text: match[0], at: 0 };
  }
}

function haveDatesBelow(blocks: readonly ResultBlock[]): boolean {
  const [first, ...others] = blocks;
  const areAlone = others.every(
    ({ lines }) => lines.length > 0 && !/[\p{L}\p{N}]/u.test(lines[0]?.text ?? ''),
  );
  return first?.date === null && first.lines.length > 1 && areAlone && blocks.at(-1)?.lines.length === 1;
}

function withDatesBelow(blocks: readonly ResultBlock[]): ResultBlock[] {
  return blocks.slice(0, -1).map(({ lines }, at) => ({
    date: blocks[at + 1]?.date ?? null,
    lines: at === 0 ? lines : lines.slice(1),
  }));
}
