import { defineTokens } from '@chakra-ui/react';

/** Of the screen's width, in percent: so much a step of distance may take, which an ordinary phone's steps do not reach. */
const MOST_PER_STEP = 1.2;

/**
 * Distances, in steps of a quarter of the letters' size. On a narrow screen large letters do not widen them: the room is
 * needed for the letters.
 */
const STEPS = [2, 3, 4, 5, 6, 7, 8, 10] as const;
export const spacing = defineTokens.spacing(
  Object.fromEntries(
    STEPS.map((step) => [step, { value: `min(${step / 4}rem, ${step * MOST_PER_STEP}vw)` }]),
  ),
);

/** Large sizes, in which a word of twelve letters still has room on a narrow screen, however large all letters are. */
export const fontSizes = defineTokens.fontSizes({
  '2xl': { value: 'min(1.5rem, 11vw)' },
  '3xl': { value: 'min(1.875rem, 12vw)' },
  '4xl': { value: 'min(2.25rem, 13vw)' },
  '5xl': { value: 'min(3rem, 15vw)' },
  '6xl': { value: 'min(3.75rem, 17vw)' },
});

export const sizes = defineTokens.sizes({
  /** The widest column one reads on a phone in one hand, and on a desk. */
  column: { value: '44rem' },
  page: { value: '64rem' },
  /** The smallest target for a thumb, which is as wide whatever the letters are. */
  touch: { value: '44px' },
  /** A mark before a row of text. */
  mark: { value: 'min(2rem, 9vw)' },
});
