import type { PlayerStatus } from '../../../instance/player-instance.schema.ts';
import type { LineReading } from '../line-reading.ts';
import type { ItemContext } from '../read-item.ts';
import { readLine } from '../read-line.ts';
import { type MessageReading, readMessage } from './read-message.ts';

export type ChatReading =
  | LineReading
  | {
      readonly kind: 'OWN_REPLY';
      readonly reply: MessageReading;
      /** True if the message is only '+1', which means 'me too' or 'I bring one more'. */
      readonly isBarePlus: boolean;
    }
  | { readonly kind: 'WITH_SENDER'; readonly status: PlayerStatus; readonly list: PeopleReading };

type PeopleReading = Extract<LineReading, { kind: 'PEOPLE' }>;

const SELF = /(?:^|\s)(?:me|i|myself|ich|moi|yo|io|eu|ik)(?=[\s,&+]|$)/i;
const THIRD_PERSON_VERB = /\s(?:is|isn['’]?t|can['’]?t|cannot|won['’]?t|will|ist|est|está|kann|kan)\s/i;

export function readChatLine(text: string, context: Omit<ItemContext, 'isNameExpected'>): ChatReading {
  const line = readLine(text, context);
  const isList =
    line.kind === 'PEOPLE' && (line.marker.kind !== 'NONE' || (line.section !== null && text.includes(':')));
  if (isList || (line.kind === 'HEADING' && text.endsWith(':'))) return line;
  if (line.kind === 'PEOPLE' && isAboutOthers(line, text)) return withBullet(line);
  const reply = readMessage(text, context.marks);
  if (reply) return { kind: 'OWN_REPLY', reply, isBarePlus: /^\+ ?1$/.test(text) };
  if (line.kind === 'HEADING' || line.kind === 'PLUS_ONES') return { kind: 'UNCLEAR' };
  if (line.kind !== 'PEOPLE') return line;
  if (startWithCapitals(line) && SELF.test(text))
    return { kind: 'WITH_SENDER', status: line.people.at(-1)?.status ?? 'PLAYING', list: line };
  const areReplies = line.people.every(({ name, status }) => status !== null && context.isKnown(name));
  return startWithCapitals(line) && areReplies ? withBullet(line) : line;
}

function isAboutOthers(line: PeopleReading, text: string): boolean {
  return (
    startWithCapitals(line) &&
    THIRD_PERSON_VERB.test(text) &&
    line.people.every(({ status }) => status !== null)
  );
}

function startWithCapitals({ people }: PeopleReading): boolean {
  return people.every(({ name }) => /^\P{Ll}/u.test(name));
}

/** Adds a bullet, so that the line counts as part of a list. */
function withBullet(line: PeopleReading): LineReading {
  return { ...line, marker: { ...line.marker, kind: 'BULLET' } };
}
