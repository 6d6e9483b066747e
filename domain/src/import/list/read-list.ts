import { nameKey } from '../names/name-key.ts';
import { chatLines, countLines, LONGEST_LINE, MOST_LINES, type TextLine } from './chat/chat-lines.ts';
import { type ChatReading, readChatLine } from './chat/read-chat-line.ts';
import { senderName } from './chat/sender-name.ts';
import { ListReader, type ReadList } from './list-reader.ts';
import { listShape, type Step } from './list-shape.ts';
import { readLine } from './read-line.ts';
import { markTable } from './text/marks.ts';

/**
 * Reads a list of people as they write it in a chat, or the chat itself.
 * @param known names of the game's people, which count as names in any form
 */
export function readList(text: string, known: readonly string[] = []): ReadList {
  const marks = markTable(text);
  const lines = chatLines(text, marks);
  const senders = [...new Set(lines.map(({ sender }) => sender ?? ''))];
  const knownKeys = new Set(known.map(nameKey));
  const senderKeys = senders.flatMap((sender) => senderName(sender, marks) ?? []).map(nameKey);
  const chatKeys = new Set([...knownKeys, ...senderKeys]);
  const context = { marks, isKnown: (name: string) => knownKeys.has(nameKey(name)) };
  const chatContext = { marks, isKnown: (name: string) => chatKeys.has(nameKey(name)) };
  const read = ({ raw, text, sender }: TextLine): ChatReading => {
    if (raw.length > LONGEST_LINE) return { kind: 'UNCLEAR' };
    return sender === null ? readLine(text, context) : readChatLine(text, chatContext);
  };
  const steps = lines.map((source): Step => ({ source, reading: read(source) }));
  const reader = new ListReader({ shape: listShape(steps), ...context });
  if (countLines(text) > MOST_LINES) reader.noteSkipped();
  for (const step of steps) reader.read(step);
  return reader.finish();
}
