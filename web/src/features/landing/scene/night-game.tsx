import { VIEW } from './camera.ts';
import { Figures } from './figures.tsx';
import { Floodlights } from './floodlights.tsx';
import { Pitch } from './pitch.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { Path, Stop, Svg } from './svg.ts';

/** A cage under floodlights, one player short. Decoration: what it tells stands in words beside it. */
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
