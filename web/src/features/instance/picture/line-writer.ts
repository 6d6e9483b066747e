import { pictureColours } from '../../../theme/picture-colours.ts';

/** `size` and `marginTop` are in pixels. */
export interface LineStyle {
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
export const FONTS = Object.values(FAMILIES).map((family) => family.replace('SIZE', '40px'));

/** Left edge and width of a column in pixels. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/** Writes lines below each other. If `isMeasuring`, the writer draws nothing and changes only `y`. */
export class LineWriter {
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
