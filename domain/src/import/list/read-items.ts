import { readMessage } from './chat/read-message.ts';
import { type Item, type ItemContext, readItem, withReply } from './read-item.ts';
import { cleanName, isName } from './read-name.ts';
import { STRUCK } from './text/plain-line.ts';
import { withPlusNumbers } from './text/plus-ones.ts';
import { isAlsoName, kindsOf } from './words/phrases.ts';
import { readStatus } from './words/status.ts';

const IN_BRACKETS = /[([{][^()[\]{}]{0,80}[)\]}]/g;
const AND = /\s(?:&|and|und|\/)\s|\s\+(?!\d)\s?|(?<=\p{L})[/+](?=\p{L})/giu;
/** `AND` with words that can also be part of a name, such as 'y'. */
export const ANY_AND = /\s(?:&|and|und|et|e|y|en|og|och|\/)\s|\s\+(?!\d)\s?|(?<=\p{L})[/+](?=\p{L})/giu;
const STRUCK_BEFORE_NAME = new RegExp(`${STRUCK}(?=\\s*\\p{L})`, 'gu');

export function readItems(body: string, context: ItemContext, and = AND): Item[] {
  if (context.isKnown(body)) return [readItem(body, context)];
  const columns = body.split('|').map(cleanName);
  if (columns.length > 1 && columns.every((column) => isName(column, false)))
    return columns.map((column) => readItem(column, context));
  const kept = withPlusNumbers(body).replace(IN_BRACKETS, (note) => note.replace(/[,;&/]|\sand\s/g, ' - '));
  const [first = '', ...others] = kept.split(/[,;]/);
  const rest = others.join(',');
  const reply = others.length > 0 ? readReplyAfterComma(first, rest, context) : null;
  if (reply) return [reply];
  const texts = kept
    .replace(others.length > 0 ? ANY_AND : and, ',')
    .replace(STRUCK_BEFORE_NAME, `${STRUCK},`)
    .split(/[,;]/);
  const items = texts.filter((text) => text.trim() !== '').map((text) => readItem(text.trim(), context));
  const isShared =
    PLURAL_VERB.test(body) || (others.length === 0 && items.length === 2 && !/[(/+]/.test(body));
  return isShared ? withSharedReply(items) : items;
}

const PLURAL_VERB = /\s(?:are|sind|sont|están|son|sono|estão|zijn)\s/i;

function withSharedReply(items: Item[]): Item[] {
  const last = items.at(-1);
  const areNames = items.every(
    ({ name, status }) => name !== null && (status === null || status === last?.status),
  );
  if (!areNames || !last) return items;
  return items.map((item) => ({ ...item, status: item.status ?? last.status }));
}

/** Reads a name and a reply after a comma, such as "Tom, can't make it, sorry". Returns null if names follow. */
function readReplyAfterComma(first: string, rest: string, context: ItemContext): Item | null {
  const [clause = ''] = rest.split(',');
  const words = clause.trim().split(' ');
  if (isAlsoName(words[0] ?? '') && /^\s*\p{Lu}/u.test(clause)) return null;
  const isTalk = clause.trim() !== '' && words.every((word) => kindsOf(word).size > 0 || /\d/.test(word));
  const isReply = readStatus(clause.replace(/[(.!].*$/, '')) !== null;
  const message = isTalk || isReply ? readMessage(rest, context.marks) : null;
  const item = message ? readItem(first.trim(), context) : null;
  return message && item?.name != null ? withReply(item, message) : null;
}
