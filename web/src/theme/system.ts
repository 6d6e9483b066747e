import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import { chakraBase, chakraParts } from './chakra-parts.ts';
import { LIT } from './hex-colours.ts';
import { buttonRecipe, inputRecipe, skeletonRecipe } from './recipes.ts';
import { tokenNames } from './token-names.ts';

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

/** All styles except the tokens and the global styles. */
export const styleConfigs = [chakraBase, chakraParts, config];

/**
 * Has no global styles, because the style sheet of the theme contains them.
 * @see docs/decisions/027-write-the-global-styles-at-build-time.md
 */
export const system: SystemContext = { ...createSystem(...styleConfigs, ...tokenNames), _global: [] };
