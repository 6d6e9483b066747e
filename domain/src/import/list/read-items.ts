import { readMessage } from './chat/read-message.ts';
import { cleanName, isName } from './names.ts';
import { type Item, type ItemContext, readItem } from './read-item.ts';
import { STRUCK } from './text/plain-line.ts';
import { withPlusNumbers } from './text/plus-ones.ts';
import { isAlsoName, kindsOf } from './words/phrases.ts';
import { readStatus } from './words/status.ts';

const OPEN_PARENS = /[([{][^()[\]{}]{0,80}[)\]}]/g;
const AND = /\s(?:&|and|und|\/)\s|\s\+(?!\d)\s?|(?<=\p{L})[/+](?=\p{L})/giu;
/** Also the words that can be part of a name, such as 'y'. */
export const SHORT_AND = /\s(?:&|and|und|et|e|y|en|og|och|\/)\s|\s\+(?!\d)\s?|(?<=\p{L})[/+](?=\p{L})/giu;
const STRUCK_BEFORE_NAME = new RegExp(`${STRUCK}(?=\\s*\\p{L})`, 'gu');

/** Splits the names of a line and reads each. */
export function readItems(body: string, context: ItemContext, and = AND): Item[] {
  if (context.isKnown(body)) return [readItem(body, context)];
  const columns = body.split('|').map(cleanName);
  if (columns.length > 1 && columns.every((column) => isName(column, false)))
    return columns.map((column) => readItem(column, context));
  const kept = withPlusNumbers(body).replace(OPEN_PARENS, (note) => note.replace(/[,;&/]|\sand\s/g, ' - '));
  const [first = '', ...others] = kept.split(/[,;]/);
  const rest = others.join(',');
  const reply = others.length > 0 ? readRest(first, rest, context) : null;
  if (reply) return [reply];
  const texts = kept
    .replace(others.length > 0 ? SHORT_AND : and, ',')
    .replace(STRUCK_BEFORE_NAME, `${STRUCK},`)
    .split(/[,;]/);
  const items = texts.filter((text) => text.trim() !== '').map((text) => readItem(text.trim(), context));
  const isShared = PLURAL.test(body) || (others.length === 0 && items.length === 2 && !/[(/+]/.test(body));
  return isShared ? withSharedReply(items) : items;
}

const PLURAL = /\s(?:are|sind|sont|están|son|sono|estão|zijn)\s/i;

/** Gives all people of 'Tom and Ann out' and of 'Tom, Ann and Ben are out' the reply. */
function withSharedReply(items: Item[]): Item[] {
  const last = items.at(-1);
  const areNames = items.every(
    ({ name, status }) => name !== null && (status === null || status === last?.status),
  );
  if (!areNames || !last) return items;
  return items.map((item) => ({ ...item, status: item.status ?? last.status }));
}

/** Reads "Tom, can't make it, sorry". The words after the first comma are a reply, not names. */
function readRest(first: string, rest: string, context: ItemContext): Item | null {
  const [clause = ''] = rest.split(',');
  const words = clause.trim().split(' ');
  if (isAlsoName(words[0] ?? '') && /^\s*\p{Lu}/u.test(clause)) return null;
  const isTalk = clause.trim() !== '' && words.every((word) => kindsOf(word).size > 0 || /\d/.test(word));
  const isReply = readStatus(clause.replace(/[(.!].*$/, '')) !== null;
  const message = isTalk || isReply ? readMessage(rest, context.marks) : null;
  const item = message ? readItem(first.trim(), context) : null;
  if (!message || item?.name == null) return null;
  const plusOnes = item.plusOnes + message.plusOnes;
  return {
    ...item,
    status: item.status ?? message.status,
    isReserve: message.isReserve || item.isReserve,
    plusOnes,
  };
}
