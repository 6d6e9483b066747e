import { Circle, Ellipse, Group, Path, PITCH, project, SvgText, scaleAt } from './camera.ts';

type PitchPoint = readonly [x: number, z: number];

const PLAYERS_IN_BIBS: readonly PitchPoint[] = [
  [-0.6, 1.6],
  [-6, 8.5],
  [7.2, 11.5],
  [-2.6, 14.5],
];
const PLAYERS_IN_SHIRTS: readonly PitchPoint[] = [
  [0, PITCH.length - 1.2],
  [-5.4, 26],
  [5.9, 25.5],
  [-1.4, 20.8],
  [6.4, 18],
];
const FREE_SPOT: PitchPoint = [2.4, 5];
const BALL: PitchPoint = [0.4, 17.6];

const TORSO = 'M-17-68Q0-79 17-68L13-27Q0-23-13-27Z';
const LEGS = 'M-7-4L-6-26M7-4L6-26';
const HEAD = { cy: -87, r: 11.5 } as const;

export function Figures() {
  const playersFarFirst = [
    ...PLAYERS_IN_SHIRTS.map((point) => ({ point, shirt: 'scene.shirts' })),
    ...PLAYERS_IN_BIBS.map((point) => ({ point, shirt: 'scene.bibs' })),
  ].toSorted((a, b) => b.point[1] - a.point[1]);
  return (
    <>
      <Ball />
      {playersFarFirst.map(({ point, shirt }) => (
        <Player key={point.join()} point={point} shirt={shirt} />
      ))}
      <FreeSpot />
    </>
  );
}

function Player({ point, shirt }: { readonly point: PitchPoint; readonly shirt: string }) {
  return (
    <g transform={figureTransform(point)}>
      <Ellipse rx="26" ry="8" fill="scene.shadow" opacity="0.7" />
      <Path d={LEGS} stroke="scene.metal" strokeWidth="9" strokeLinecap="round" />
      <Path d={TORSO} fill={shirt} />
      <Circle {...HEAD} fill="scene.skin" />
    </g>
  );
}

function FreeSpot() {
  const dashed = { fill: 'none', stroke: 'scene.bibs', strokeWidth: '3', strokeDasharray: '6 5' };
  return (
    <g transform={figureTransform(FREE_SPOT)}>
      <Group animation="slowPulse 2.4s ease-in-out infinite" _motionReduce={{ animation: 'none' }}>
        <Ellipse rx="26" ry="8" {...dashed} />
        <Path d={TORSO} {...dashed} />
        <Circle {...HEAD} {...dashed} />
      </Group>
      <SvgText y="-112" textAnchor="middle" textStyle="label" fontSize="30px" fill="scene.bibs">
        You?
      </SvgText>
    </g>
  );
}

function Ball() {
  return (
    <g transform={figureTransform(BALL)}>
      <Ellipse rx="13" ry="4" fill="scene.shadow" opacity="0.7" />
      <Circle cy="-9" r="9" fill="scene.lamp" />
    </g>
  );
}

function figureTransform([x, z]: PitchPoint): string {
  const at = project(x, z);
  return `translate(${at.x} ${at.y}) scale(${(scaleAt(z) / scaleAt(0)).toFixed(3)})`;
}
