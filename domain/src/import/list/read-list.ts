import { nameKey } from '../names/name-key.ts';
import { chatLines, countLines, MAX_LINE_LENGTH, MAX_LINES, type TextLine } from './chat/chat-lines.ts';
import { type ChatReading, readChatLine } from './chat/read-chat-line.ts';
import { senderName } from './chat/sender-name.ts';
import { ListReader, type ReadList } from './list-reader.ts';
import { type LineWithReading, listShape } from './list-shape.ts';
import { readLine } from './read-line.ts';
import { markTable } from './text/marks.ts';

/**
 * Reads a pasted list of people, or a whole chat.
 * @param known names of people in the game, which are names even if they look like other words
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
    if (raw.length > MAX_LINE_LENGTH) return { kind: 'UNCLEAR' };
    return sender === null ? readLine(text, context) : readChatLine(text, chatContext);
  };
  const linesWithReadings = lines.map((source): LineWithReading => ({ source, reading: read(source) }));
  const reader = new ListReader({ shape: listShape(linesWithReadings), ...context });
  if (countLines(text) > MAX_LINES) reader.addSkippedLines();
  for (const line of linesWithReadings) reader.read(line);
  return reader.finish();
}
