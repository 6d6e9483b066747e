import type { PlayerStatus } from '../../../instance/player-instance.schema.ts';
import { leadingEmoji, type MarkTable, markStatus } from './marks.ts';
import { startsWithDateOrTime } from './noise.ts';

export interface Marker {
  readonly kind: 'NUMBER' | 'BULLET' | 'NONE';
  readonly number: number | null;
  readonly status: PlayerStatus | null;
  readonly isInfo: boolean;
  readonly rest: string;
}

/** A quote sign, number, bullet, box and emoji can all precede one name. */
const MAX_MARKER_PARTS = 6;

const HEADING = /^#{1,6}\s+/;
const QUOTE = /^>\s*/;
const BOX = /^[[(]\s*([^\])\s]{0,4})\s*[\])](?!\d)\s*/u;
/** Excludes dates, times and '5-a-side'. */
const NUMBER =
  /^(?:(?:no|nr|n)\.?\s?(?=[#\d]))?[#([]?(\d{1,3})(?:\s?[.):\]、/,]+(?!\d)|\s?[-–—]+(?!\s?\d|a\b|aside\b)|\s+|$)\s*/i;
const BULLET = /^[-–—•·◦▪▫‣⁃●○◯〇◉■►▶▸➡➤➢→»✦★☆♦◆~]+\s*(?=\S)/;
/** Includes '+1 Dave', which names the plus-one. */
const PLUS_BULLET = /^\+(?:\s+(?!\d)|\s?1\s+(?=\p{Lu}\p{Ll}))/u;
const SIGN = /^([-–+?])\s+(?=\p{L})/u;
const LETTER = /^[a-z]\)\s+/i;

const BOX_STATUSES: Readonly<Record<string, PlayerStatus>> = {
  '': 'UNANSWERED',
  '?': 'UNANSWERED',
  x: 'PLAYING',
  v: 'PLAYING',
  y: 'PLAYING',
  '-': 'NOT_PLAYING',
  n: 'NOT_PLAYING',
};

interface MarkerPart {
  readonly length: number;
  readonly kind: Marker['kind'];
  readonly number?: number;
  readonly status?: PlayerStatus | null;
  readonly isInfo?: boolean;
}

export function readMarker(text: string, marks: MarkTable): Marker {
  let marker: Marker = { kind: 'NONE', number: null, status: null, isInfo: false, rest: text };
  for (let at = 0; at < MAX_MARKER_PARTS; at += 1) {
    const part = nextPart(marker, marks);
    if (part === null) break;
    marker = {
      kind: marker.kind === 'NUMBER' || part.kind === 'NONE' ? marker.kind : part.kind,
      number: marker.number ?? part.number ?? null,
      status: part.status ?? marker.status,
      isInfo: marker.isInfo || (part.isInfo ?? false),
      rest: marker.rest.slice(part.length),
    };
  }
  return marker;
}

export function boxStatus(content: string, marks: MarkTable): PlayerStatus | undefined {
  const key = content.trim().toLowerCase();
  return Object.hasOwn(BOX_STATUSES, key) ? BOX_STATUSES[key] : (markStatus(key, marks) ?? undefined);
}

function nextPart({ rest, number }: Marker, marks: MarkTable): MarkerPart | null {
  const heading = HEADING.exec(rest);
  if (heading) return { length: heading[0].length, kind: 'NONE' };
  const quote = QUOTE.exec(rest);
  if (quote) return { length: quote[0].length, kind: 'NONE' };
  const box = BOX.exec(rest);
  const status = box ? boxStatus(box[1] ?? '', marks) : undefined;
  if (box && status) return { length: box[0].length, kind: 'BULLET', status };
  const sign = SIGN.exec(rest);
  const signed = sign?.[1] === '?' ? 'UNANSWERED' : marks.get(sign?.[1] ?? '');
  if (sign && signed) return { length: sign[0].length, kind: 'BULLET', status: signed };
  const bullet = BULLET.exec(rest) ?? PLUS_BULLET.exec(rest) ?? LETTER.exec(rest);
  if (bullet) return { length: bullet[0].length, kind: 'BULLET' };
  const emoji = leadingEmoji(rest, marks);
  if (emoji) return { ...emoji, kind: emoji.status ? 'BULLET' : 'NONE' };
  const numbered = number === null && !startsWithDateOrTime(rest) ? NUMBER.exec(rest) : null;
  return numbered ? { length: numbered[0].length, kind: 'NUMBER', number: Number(numbered[1]) } : null;
}
