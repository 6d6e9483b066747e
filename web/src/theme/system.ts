import {
  createSystem,
  defineConfig,
  defineKeyframes,
  defineRecipe,
  type SystemContext,
} from '@chakra-ui/react';
import { chakraBase, chakraParts } from './chakra-parts.ts';
import { LIT } from './hex-colours.ts';
import { tokenNames } from './token-names.ts';

/** Buttons are at least 44 px high, and grow if their text wraps. */
const buttonRecipe = defineRecipe({
  base: { borderRadius: 'xl', fontWeight: '600', letterSpacing: '0', h: 'auto', whiteSpace: 'normal' },
  variants: {
    size: {
      sm: { h: 'auto', minH: 'touch', minW: '9', px: '3.5' },
      md: { h: 'auto', minH: 'touch', minW: 'touch', px: '5', fontSize: 'md' },
      lg: { h: 'auto', minH: '14', minW: '14', px: '7', fontSize: 'lg' },
    },
  },
});

const inputRecipe = defineRecipe({
  base: { borderRadius: 'xl', borderColor: 'border.control' },
  variants: {
    size: { md: { h: 'touch', px: '3.5', fontSize: 'md' } },
    variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } },
  },
});

const skeletonRecipe = defineRecipe({
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

const cageMesh = [
  'repeating-linear-gradient(45deg, rgba(255,255,255,0.045) 0 1px, transparent 1px 14px)',
  'repeating-linear-gradient(-45deg, rgba(255,255,255,0.045) 0 1px, transparent 1px 14px)',
].join(', ');

const floodlight = `radial-gradient(120% 90% at 85% -20%, ${LIT}33, transparent 60%)`;

const config = defineConfig({
  theme: {
    textStyles: {
      display: {
        value: {
          fontFamily: 'heading',
          fontWeight: '700',
          textTransform: 'uppercase',
          letterSpacing: '-0.01em',
          lineHeight: '0.95',
        },
      },
      title: { value: { fontFamily: 'heading', fontWeight: '700', fontSize: '2xl', lineHeight: '1.1' } },
      label: {
        value: {
          fontFamily: 'heading',
          fontWeight: '600',
          fontSize: 'sm',
          textTransform: 'uppercase',
          letterSpacing: '0.06em',
        },
      },
      score: {
        value: {
          fontFamily: 'score',
          fontWeight: '700',
          fontVariantNumeric: 'tabular-nums',
          lineHeight: '1',
        },
      },
    },
    layerStyles: {
      panel: {
        value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: '2xl' },
      },
      scoreboard: {
        value: {
          bg: 'scoreboard.bg',
          color: 'scoreboard.fg',
          backgroundImage: `${floodlight}, ${cageMesh}`,
          borderRadius: '2xl',
          borderWidth: '1px',
          borderColor: 'scoreboard.border',
        },
      },
    },
    recipes: { button: buttonRecipe, input: inputRecipe, skeleton: skeletonRecipe },
  },
});

/** All styles except the tokens and the global styles. */
export const styleConfigs = [chakraBase, chakraParts, config];

/**
 * Has no global styles, because the style sheet of the theme contains them.
 * @see docs/decisions/027-write-the-global-styles-at-build-time.md
 */
export const system: SystemContext = { ...createSystem(...styleConfigs, ...tokenNames), _global: [] };
