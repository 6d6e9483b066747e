import { linesOf } from '../table.ts';
import { plainLine } from './read-line.ts';

interface Line {
  readonly line: number;
  readonly text: string;
}

export interface Message {
  /** Null for a message of the chat program. */
  readonly sender: string | null;
  readonly lines: readonly Line[];
}

const HEADER =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[aApP]\.? ?[mM]\.?)?(?:\]| -|:) /;

/** Reads the export of a chat. Returns null if the text is no export. */
export function readChat(text: string): Message[] | null {
  const messages: { sender: string | null; lines: Line[] }[] = [];
  for (const { line, text: raw } of linesOf(text)) {
    const header = HEADER.exec(plainLine(raw.slice(0, 60)))?.[0];
    const last = messages.at(-1);
    if (header !== undefined) {
      const content = plainLine(raw).slice(header.length);
      const colon = content.indexOf(': ');
      const isEmpty = content.endsWith(':');
      const end = colon < 0 && isEmpty ? content.length - 1 : colon;
      const sender = end < 0 ? null : content.slice(0, end).replace('~', '').trim();
      messages.push({ sender, lines: [{ line, text: end < 0 ? content : content.slice(end + 1).trim() }] });
    } else if (last) last.lines.push({ line, text: raw });
    else if (raw.trim() !== '') return null;
  }
  return messages.length > 0 ? messages : null;
}
