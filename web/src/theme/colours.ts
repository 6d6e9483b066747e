import { defineSemanticTokens } from '@chakra-ui/react';
import { tokens } from '@chakra-ui/react/theme';
import { DAY, LIT, NIGHT, NIGHT_MUTED, NIGHT_PANEL } from './hex-colours.ts';

/** Components must use the semantic colours below, because these palettes are no tokens. */
const palettes = {
  ...tokens.colors,
  pitch: {
    50: { value: '#EDF8F1' },
    100: { value: '#D3EEDD' },
    200: { value: '#A8DBBB' },
    300: { value: '#74C393' },
    400: { value: '#43A96B' },
    500: { value: '#1F8549' },
    600: { value: '#13703B' },
    700: { value: '#0F5930' },
    800: { value: '#0D4727' },
    900: { value: '#0A351E' },
    950: { value: '#062013' },
  },
  bib: {
    50: { value: '#FBFFE0' },
    100: { value: '#F6FFBD' },
    200: { value: '#EEFD86' },
    300: { value: '#E3F84B' },
    400: { value: LIT },
    500: { value: '#B7D100' },
    600: { value: '#8CA100' },
    700: { value: '#667600' },
    800: { value: '#495500' },
    900: { value: '#333B00' },
    950: { value: '#1C2100' },
  },
  night: {
    50: { value: DAY },
    100: { value: '#EAEEE9' },
    200: { value: '#D6DDD5' },
    300: { value: NIGHT_MUTED },
    400: { value: '#8B9A8F' },
    500: { value: '#647369' },
    600: { value: '#4B5A50' },
    700: { value: '#36433B' },
    800: { value: '#222D27' },
    900: { value: NIGHT_PANEL },
    950: { value: NIGHT },
  },
} as const;

const byMode = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticColours = defineSemanticTokens.colors({
  bg: {
    DEFAULT: byMode('{colors.night.50}', '{colors.night.950}'),
    panel: byMode('{colors.white}', '{colors.night.900}'),
    subtle: byMode('{colors.night.100}', '{colors.night.900}'),
    muted: byMode('{colors.night.200}', '{colors.night.800}'),
    emphasized: byMode('{colors.night.300}', '{colors.night.700}'),
  },
  fg: {
    DEFAULT: byMode('{colors.night.950}', '{colors.night.50}'),
    muted: byMode('{colors.night.600}', '{colors.night.300}'),
    subtle: byMode('{colors.night.600}', '{colors.night.300}'),
    // Some of Chakra's defaults have a contrast below 4.5:1, which small text needs.
    error: byMode('{colors.red.700}', '{colors.red.300}'),
    warning: byMode('{colors.orange.700}', '{colors.orange.300}'),
    success: byMode('{colors.green.700}', '{colors.green.300}'),
  },
  border: {
    DEFAULT: byMode('{colors.night.200}', '{colors.night.800}'),
    muted: byMode('{colors.night.100}', '{colors.night.900}'),
    emphasized: byMode('{colors.night.300}', '{colors.night.700}'),
    /** The edge of a field or swatch, with contrast 3:1 on every background. */
    control: byMode('{colors.night.500}', '{colors.night.400}'),
  },
  brand: {
    solid: byMode('{colors.pitch.600}', '{colors.bib.400}'),
    contrast: byMode('{colors.white}', '{colors.night.950}'),
    fg: byMode('{colors.pitch.700}', '{colors.bib.300}'),
    muted: byMode('{colors.pitch.100}', '{colors.bib.900}'),
    subtle: byMode('{colors.pitch.50}', '{colors.bib.950}'),
    emphasized: byMode('{colors.pitch.200}', '{colors.bib.800}'),
    focusRing: byMode('{colors.pitch.600}', '{colors.bib.400}'),
    border: byMode('{colors.pitch.600}', '{colors.bib.400}'),
  },
  /** Dark in both colour modes, like a real scoreboard. */
  scoreboard: {
    bg: { value: '{colors.night.950}' },
    panel: { value: '{colors.night.900}' },
    fg: { value: '{colors.night.50}' },
    muted: { value: '{colors.night.300}' },
    lit: { value: '{colors.bib.400}' },
    border: { value: '{colors.night.800}' },
  },
  scene: {
    sky: { value: '{colors.night.950}' },
    haze: { value: '{colors.pitch.950}' },
    turf: { value: '{colors.pitch.900}' },
    turfLit: { value: '{colors.pitch.600}' },
    chalk: { value: '{colors.night.100}' },
    metal: { value: '{colors.night.600}' },
    wire: { value: '{colors.night.400}' },
    shadow: { value: '{colors.pitch.950}' },
    bibs: { value: '{colors.bib.400}' },
    shirts: { value: '{colors.night.100}' },
    skin: { value: '{colors.night.400}' },
    lamp: { value: '{colors.bib.50}' },
  },
  /** Chart lines, which also have their own dash and marker. Contrast is 3:1 on a panel. */
  chart: {
    own: byMode('{colors.pitch.600}', '{colors.bib.400}'),
    first: byMode('{colors.blue.600}', '{colors.blue.300}'),
    second: byMode('{colors.orange.700}', '{colors.orange.300}'),
    third: byMode('{colors.purple.600}', '{colors.purple.300}'),
  },
  /** Results, which also show a letter. */
  form: {
    win: { value: '{colors.pitch.600}' },
    winText: { value: '{colors.white}' },
    draw: { value: '#F2B02E' },
    drawText: { value: '{colors.night.950}' },
    loss: { value: '#B9281F' },
    lossText: { value: '{colors.white}' },
  },
});

/**
 * Returns the colours with values in place of references to palettes. Tokens for the palettes would lengthen the start,
 * when Chakra turns each token into a CSS variable.
 */
export function withValues<T extends object>(semantic: T): T {
  const json = JSON.stringify(semantic).replaceAll(/\{colors\.([\w.]+)\}/g, (_, path: string) =>
    colourAt(path),
  );
  return JSON.parse(json);
}

/** @param path for example `red.500` or `white` */
function colourAt(path: string): string {
  const keys = [...path.split('.'), 'value'];
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], palettes) as string;
}
