import { Ellipse, Group, Path, PITCH, pathThrough, project, Rect, Stop, Svg, VIEW, Words } from './camera.ts';
import { Figures } from './figures.tsx';
import { Pitch } from './pitch.tsx';

export function NightGame() {
  return (
    <Svg
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMax slice"
      width="full"
      height="full"
      aria-hidden="true"
    >
      <Paints />
      <Scoreboard />
      <Pitch />
      <Floodlights />
      <Figures />
    </Svg>
  );
}

function Paints() {
  return (
    <defs>
      <radialGradient id="turf" cx="0.5" cy="0.35" r="0.75">
        <Stop offset="0" css={{ stopColor: 'var(--chakra-colors-scene-turf-lit)' }} />
        <Stop offset="1" css={{ stopColor: 'var(--chakra-colors-scene-turf)' }} />
      </radialGradient>
      <radialGradient id="glare">
        <Stop offset="0" css={{ stopColor: 'var(--chakra-colors-scene-lamp)', stopOpacity: 0.75 }} />
        <Stop offset="1" css={{ stopColor: 'var(--chakra-colors-scene-lamp)', stopOpacity: 0 }} />
      </radialGradient>
      <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
        <Stop offset="0" css={{ stopColor: 'var(--chakra-colors-scene-lamp)', stopOpacity: 0.34 }} />
        <Stop offset="1" css={{ stopColor: 'var(--chakra-colors-scene-lamp)', stopOpacity: 0 }} />
      </linearGradient>
      <pattern id="mesh" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <Path d="M0 0H11M0 0V11" stroke="scene.wire" strokeWidth="0.9" opacity="0.45" fill="none" />
      </pattern>
    </defs>
  );
}

const { halfWidth, length } = PITCH;
const HEIGHT = 16.5;
const SIDES = [-halfWidth - 3, halfWidth + 3];

function Floodlights() {
  return (
    <Group animation="strike 1.6s ease-out" _motionReduce={{ animation: 'none' }}>
      {SIDES.map((side) => (
        <Mast key={side} side={side} />
      ))}
    </Group>
  );
}

function Mast({ side }: { readonly side: number }) {
  const head = project(side, length, HEIGHT);
  return (
    <>
      <Path d={beam(side)} css={{ fill: 'url(#beam)' }} />
      <Path d={pathThrough([side, length], [side, length, HEIGHT])} stroke="scene.metal" strokeWidth="5" />
      <Ellipse cx={head.x} cy={head.y} rx="90" ry="60" css={{ fill: 'url(#glare)' }} />
      {[-27, -9, 9, 27].map((lamp) => (
        <Rect
          key={lamp}
          x={head.x + lamp - 7}
          y={head.y - 8}
          width="14"
          height="16"
          rx="3"
          fill="scene.lamp"
        />
      ))}
    </>
  );
}

function beam(side: number): string {
  const inward = -Math.sign(side);
  const outline = pathThrough(
    [side - inward, length, HEIGHT],
    [side + inward, length, HEIGHT],
    [side + inward * 18, 2],
    [side + inward * 3, 2],
  );
  return `${outline}Z`;
}

const LIT = { textAnchor: 'middle', x: '400', fill: 'scoreboard.lit' } as const;

function Scoreboard() {
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
