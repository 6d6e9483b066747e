import { readChatHeader } from './chat-header.ts';
import type { MarkTable } from './marks.ts';
import { plainLine } from './plain-line.ts';

export interface TextLine {
  /** Counts from 1. */
  readonly line: number;
  /** The line as pasted. */
  readonly raw: string;
  readonly text: string;
  /** Number of the chat message, 0 outside a chat. */
  readonly message: number;
  /** Null outside a chat. */
  readonly sender: string | null;
}

/** Longest line of a list in UTF-16 units. Longer lines have no text, so that each takes little time. */
export const LONGEST_LINE = 1000;

const BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** Splits a text into lines and, if it is a chat, messages. Leaves out what the chat app itself says. */
export function chatLines(text: string, marks: MarkTable): TextLine[] {
  const lines: TextLine[] = [];
  let sender: string | null = null;
  let message = 0;
  let isByApp = false;
  for (const [at, raw] of text.split(BREAK).entries()) {
    const plain = raw.length > LONGEST_LINE ? '' : plainLine(raw);
    const header = readChatHeader(plain, marks);
    if (header) {
      isByApp = header.sender === null;
      sender = header.sender ?? sender;
      message += 1;
    }
    const isCopied = /^\[(?:in )?repl(?:y|ied)/i.test(plain);
    if (isByApp || isCopied) continue;
    lines.push({ line: at + 1, raw, text: header ? header.message : plain, message: sender === null ? 0 : message, sender });
  }
  return lines;
}
