import { chakra } from '@chakra-ui/react';

/** Parts of a drawing that take the theme's colours. */
export const Svg = chakra('svg');
export const Group = chakra('g');
export const Path = chakra('path');
export const Circle = chakra('circle');
export const Ellipse = chakra('ellipse');
export const Rect = chakra('rect');
export const Words = chakra('text');
export const Stop = chakra('stop');
