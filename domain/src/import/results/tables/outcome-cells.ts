import { emojiMeaning } from '../line/emoji.ts';
import { memoized } from '../memoized.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeReader } from '../winner.ts';

export type CellReading = Outcome | 'ABSENT' | 'UNKNOWN';

const MAX_POINTS = 3;
const ABSENT = /^(?:[-–—/.]|n\/?a|dnp|abs|absent|inj|injured|away|hol|holiday|out|no|none|\?)?$/i;
const WHOLE_NUMBER = /^\d{1,2}$/;
const SIGNED_NUMBER = /^[+−-]\s?\d{1,2}$/;

export function outcomesReader(cells: readonly string[]): (cell: string) => CellReading {
  const distinct = [...new Set(cells)];
  const readWord = outcomeReader(distinct);
  const isDifference = distinct.some((cell) => SIGNED_NUMBER.test(cell));
  const points = distinct.filter((cell) => WHOLE_NUMBER.test(cell)).map(Number);
  const most = Math.max(0, ...points);
  return memoized((cell): CellReading => {
    const number = WHOLE_NUMBER.test(cell) || SIGNED_NUMBER.test(cell) ? differenceOf(cell) : null;
    if (number !== null && isDifference) return number > 0 ? 'W' : number < 0 ? 'L' : 'D';
    // The highest number of points in the table is a win, and 0 is a loss.
    if (number !== null && most <= MAX_POINTS) return number === most ? 'W' : number === 0 ? 'L' : 'D';
    const outcome = readWord(cell) ?? emojiOutcome(cell);
    return outcome ?? (ABSENT.test(cell) ? 'ABSENT' : 'UNKNOWN');
  });
}

export function differenceOf(cell: string): number | null {
  const number = Number(cell.replace('−', '-').replace(/\s/g, ''));
  return cell === '' || Number.isNaN(number) ? null : number;
}

const GREEN_AND_RED: Readonly<Record<string, Outcome>> = {
  '🟢': 'W',
  '🟩': 'W',
  '🔴': 'L',
  '🟥': 'L',
  '🟡': 'D',
  '🟨': 'D',
};

function emojiOutcome(cell: string): Outcome | null {
  const [base = ''] = cell;
  const meaning = cell.length > 3 ? null : (GREEN_AND_RED[base] ?? emojiMeaning(cell));
  return meaning === 'TEAM' ? null : meaning;
}
