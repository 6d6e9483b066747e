import type { MarkTable } from '../text/marks.ts';
import { plainLine } from '../text/plain-line.ts';
import { readChatHeader } from './chat-header.ts';

export interface TextLine {
  readonly line: number;
  readonly raw: string;
  readonly text: string;
  /** Number of the chat message, 0 outside a chat. */
  readonly message: number;
  /** Null outside a chat. */
  readonly sender: string | null;
}

/** Maximum length of a line in UTF-16 units. Longer lines get an empty `text`, because reading would take too long. */
export const MAX_LINE_LENGTH = 1000;

/** Maximum number of lines to read. Only the last lines count, because a chat ends with the newest messages. */
export const MAX_LINES = 20_000;

const QUOTED = /^\[(?:in )?repl(?:y|ied)/i;
const BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;

export function countLines(text: string): number {
  return text.split(BREAK).length;
}

export function chatLines(text: string, marks: MarkTable): TextLine[] {
  const all = text.split(BREAK);
  const skipped = Math.max(0, all.length - MAX_LINES);
  const lines = all.slice(skipped).map((raw, at) => {
    const plain = raw.length > MAX_LINE_LENGTH ? '' : plainLine(raw);
    return { line: skipped + at + 1, raw, text: plain, header: readChatHeader(plain, marks) };
  });
  const isChat = lines.some(({ header }) => header?.sender != null);
  if (!isChat) return lines.map(({ line, raw, text }) => ({ line, raw, text, message: 0, sender: null }));
  let sender: string | null = null;
  let message = 0;
  let isByApp = false;
  return lines.flatMap(({ line, raw, text, header }) => {
    if (header) {
      isByApp = header.sender === null;
      sender = header.sender ?? sender;
      message += 1;
    }
    if (isByApp || QUOTED.test(text)) return [];
    return [
      { line, raw, text: header ? header.message : text, message: sender === null ? 0 : message, sender },
    ];
  });
}
