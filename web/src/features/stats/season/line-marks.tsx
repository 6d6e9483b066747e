import { type DotItemDotProps, Symbols } from 'recharts';
import type { Look } from './looks.ts';

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
