import { defineKeyframes, defineRecipe } from '@chakra-ui/react';

/** Buttons a thumb can hit: the default size is 44 px high, the smallest 36, and higher where words need a second line. */
export const buttonRecipe = defineRecipe({
  base: { borderRadius: 'xl', fontWeight: '600', letterSpacing: '0', h: 'auto', whiteSpace: 'normal' },
  variants: {
    size: {
      sm: { h: 'auto', minH: '9', minW: '9', px: '3.5' },
      md: { h: 'auto', minH: 'touch', minW: 'touch', px: '5', fontSize: 'md' },
      lg: { h: 'auto', minH: '14', minW: '14', px: '7', fontSize: 'lg' },
    },
  },
});

/** Fields as high as buttons, with an edge that can be seen (3:1). */
export const inputRecipe = defineRecipe({
  base: { borderRadius: 'xl', borderColor: 'border.control' },
  variants: {
    size: { md: { h: 'touch', px: '3.5', fontSize: 'md' } },
    variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } },
  },
});

/** Where something will be, no darker than a shadow of it. */
export const skeletonRecipe = defineRecipe({
  variants: { variant: { pulse: { background: 'bg.muted' } } },
});

/** Movements that a screen may name in `animation`. */
export const keyframes = defineKeyframes({
  /** A floodlight coming on. */
  strike: {
    '0%, 8%, 16%': { opacity: 0.1 },
    '4%, 12%': { opacity: 0.7 },
    '60%, 100%': { opacity: 1 },
  },
  /** An empty place that wants to be taken. */
  beckon: {
    '0%, 100%': { opacity: 1 },
    '50%': { opacity: 0.35 },
  },
});
