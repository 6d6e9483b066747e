import { defineConfig } from '@chakra-ui/react';
import { semanticTokens as chakraSemanticTokens, tokens as chakraTokens } from '@chakra-ui/react/theme';
import { semanticColours, withValues } from './colours.ts';
import { fontSizes, sizes, spacing } from './scale.ts';

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
    },
  }),
];
