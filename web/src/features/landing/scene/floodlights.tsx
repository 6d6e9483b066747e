import { PITCH, pathThrough, project } from './camera.ts';
import { Ellipse, Group, Path, Rect } from './svg.ts';

const { halfWidth, length } = PITCH;
const HEIGHT = 16.5;
const SIDES = [-halfWidth - 3, halfWidth + 3];

/** A mast at each far corner, and the light that falls from it. */
export function Floodlights() {
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
      <Path
        d={pathThrough([
          [side, length],
          [side, length, HEIGHT],
        ])}
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

/** From a lamp across the turf to the other touchline. */
function beam(side: number): string {
  const inward = -Math.sign(side);
  return `${pathThrough([
    [side - inward, length, HEIGHT],
    [side + inward, length, HEIGHT],
    [side + inward * 18, 2],
    [side + inward * 3, 2],
  ])}Z`;
}
