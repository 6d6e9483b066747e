import Papa from 'papaparse';
import { MAX_IMPORT_LINES } from '../limits.ts';
import type { ReasonCode } from '../reasons.ts';
import { wordsOf } from './names.ts';

export interface Line {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

export interface Row extends Line {
  readonly cells: readonly string[];
}

/** A quoted cell with more lines has probably a quote that is not closed. */
const MAX_LINES_OF_ROW = 10;
const MAX_COLUMNS = 100;
const SAMPLE_ROWS = 30;
const DELIMITERS = ['\t', ';', ','];

/** Start of a PDF, ZIP (also Excel), HTML or RTF file, or a character of a binary file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: binary files have control characters.
const FILE = /^(?:%PDF|PK\u0003|<!doctype|<html|\{\\rtf)|\0/i;

/** Returns why a text is no list and no table, or null. */
export function textReason(text: string): ReasonCode | null {
  const start = text.slice(0, 10_000).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'CALENDAR_TEXT';
  if (FILE.test(start)) return 'NO_TEXT_FILE';
  return linesOf(text).filter(({ text }) => text !== '').length > MAX_IMPORT_LINES ? 'TOO_MANY_LINES' : null;
}

/** Returns the lines with text, and one blank line of each gap. */
export function linesOf(text: string): Line[] {
  const clean = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const lines: Line[] = [];
  let isGap = true;
  for (const [at, raw] of clean.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').entries()) {
    const isBlank = raw.trim() === '';
    if (!isBlank || !isGap) lines.push({ line: at + 1, text: isBlank ? '' : raw });
    isGap = isBlank;
  }
  return lines;
}

/** Returns the rows with text. A quote that is not closed changes only its own line. */
export function readRows(text: string, delimiter: string, max = Number.POSITIVE_INFINITY): Row[] {
  const lines = linesOf(text).map((each) => ({ ...each, isOdd: each.text.split('"').length % 2 === 0 }));
  const rows: Row[] = [];
  for (let at = 0; at < lines.length && rows.length < max; ) {
    const length = lines[at]?.isOdd
      ? lines.slice(at + 1, at + MAX_LINES_OF_ROW).findIndex(({ isOdd }) => isOdd) + 2
      : 1;
    const raw = lines.slice(at, at + length).map(({ text }) => text);
    const cells = readCells(raw.join('\n'), delimiter).slice(0, MAX_COLUMNS);
    if (cells.some((cell) => cell !== '') && !/^sep=.$/.test(raw[0] ?? ''))
      rows.push({ line: lines[at]?.line ?? 1, text: raw.join('\n'), cells });
    at += length;
  }
  return rows;
}

export function readCells(text: string, delimiter: string): string[] {
  if (!text.includes('"')) return text.split(delimiter).map((cell) => cell.trim());
  const { data } = Papa.parse<string[]>(text, { delimiter });
  return data.flat().map((cell) => cell.trim());
}

/** Returns the delimiter that splits most rows into the same number of cells, or null if most rows differ. */
export function findDelimiter(text: string): string | null {
  const found = DELIMITERS.map((delimiter) => {
    const lengths = readRows(text, delimiter, SAMPLE_ROWS).map(({ cells }) => cells.length);
    const counts = new Map<number, number>();
    for (const length of lengths) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    return { delimiter, share: Math.max(0, ...counts.values()) / lengths.length };
  });
  const best = found.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share > 0.5 ? best.delimiter : null;
}

/** Returns the words of a heading without case, accents and punctuation. */
export function headingOf(cell: string): string {
  return wordsOf(cell).join(' ');
}
