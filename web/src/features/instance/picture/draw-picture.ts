import type { ChatPicture } from '@fives/domain';
import { pictureColours } from '../../../theme/picture-colours.ts';
import { FONTS, LineWriter, type Style } from './line-writer.ts';

/** Width in pixels at which phones show pictures in a chat. */
const WIDTH = 1080;
const MARGIN = 72;
const GAP = 48;

const TITLE: Style = { size: 96, above: 24, font: 'heading', colour: 'text' };
const SUBTITLE: Style = { size: 40, above: 20, font: 'body', colour: 'muted' };
const RESULT: Style = { size: 84, above: 44, font: 'heading', colour: 'lit' };
const LABEL: Style = { size: 52, above: 56, font: 'heading', colour: 'lit' };
const NAME: Style = { size: 42, above: 20, font: 'body', colour: 'text' };
const FOOTER: Style = { size: 32, above: 72, font: 'body', colour: 'muted' };

const FULL_WIDTH = { x: MARGIN, width: WIDTH - 2 * MARGIN };
const COLUMN_WIDTH = (FULL_WIDTH.width - GAP) / 2;

/**
 * Draws a picture on this device.
 *
 * @returns a PNG file
 * @throws Error if the browser cannot draw
 */
export async function drawPicture(picture: ChatPicture): Promise<Blob> {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas here');
  canvas.width = WIDTH;
  canvas.height = writeLines(picture, new LineWriter(context, { y: MARGIN, draws: false }));
  context.fillStyle = pictureColours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawMesh(context, canvas);
  writeLines(picture, new LineWriter(context, { y: MARGIN, draws: true }));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it'))), 'image/png');
  });
}

function writeLines(
  { title, subtitle, result, teams, awarded, table }: ChatPicture,
  writer: LineWriter,
): number {
  writer.line(title.toUpperCase(), TITLE, FULL_WIDTH);
  writer.line(subtitle, SUBTITLE, FULL_WIDTH);
  if (result) writer.line(result, RESULT, FULL_WIDTH);
  const top = writer.y;
  const columnEnds = teams.map(({ name, colour, people }, at) => {
    const box = { x: MARGIN + at * (COLUMN_WIDTH + GAP), width: COLUMN_WIDTH };
    writer.y = top;
    writer.swatch(colour, LABEL, box);
    writer.line(name, LABEL, { x: box.x + LABEL.size, width: box.width - LABEL.size });
    for (const person of people) writer.line(person, NAME, box);
    return writer.y;
  });
  writer.y = Math.max(...columnEnds);
  if (awarded.length > 0) {
    writer.line('Player of the match', LABEL, FULL_WIDTH);
    writer.line(awarded.join(', '), NAME, FULL_WIDTH);
  }
  if (table.length > 0) writer.line('Leaderboard', LABEL, FULL_WIDTH);
  for (const { position, name, points } of table)
    writer.line(`${position}. ${name}`, NAME, FULL_WIDTH, points);
  writer.line('Fives, the 5-a-side organiser', FOOTER, FULL_WIDTH);
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
