import { DAY, LIT, NIGHT, NIGHT_MUTED, NIGHT_PANEL } from './marks.ts';

/** The scoreboard's colours for a canvas, which knows no variables. */
export const pictureColours = {
  ground: NIGHT,
  panel: NIGHT_PANEL,
  text: DAY,
  muted: NIGHT_MUTED,
  lit: LIT,
} as const;
