import { Rect, Words } from './svg.ts';

const LIT = { textAnchor: 'middle', x: '400', fill: 'scoreboard.lit' } as const;

/** The board on the far fence: how things stand an evening before the game. */
export function Scoreboard() {
  return (
    <>
      <Rect
        x="318"
        y="112"
        width="164"
        height="96"
        rx="8"
        fill="scoreboard.bg"
        stroke="scene.metal"
        strokeWidth="3"
      />
      <Words {...LIT} y="168" textStyle="score" fontSize="54px">
        9/10
      </Words>
      <Words {...LIT} y="194" textStyle="label" fontSize="17px">
        1 player short
      </Words>
    </>
  );
}
