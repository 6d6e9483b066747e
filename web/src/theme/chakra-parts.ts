import { defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  alertSlotRecipe,
  animationStyles,
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  colorSwatchRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  globalCss,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  listSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  ratingGroupSlotRecipe,
  segmentGroupSlotRecipe,
  semanticTokens,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  textStyles,
  toastSlotRecipe,
  tokens,
} from '@chakra-ui/react/theme';
import { withValues } from './colours.ts';

const {
  yellow: _yellow,
  teal: _teal,
  cyan: _cyan,
  purple: _purple,
  pink: _pink,
  ...semanticColors
} = semanticTokens.colors;

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
    const all: Readonly<Record<string, object>> = tokens[category as keyof typeof USED_TOKENS];
    return [category, Object.fromEntries(names.split(' ').map((name) => [name, all[name]]))];
  }),
);

const { transparent, current, black, white, blackAlpha, gray, red } = tokens.colors;
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

/** The conditions that a screen, a component or a recipe uses. Each style looks for its keys among them. */
const USED_CONDITIONS = [
  ...['hover', 'active', 'focusWithin', 'focusVisible', 'disabled', 'checked', 'expanded', 'highlighted'],
  ...['invalid', 'selected', 'open', 'closed', 'currentPage', 'horizontal', 'vertical', 'empty'],
  ...['before', 'firstLetter', 'marker', 'first', 'notLast', 'motionReduce', 'dark', 'light', 'rtl', 'icon'],
];

/** Chakra's style properties, with the used conditions only. */
export const chakraBase = defineConfig({
  ...defaultBaseConfig,
  conditions: Object.fromEntries(
    Object.entries(defaultBaseConfig.conditions ?? {}).filter(([name]) => USED_CONDITIONS.includes(name)),
  ),
});

/**
 * The used parts of Chakra's theme. At the start, the app turns each token into a CSS variable, which takes most of the time
 * that the theme needs.
 */
export const chakraParts = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: { ...usedTokens, colors },
    semanticTokens: { ...semanticTokens, colors: withValues(semanticColors) },
    textStyles,
    layerStyles,
    animationStyles,
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      // Used by the legends and tooltips of charts.
      colorSwatch: colorSwatchRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      link: linkRecipe,
      radiomark: radiomarkRecipe,
      separator: separatorRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      alert: alertSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      field: fieldSlotRecipe,
      list: listSlotRecipe,
      menu: menuSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      radioGroup: radioGroupSlotRecipe,
      ratingGroup: ratingGroupSlotRecipe,
      segmentGroup: segmentGroupSlotRecipe,
      switch: switchSlotRecipe,
      table: tableSlotRecipe,
      tabs: tabsSlotRecipe,
      toast: toastSlotRecipe,
    },
  },
});
