import {
  Ellipse,
  Group,
  Path,
  PITCH,
  pathThrough,
  project,
  Rect,
  Stop,
  Svg,
  SvgText,
  VIEW,
} from './camera.ts';
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
      <SvgDefs />
      <Scoreboard />
      <Pitch />
      <Floodlights />
      <Figures />
    </Svg>
  );
}

function SvgDefs() {
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
const MAST_HEIGHT = 16.5;
const MAST_XS = [-halfWidth - 3, halfWidth + 3];

function Floodlights() {
  return (
    <Group animation="flickerOn 1.6s ease-out" _motionReduce={{ animation: 'none' }}>
      {MAST_XS.map((mastX) => (
        <Mast key={mastX} mastX={mastX} />
      ))}
    </Group>
  );
}

function Mast({ mastX }: { readonly mastX: number }) {
  const head = project(mastX, length, MAST_HEIGHT);
  return (
    <>
      <Path d={beamPath(mastX)} css={{ fill: 'url(#beam)' }} />
      <Path
        d={pathThrough([mastX, length], [mastX, length, MAST_HEIGHT])}
        stroke="scene.metal"
        strokeWidth="5"
      />
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

function beamPath(mastX: number): string {
  const inward = -Math.sign(mastX);
  const outline = pathThrough(
    [mastX - inward, length, MAST_HEIGHT],
    [mastX + inward, length, MAST_HEIGHT],
    [mastX + inward * 18, 2],
    [mastX + inward * 3, 2],
  );
  return `${outline}Z`;
}

const SCOREBOARD_TEXT = { textAnchor: 'middle', x: '400', fill: 'scoreboard.lit' } as const;

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
      <SvgText {...SCOREBOARD_TEXT} y="168" textStyle="score" fontSize="54px">
        9/10
      </SvgText>
      <SvgText {...SCOREBOARD_TEXT} y="194" textStyle="label" fontSize="17px">
        1 player short
      </SvgText>
    </>
  );
}
