import { DAY, LIT, NIGHT, NIGHT_MUTED, NIGHT_PANEL } from './hex-colours.ts';

/** Scoreboard colours for a canvas, which cannot read CSS variables. */
export const pictureColours = {
  ground: NIGHT,
  panel: NIGHT_PANEL,
  text: DAY,
  muted: NIGHT_MUTED,
  lit: LIT,
} as const;
