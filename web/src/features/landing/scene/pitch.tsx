import { arcPath, Group, Path, PITCH, pathThrough } from './camera.ts';

const { halfWidth, length, fence } = PITCH;
const MIDDLE = length / 2;
/** Radius of the penalty area, a half circle in five-a-side. */
const AREA_RADIUS = 5;
const GOAL = { halfWidth: 2.5, height: 1.7 } as const;

const TURF = pathThrough([-halfWidth, 0], [halfWidth, 0], [halfWidth, length], [-halfWidth, length]);
const LINES = [
  `${TURF}Z`,
  pathThrough([-halfWidth, MIDDLE], [halfWidth, MIDDLE]),
  arcPath(MIDDLE, 3, [0, 1]),
  arcPath(0, AREA_RADIUS, [0, 0.5]),
  arcPath(length, AREA_RADIUS, [0.5, 1]),
].join('');
const FAR_GOAL = pathThrough(
  [-GOAL.halfWidth, length],
  [-GOAL.halfWidth, length, GOAL.height],
  [GOAL.halfWidth, length, GOAL.height],
  [GOAL.halfWidth, length],
);

const FENCES = [
  pathThrough(
    [-halfWidth, length],
    [halfWidth, length],
    [halfWidth, length, fence],
    [-halfWidth, length, fence],
  ),
  ...[-halfWidth, halfWidth].map((side) =>
    pathThrough([side, 0], [side, length], [side, length, fence], [side, 0, fence]),
  ),
]
  .map((panel) => `${panel}Z`)
  .join('');
const POSTS = [
  ...[-1, -0.5, 0, 0.5, 1].map((part) => [part * halfWidth, length] as const),
  ...[0.25, 0.5, 0.75].flatMap((part) => [-halfWidth, halfWidth].map((x) => [x, length * part] as const)),
]
  .map(([x, z]) => pathThrough([x, z], [x, z, fence]))
  .join('');

export function Pitch() {
  return (
    <Group fill="none">
      <Path d={`${TURF}Z`} css={{ fill: 'url(#turf)' }} />
      <Path d={FENCES} css={{ fill: 'url(#mesh)' }} />
      <Path d={POSTS} stroke="scene.metal" strokeWidth="2" />
      <Path d={FENCES} stroke="scene.metal" strokeWidth="1.5" />
      <Path d={LINES} stroke="scene.chalk" strokeWidth="2.5" opacity="0.75" />
      <Path d={FAR_GOAL} stroke="scene.chalk" strokeWidth="4" strokeLinejoin="round" />
    </Group>
  );
}
