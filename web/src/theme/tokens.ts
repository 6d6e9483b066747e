import { defineConfig, defineTokens } from '@chakra-ui/react';
import { semanticTokens as chakraSemanticTokens, tokens as chakraTokens } from '@chakra-ui/react/theme';
import { semanticColours, withValues } from './colours.ts';

/**
 * Maximum width of one step, in percent of the screen width. Has an effect only with large fonts or on narrow screens.
 */
const MAX_VW_PER_STEP = 1.2;

/**
 * Distances in steps of 0.25 rem. On a narrow screen, large fonts do not increase distances, so that text has space.
 */
const STEPS = [2, 3, 4, 5, 6, 7, 8, 10] as const;
const spacing = defineTokens.spacing(
  Object.fromEntries(
    STEPS.map((step) => [step, { value: `min(${step / 4}rem, ${step * MAX_VW_PER_STEP}vw)` }]),
  ),
);

/** Large font sizes. At any font size, a word of twelve letters fits on a narrow screen. */
const fontSizes = defineTokens.fontSizes({
  '2xl': { value: 'min(1.5rem, 11vw)' },
  '3xl': { value: 'min(1.875rem, 12vw)' },
  '4xl': { value: 'min(2.25rem, 13vw)' },
  '5xl': { value: 'min(3rem, 15vw)' },
  '6xl': { value: 'min(3.75rem, 17vw)' },
});

const sizes = defineTokens.sizes({
  column: { value: '44rem' },
  page: { value: '64rem' },
  /** Minimum tap target, independent of the font size. */
  touch: { value: '44px' },
  mark: { value: 'min(2rem, 9vw)' },
});

const {
  yellow: _yellow,
  teal: _teal,
  cyan: _cyan,
  purple: _purple,
  pink: _pink,
  ...semanticColors
} = chakraSemanticTokens.colors;

/** Tokens by category that a screen or a recipe uses. */
const USED_TOKENS = {
  animations: 'spin pulse',
  cursor: 'button disabled menuitem option radio switch',
  durations: 'faster fast moderate slow slower slowest',
  easings: 'ease-in-smooth',
  fonts: 'mono',
  fontSizes: '2xs xs sm md lg xl 2xl 3xl 4xl 5xl 6xl 7xl',
  fontWeights: 'medium semibold bold',
  letterSpacings: 'widest',
  radii: 'none xs sm md lg xl 2xl full',
  sizes:
    '1 2 2.5 3 3.5 4 4.5 5 6 7 8 9 10 11 12 14 16 20 24 32 40 44 48 56 64 72 80 96 xs sm md lg xl 2xl 4xl full',
  spacing: '0.5 1 1.5 2 2.5 3 3.5 4 4.5 5 6 7 8 10 12 14 16 20 28',
  zIndex: 'docked sticky popover skipNav',
} as const;

const usedTokens = Object.fromEntries(
  Object.entries(USED_TOKENS).map(([category, names]) => {
    const all: Readonly<Record<string, object>> = chakraTokens[category as keyof typeof USED_TOKENS];
    return [category, Object.fromEntries(names.split(' ').map((name) => [name, all[name]]))];
  }),
);

const { transparent, current, black, white, blackAlpha, gray, red } = chakraTokens.colors;
/** The colours of Chakra's palettes that its recipes and shadows use. */
const colors = {
  transparent,
  current,
  black,
  white,
  blackAlpha: { 500: blackAlpha[500] },
  gray: { 300: gray[300], 900: gray[900] },
  red: { 500: red[500] },
};

const CONDENSED_FALLBACKS =
  "'Barlow Condensed Fallback', 'Barlow Condensed Wide Fallback', system-ui, sans-serif";

/** The used tokens of Chakra, and the tokens of Fives. Only the build reads their values. */
export const tokenConfigs = [
  defineConfig({
    theme: {
      tokens: { ...usedTokens, colors },
      semanticTokens: { ...chakraSemanticTokens, colors: withValues(semanticColors) },
    },
  }),
  defineConfig({
    theme: {
      tokens: {
        fonts: {
          body: {
            value:
              "'Barlow', 'Barlow Fallback', 'Barlow Wide Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
          },
          heading: { value: `'Barlow Condensed', ${CONDENSED_FALLBACKS}` },
          score: {
            value: `'Barlow Condensed', 'Barlow Score Fallback', 'Barlow Score Wide Fallback', ${CONDENSED_FALLBACKS}`,
          },
        },
        sizes,
        spacing,
        fontSizes,
      },
      semanticTokens: { colors: withValues(semanticColours) },
    },
  }),
];
