import { type DotItemDotProps, Symbols, type SymbolType } from 'recharts';
import type { PositionLine } from './position-lines.ts';

/** Area in square pixels. */
export const MARK_AREA = 50;

/** Maximum number of marks on a line. A line with more results marks only some, so that marks do not overlap. */
const MAX_MARKS = 20;

export function styleLine({ dash, mark }: Look, colour: string, resultCount: number) {
  const step = Math.ceil(resultCount / MAX_MARKS);
  const dot = ({ cx, cy, index, key }: DotItemDotProps) =>
    cx === undefined || cy === undefined || cy === null || (resultCount - 1 - index) % step !== 0 ? (
      <g key={key} />
    ) : (
      <Symbols key={key} type={mark} cx={cx} cy={cy} size={MARK_AREA} fill={colour} />
    );
  return { type: 'linear', stroke: colour, strokeDasharray: dash, dot, isAnimationActive: false } as const;
}

/** No two lines have the same dash or mark, so that lines differ without colour. */
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

/** Adds a look to each line: `OWN_LOOK` for the viewer, `OTHER_LOOKS` in the order of `lines` for other players. */
export function withLooks(lines: readonly PositionLine[]): (PositionLine & Look)[] {
  const others = lines.filter(({ isMe }) => !isMe);
  return lines.map((line) => ({ ...line, ...(OTHER_LOOKS[others.indexOf(line)] ?? OWN_LOOK) }));
}
