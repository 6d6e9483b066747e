import { toPlain } from '../line/plain-text.ts';
import type { BlockLine } from './result-blocks.ts';

const MIN_ROWS = 3;

export function withoutColumns(lines: readonly BlockLine[]): readonly BlockLine[] {
  const from = lines.findIndex(({ raw }) => raw.includes('\t'));
  if (from === -1) return lines;
  const length = lines.slice(from).findIndex(({ raw }) => !raw.includes('\t'));
  const rows = length === -1 ? lines.slice(from) : lines.slice(from, from + length);
  const cells = rows.map(({ raw }) => raw.split('\t').map(toPlain));
  const used = [...new Set(cells.flatMap((row) => row.flatMap((cell, at) => (cell === '' ? [] : at))))];
  const [left = 0, right = 0] = used.toSorted((a, b) => a - b);
  if (rows.length < MIN_ROWS || used.length !== 2) return lines;
  const last = cells.at(-1);
  const goals = [left, right].map((at) => last?.[at] ?? '');
  const hasGoals = goals.every((cell) => /^\d{1,2}$/.test(cell));
  const people = hasGoals ? rows.slice(0, -1) : rows;
  const columns = [left, right].flatMap((column) =>
    people.flatMap((row, at): BlockLine[] => {
      const text = cells[at]?.[column] ?? '';
      return text === '' ? [] : [{ ...row, text, isAfterBlank: at === 0 }];
    }),
  );
  const score = hasGoals ? rows.slice(-1).map((row) => ({ ...row, text: goals.join('-') })) : [];
  return [...lines.slice(0, from), ...columns, ...score, ...lines.slice(from + rows.length)];
}
