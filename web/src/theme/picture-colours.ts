import { colours } from './colours.ts';
import { DAY, LIT, NIGHT } from './marks.ts';

/** The scoreboard's colours for a canvas, which knows no variables. */
export const pictureColours = {
  ground: NIGHT,
  panel: colours.night[900].value,
  edge: colours.night[800].value,
  text: DAY,
  muted: colours.night[300].value,
  lit: LIT,
} as const;
