import type { PlayerStatus } from '../../../instance/player-instance.schema.ts';
import { wordsOf } from '../../names/name-key.ts';
import { readPhrases } from './phrases.ts';
import type { WordKind } from './word-kinds.ts';

export interface ReplyReading {
  readonly status: PlayerStatus;
  readonly isReserve: boolean;
  readonly strength: 'CLEAR' | 'AGREE' | 'ACKNOWLEDGE';
}

const CLEAR: readonly WordKind[] = ['YES', 'NO', 'MAYBE', 'RESERVE', 'NO_REPLY'];

/** Returns the reply of a text, or null if a word is unknown or no word is a reply. */
export function readStatus(text: string): ReplyReading | null {
  const { phrases, unknownCount } = readPhrases(wordsOf(text));
  if (unknownCount > 0) return null;
  return replyOf(new Set(phrases.flatMap((kinds) => [...kinds])));
}

export function replyOf(kinds: ReadonlySet<WordKind>): ReplyReading | null {
  const status = statusOf(kinds);
  if (status === null) return null;
  const isReserve = kinds.has('RESERVE') && status !== 'NOT_PLAYING';
  return { status, isReserve, strength: strengthOf(kinds) };
}

function strengthOf(kinds: ReadonlySet<WordKind>): ReplyReading['strength'] {
  if (CLEAR.some((kind) => kinds.has(kind))) return 'CLEAR';
  return kinds.has('AGREE') || kinds.has('DENY') || kinds.has('NOT') ? 'AGREE' : 'ACKNOWLEDGE';
}

function statusOf(kinds: ReadonlySet<WordKind>): PlayerStatus | null {
  if (kinds.has('NO_REPLY') || kinds.has('MAYBE')) return 'UNANSWERED';
  if (kinds.has('NO') || kinds.has('DENY') || kinds.has('NOT')) return 'NOT_PLAYING';
  if (kinds.has('RESERVE') || kinds.has('YES') || kinds.has('AGREE') || kinds.has('ACKNOWLEDGE'))
    return 'PLAYING';
  return null;
}
