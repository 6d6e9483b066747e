import { defineSemanticTokens } from '@chakra-ui/react';
import { tokens } from '@chakra-ui/react/theme';
import { DAY, LIT, NIGHT, NIGHT_MUTED, NIGHT_PANEL } from './hex-colours.ts';

const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** @param colours one for each shade, the lightest first, separated by spaces */
function palette(...colours: readonly string[]) {
  const values = colours.join(' ').split(' ');
  return Object.fromEntries(values.map((value, at) => [SHADES[at], { value }]));
}

/** Components must use the semantic colours below, because these palettes are no tokens. */
const palettes = {
  ...tokens.colors,
  pitch: palette('#EDF8F1 #D3EEDD #A8DBBB #74C393 #43A96B #1F8549 #13703B #0F5930 #0D4727 #0A351E #062013'),
  bib: palette('#FBFFE0 #F6FFBD #EEFD86 #E3F84B', LIT, '#B7D100 #8CA100 #667600 #495500 #333B00 #1C2100'),
  night: palette(
    `${DAY} #EAEEE9 #D6DDD5 ${NIGHT_MUTED} #8B9A8F #647369 #4B5A50 #36433B #222D27 ${NIGHT_PANEL} ${NIGHT}`,
  ),
};

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
