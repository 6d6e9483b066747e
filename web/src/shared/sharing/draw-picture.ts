import type { ChatPicture } from '@fives/domain';
import { DAY, LIT, NIGHT, NIGHT_MUTED, NIGHT_PANEL } from '../../theme/hex-colours.ts';

/** Scoreboard colours for a canvas, which cannot read CSS variables. */
const pictureColours = {
  ground: NIGHT,
  panel: NIGHT_PANEL,
  text: DAY,
  muted: NIGHT_MUTED,
  lit: LIT,
} as const;

/** `size` and `marginTop` are in pixels. */
interface LineStyle {
  readonly size: number;
  readonly marginTop: number;
  readonly font: 'body' | 'heading';
  readonly colour: keyof typeof pictureColours;
}

const FAMILIES = {
  body: "400 SIZE Barlow, 'Segoe UI', sans-serif",
  heading: "700 SIZE 'Barlow Condensed', sans-serif",
};

/** Fonts in the syntax of `document.fonts`. */
const FONTS = Object.values(FAMILIES).map((family) => family.replace('SIZE', '40px'));

/** Left edge and width of a column in pixels. */
interface Column {
  readonly x: number;
  readonly width: number;
}

/** Writes lines below each other. If `isMeasuring`, the writer draws nothing and changes only `y`. */
class LineWriter {
  readonly #context: CanvasRenderingContext2D;
  readonly #isMeasuring: boolean;
  y: number;

  constructor(
    context: CanvasRenderingContext2D,
    { y, isMeasuring }: { readonly y: number; readonly isMeasuring: boolean },
  ) {
    this.#context = context;
    this.#isMeasuring = isMeasuring;
    this.y = y;
  }

  /** @param end text at the right edge of the column */
  writeLine(text: string, style: LineStyle, { x, width }: Column, end = ''): void {
    this.y += style.marginTop + style.size;
    if (this.#isMeasuring) return;
    this.#context.font = FAMILIES[style.font].replace('SIZE', `${style.size}px`);
    this.#context.fillStyle = pictureColours[style.colour];
    const endWidth = end === '' ? 0 : this.#context.measureText(end).width + style.size;
    this.#context.fillText(this.#truncate(text, width - endWidth), x, this.y);
    if (end === '') return;
    this.#context.textAlign = 'end';
    this.#context.fillText(end, x + width, this.y);
    this.#context.textAlign = 'start';
  }

  /** Draws a square to the left of the next line. */
  drawSwatch(colour: string, { size, marginTop }: LineStyle, { x }: Column): void {
    if (this.#isMeasuring) return;
    const side = size * 0.7;
    const box = [x, this.y + marginTop + size - side, side, side] as const;
    this.#context.fillStyle = colour;
    this.#context.fillRect(...box);
    this.#context.strokeStyle = pictureColours.muted;
    this.#context.lineWidth = 2;
    this.#context.strokeRect(...box);
  }

  #truncate(text: string, width: number): string {
    if (this.#context.measureText(text).width <= width) return text;
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    const count = letters.findLastIndex(
      (_, at) => this.#context.measureText(`${letters.slice(0, at).join('')}…`).width <= width,
    );
    return `${letters.slice(0, Math.max(0, count)).join('')}…`;
  }
}

/** Width in pixels. Phones show chat images at this width. */
const WIDTH = 1080;
const MARGIN = 72;
const GAP = 48;

const TITLE: LineStyle = { size: 96, marginTop: 24, font: 'heading', colour: 'text' };
const SUBTITLE: LineStyle = { size: 40, marginTop: 20, font: 'body', colour: 'muted' };
const RESULT: LineStyle = { size: 84, marginTop: 44, font: 'heading', colour: 'lit' };
const LABEL: LineStyle = { size: 52, marginTop: 56, font: 'heading', colour: 'lit' };
const NAME: LineStyle = { size: 42, marginTop: 20, font: 'body', colour: 'text' };
const FOOTER: LineStyle = { size: 32, marginTop: 72, font: 'body', colour: 'muted' };

const FULL_WIDTH = { x: MARGIN, width: WIDTH - 2 * MARGIN };
const COLUMN_WIDTH = (FULL_WIDTH.width - GAP) / 2;

/**
 * Returns a PNG image.
 * @throws Error if the browser has no canvas
 */
export async function drawPicture(picture: ChatPicture): Promise<Blob> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw on a canvas');
  canvas.width = WIDTH;
  canvas.height = writeLines(picture, new LineWriter(context, { y: MARGIN, isMeasuring: true }));
  context.fillStyle = pictureColours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawMesh(context, canvas);
  writeLines(picture, new LineWriter(context, { y: MARGIN, isMeasuring: false }));
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas created no image'))),
      'image/png',
    );
  });
}

/** Writes all lines and returns the height of the picture in pixels. */
function writeLines(
  { title, subtitle, result, teams, awarded, table }: ChatPicture,
  writer: LineWriter,
): number {
  writer.writeLine(title.toUpperCase(), TITLE, FULL_WIDTH);
  writer.writeLine(subtitle, SUBTITLE, FULL_WIDTH);
  if (result) writer.writeLine(result, RESULT, FULL_WIDTH);
  const top = writer.y;
  const columnEnds = teams.map(({ name, colour, people }, at) => {
    const box = { x: MARGIN + at * (COLUMN_WIDTH + GAP), width: COLUMN_WIDTH };
    writer.y = top;
    writer.drawSwatch(colour, LABEL, box);
    writer.writeLine(name, LABEL, { x: box.x + LABEL.size, width: box.width - LABEL.size });
    for (const person of people) writer.writeLine(person, NAME, box);
    return writer.y;
  });
  writer.y = Math.max(...columnEnds);
  if (awarded.length > 0) {
    writer.writeLine('Player of the match', LABEL, FULL_WIDTH);
    writer.writeLine(awarded.join(', '), NAME, FULL_WIDTH);
  }
  if (table.length > 0) writer.writeLine('Leaderboard', LABEL, FULL_WIDTH);
  for (const { position, name, points } of table)
    writer.writeLine(`${position}. ${name}`, NAME, FULL_WIDTH, points);
  writer.writeLine('Fives, the 5-a-side organiser', FOOTER, FULL_WIDTH);
  return writer.y + MARGIN;
}

function drawMesh(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  context.strokeStyle = pictureColours.panel;
  context.lineWidth = 2;
  for (let at = -height; at < width; at += MARGIN) {
    context.beginPath();
    context.moveTo(at, 0);
    context.lineTo(at + height, height);
    context.moveTo(at + height, 0);
    context.lineTo(at, height);
    context.stroke();
  }
}
