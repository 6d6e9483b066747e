import type { NameContext } from '../team-names.ts';
import { isSumWord } from '../words/table-words.ts';
import { isTeamName } from '../words/team-words.ts';

const POSITION = /^[^\p{L}\d]*(?:[([#]?\d{1,3}(?:st|nd|rd|th)?[.):\]]?\s+)?/u;
const NUMBERS = /^(\p{L}[^\d,;|]*?)[\s:=,;|(–—-]+((?:[+−-]?\d|[-–]\s)[\d\s.,;|/:%+−–-]*)\)?\.?$/u;
const CELL = /[+−-]?\d+(?:[.,]\d+)?\s?%|\d+[-–/:]\d+[-–/:]\d+|\d+[-–:]\d+|[+−-]?\d+(?:\.\d+)?|[-–]/g;
const RECORD = /^\d+[-–/:]\d+[-–/:]\d+$/;
const DASHED = /^\s*\d+(?:\s[-–—]\s\d+)+\s*$/;
const MIN_NUMBERS = 3;

export function rowOfLine(plain: string, { readName }: NameContext): readonly string[] | null {
  const [, written = '', numbers = ''] = NUMBERS.exec(plain.replace(POSITION, '')) ?? [];
  if (written === '') return null;
  const spaced = DASHED.test(numbers) ? numbers.replaceAll(/\s[-–—]\s/g, ' ') : numbers;
  const cells = spaced.match(CELL) ?? [];
  if (cells.length < MIN_NUMBERS && !cells.some((cell) => RECORD.test(cell))) return null;
  if (isSumWord(written)) return [written, ...cells];
  const name = isTeamName(written) ? null : readName(written);
  return name === null || /[,;&]/.test(name) ? null : [name, ...cells];
}
