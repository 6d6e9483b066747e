import { pictureColours } from '../../../theme/picture-colours.ts';

/** Size and look of a line. Height and space above are in pixels. */
export interface Style {
  readonly size: number;
  readonly above: number;
  readonly font: 'body' | 'heading';
  readonly colour: keyof typeof pictureColours;
}

const FAMILIES = {
  body: "400 SIZE Barlow, 'Segoe UI', sans-serif",
  heading: "700 SIZE 'Barlow Condensed', sans-serif",
};

/** Fonts in the syntax of `document.fonts`. */
export const FONTS = Object.values(FAMILIES).map((family) => family.replace('SIZE', '40px'));

export interface Box {
  readonly x: number;
  readonly width: number;
}

/**
 * Writes lines below each other in columns. Without a context the writer only measures, because a canvas needs its
 * height first.
 */
export class LineWriter {
  readonly #context: CanvasRenderingContext2D;
  readonly #draws: boolean;
  y: number;

  constructor(
    context: CanvasRenderingContext2D,
    { y, draws }: { readonly y: number; readonly draws: boolean },
  ) {
    this.#context = context;
    this.#draws = draws;
    this.y = y;
  }

  line(text: string, style: Style, { x, width }: Box, end = ''): void {
    this.y += style.above + style.size;
    if (!this.#draws) return;
    this.#context.font = FAMILIES[style.font].replace('SIZE', `${style.size}px`);
    this.#context.fillStyle = pictureColours[style.colour];
    const endWidth = end === '' ? 0 : this.#context.measureText(end).width + style.size;
    this.#context.fillText(this.#fitting(text, width - endWidth), x, this.y);
    if (end === '') return;
    this.#context.textAlign = 'end';
    this.#context.fillText(end, x + width, this.y);
    this.#context.textAlign = 'start';
  }

  swatch(colour: string, { size, above }: Style, { x }: Box): void {
    if (!this.#draws) return;
    const side = size * 0.7;
    const box = [x, this.y + above + size - side, side, side] as const;
    this.#context.fillStyle = colour;
    this.#context.fillRect(...box);
    this.#context.strokeStyle = pictureColours.muted;
    this.#context.lineWidth = 2;
    this.#context.strokeRect(...box);
  }

  #fitting(text: string, width: number): string {
    if (this.#context.measureText(text).width <= width) return text;
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    const count = letters.findLastIndex(
      (_, at) => this.#context.measureText(`${letters.slice(0, at).join('')}…`).width <= width,
    );
    return `${letters.slice(0, Math.max(0, count)).join('')}…`;
  }
}
