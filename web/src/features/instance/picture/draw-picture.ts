import type { ChatPicture } from '@fives/domain';
import { pictureColours } from '../../../theme/picture-colours.ts';
import { FONTS, type LineStyle, LineWriter } from './line-writer.ts';

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
