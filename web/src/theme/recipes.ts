import { defineKeyframes, defineRecipe } from '@chakra-ui/react';

/** Buttons are at least 44 px high, and small ones 36 px. Buttons grow if their text wraps. */
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

export const inputRecipe = defineRecipe({
  base: { borderRadius: 'xl', borderColor: 'border.control' },
  variants: {
    size: { md: { h: 'touch', px: '3.5', fontSize: 'md' } },
    variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } },
  },
});

export const skeletonRecipe = defineRecipe({
  variants: { variant: { pulse: { background: 'bg.muted' } } },
});

export const keyframes = defineKeyframes({
  flickerOn: {
    '0%, 8%, 16%': { opacity: 0.1 },
    '4%, 12%': { opacity: 0.7 },
    '60%, 100%': { opacity: 1 },
  },
  slowPulse: {
    '0%, 100%': { opacity: 1 },
    '50%': { opacity: 0.35 },
  },
});
