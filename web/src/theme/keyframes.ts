import { defineKeyframes } from '@chakra-ui/react';

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
