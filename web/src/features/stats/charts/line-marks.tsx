import { type DotItemDotProps, Symbols, type SymbolType } from 'recharts';
import type { PositionLine } from './position-lines.ts';

/** The area of a mark, in square pixels. */
export const MARK_AREA = 50;

/** Up to so many results each has its mark; of more, every few, so that marks do not run into each other. */
const MOST_MARKS = 20;

/** Draws the marks of a line of `length` points in a colour. */
export function lineMarks({ mark }: Look, colour: string, length: number) {
  const step = Math.ceil(length / MOST_MARKS);
  return ({ cx, cy, index, key }: DotItemDotProps) =>
    cx === undefined || cy === undefined || cy === null || (length - 1 - index) % step !== 0 ? (
      <g key={key} />
    ) : (
      <Symbols key={key} type={mark} cx={cx} cy={cy} size={MARK_AREA} fill={colour} />
    );
}

/** How a line is told from the others: by its colour, and without it by dash and mark. */
export interface Look {
  /** A semantic token. */
  readonly colour: string;
  /** As in SVG; empty for a line without gaps. */
  readonly dash: string;
  readonly mark: SymbolType;
}

/** One's own line. */
export const OWN_LOOK: Look = { colour: 'chart.own', dash: '', mark: 'circle' };

const OTHER_LOOKS: readonly Look[] = [
  { colour: 'chart.first', dash: '7 3', mark: 'square' },
  { colour: 'chart.second', dash: '2 3', mark: 'triangle' },
  { colour: 'chart.third', dash: '9 3 2 3', mark: 'diamond' },
];

/** The look of each line; the others keep theirs in the order of the leaderboard. */
export function looksOf(lines: readonly PositionLine[]): Look[] {
  const others = lines.filter(({ isMe }) => !isMe);
  return lines.map((line) => (line.isMe ? OWN_LOOK : (OTHER_LOOKS[others.indexOf(line)] ?? OWN_LOOK)));
}
