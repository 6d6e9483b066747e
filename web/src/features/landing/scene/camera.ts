import { chakra } from '@chakra-ui/react';

/*
 * The scene shows a five-a-side pitch from behind one goal, above the fence. Coordinates are in metres: `x` to the
 * right of the centre, `z` from the near goal line, `up` above the turf.
 */

/** Size of the drawing, in drawing units. */
export const VIEW = { width: 800, height: 640 } as const;
export const PITCH = { halfWidth: 10, length: 34, fence: 8 } as const;

const CENTRE_X = VIEW.width / 2;
const HORIZON = 160;
const CAMERA_HEIGHT = 10.2;
/** Metres from the camera to the near goal line. */
const DISTANCE = 26;
/** Drawing units per metre at the near goal line. */
const NEAR_SCALE = 44;

/** Returns drawing units per metre at the distance `z`. */
export function scaleAt(z: number): number {
  return (NEAR_SCALE * DISTANCE) / (DISTANCE + z);
}

export function project(x: number, z: number, up = 0): { x: number; y: number } {
  const scale = scaleAt(z);
  return { x: round(CENTRE_X + x * scale), y: round(HORIZON + (CAMERA_HEIGHT - up) * scale) };
}

export function pathThrough(...corners: (readonly [x: number, z: number, up?: number])[]): string {
  const points = corners.map(([x, z, up]) => project(x, z, up));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Returns the path of a circular arc on the turf. Angles are in turns. */
export function arcPath(z: number, radius: number, [from, to]: readonly [number, number]): string {
  const steps = 32;
  const corners = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    return [radius * Math.cos(angle), z + radius * Math.sin(angle)] as const;
  });
  return pathThrough(...corners);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export const Svg = chakra('svg');
export const Group = chakra('g');
export const Path = chakra('path');
export const Circle = chakra('circle');
export const Ellipse = chakra('ellipse');
export const Rect = chakra('rect');
export const SvgText = chakra('text');
export const Stop = chakra('stop');
