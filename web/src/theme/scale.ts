import { defineTokens } from '@chakra-ui/react';

/**
 * Maximum width of one step, in percent of the screen width. Has an effect only with large fonts or on narrow screens.
 */
const MAX_VW_PER_STEP = 1.2;

/**
 * Distances in steps of 0.25 rem. On a narrow screen, large fonts do not increase distances, so that text has space.
 */
const STEPS = [2, 3, 4, 5, 6, 7, 8, 10] as const;
export const spacing = defineTokens.spacing(
  Object.fromEntries(
    STEPS.map((step) => [step, { value: `min(${step / 4}rem, ${step * MAX_VW_PER_STEP}vw)` }]),
  ),
);

/** Large font sizes. At any font size, a word of twelve letters fits on a narrow screen. */
export const fontSizes = defineTokens.fontSizes({
  '2xl': { value: 'min(1.5rem, 11vw)' },
  '3xl': { value: 'min(1.875rem, 12vw)' },
  '4xl': { value: 'min(2.25rem, 13vw)' },
  '5xl': { value: 'min(3rem, 15vw)' },
  '6xl': { value: 'min(3.75rem, 17vw)' },
});

export const sizes = defineTokens.sizes({
  column: { value: '44rem' },
  page: { value: '64rem' },
  /** Minimum tap target, independent of the font size. */
  touch: { value: '44px' },
  mark: { value: 'min(2rem, 9vw)' },
});
