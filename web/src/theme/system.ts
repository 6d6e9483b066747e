import { createSystem, defineConfig } from '@chakra-ui/react';
import { chakraBase, chakraParts } from './chakra-parts.ts';
import { semanticColours, withValues } from './colours.ts';
import { LIT } from './hex-colours.ts';
import { buttonRecipe, inputRecipe, keyframes, skeletonRecipe } from './recipes.ts';
import { fontSizes, sizes, spacing } from './scale.ts';

const cageMesh = [
  'repeating-linear-gradient(45deg, rgba(255,255,255,0.045) 0 1px, transparent 1px 14px)',
  'repeating-linear-gradient(-45deg, rgba(255,255,255,0.045) 0 1px, transparent 1px 14px)',
].join(', ');

const floodlight = `radial-gradient(120% 90% at 85% -20%, ${LIT}33, transparent 60%)`;

const config = defineConfig({
  globalCss: {
    // Scrolling to an anchor stops below the top bar.
    html: { colorPalette: 'brand', scrollBehavior: 'smooth', scrollPaddingTop: '5rem' },
    body: { bg: 'bg', color: 'fg', fontFamily: 'body', minHeight: '100dvh' },
    '*::selection': { bg: 'brand.emphasized' },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        // An endless animation would otherwise flash very fast.
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    keyframes,
    tokens: {
      fonts: {
        body: {
          value:
            "'Barlow', 'Barlow Fallback', 'Barlow Wide Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
        },
        heading: {
          value:
            "'Barlow Condensed', 'Barlow Condensed Fallback', 'Barlow Condensed Wide Fallback', system-ui, sans-serif",
        },
      },
      sizes,
      spacing,
      fontSizes,
    },
    semanticTokens: { colors: withValues(semanticColours) },
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
          fontFamily: 'heading',
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

export const system = createSystem(chakraBase, chakraParts, config);
