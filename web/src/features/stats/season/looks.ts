import type { SymbolType } from 'recharts';
import type { Line } from './position-lines.ts';

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
export function looksOf(lines: readonly Line[]): Look[] {
  const others = lines.filter(({ isMe }) => !isMe);
  return lines.map((line) => (line.isMe ? OWN_LOOK : (OTHER_LOOKS[others.indexOf(line)] ?? OWN_LOOK)));
}
