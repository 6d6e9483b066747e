import { type DotItemDotProps, Symbols, type SymbolType } from 'recharts';
import type { PositionLine } from './position-lines.ts';

/** Area in square pixels. */
export const MARK_AREA = 50;

/** Most results with a mark each. Longer lines mark only some results, so that marks do not overlap. */
const MOST_MARKS = 20;

export function lineMarks({ mark }: Look, colour: string, length: number) {
  const step = Math.ceil(length / MOST_MARKS);
  return ({ cx, cy, index, key }: DotItemDotProps) =>
    cx === undefined || cy === undefined || cy === null || (length - 1 - index) % step !== 0 ? (
      <g key={key} />
    ) : (
      <Symbols key={key} type={mark} cx={cx} cy={cy} size={MARK_AREA} fill={colour} />
    );
}

/** Look of a line, recognisable without colour by dash and mark. */
export interface Look {
  readonly colour: string;
  /** SVG dash pattern, empty for a line without gaps. */
  readonly dash: string;
  readonly mark: SymbolType;
}

export const OWN_LOOK: Look = { colour: 'chart.own', dash: '', mark: 'circle' };

const OTHER_LOOKS: readonly Look[] = [
  { colour: 'chart.first', dash: '7 3', mark: 'square' },
  { colour: 'chart.second', dash: '2 3', mark: 'triangle' },
  { colour: 'chart.third', dash: '9 3 2 3', mark: 'diamond' },
];

/** Returns the look of each line. Other players keep theirs in leaderboard order. */
export function looksOf(lines: readonly PositionLine[]): Look[] {
  const others = lines.filter(({ isMe }) => !isMe);
  return lines.map((line) => (line.isMe ? OWN_LOOK : (OTHER_LOOKS[others.indexOf(line)] ?? OWN_LOOK)));
}
