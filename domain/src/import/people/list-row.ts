import type { PlayerStatus } from '../../instance/player-instance.schema.ts';

const UNCLEAR_SENTENCES = {
  EMPTY: 'There is no name here',
  HEADING: 'This is a heading',
  NO_NAME: "We couldn't find a name here",
  NO_SENDER_NAME: 'This message has a phone number but no name',
  NO_REPLY: "We couldn't tell if this means yes or no",
  REPLACED: 'A later message replaces this line',
  OUTSIDE_LIST: 'This line is outside the list',
  REMARK: 'Other lines have this word as a remark',
  NAMED_TWICE: 'This name is in the list twice',
  TOO_MANY_PLUS_ONES: 'This is more people than one player can bring',
  REMOVED: 'You removed this person from the game',
  TOO_LONG: 'This line is too long for a list',
} as const;

export type UnclearReason = keyof typeof UNCLEAR_SENTENCES;
export const UNCLEAR_REASONS = Object.keys(UNCLEAR_SENTENCES) as [UnclearReason, ...UnclearReason[]];

export function unclearText(reason: UnclearReason): string {
  return UNCLEAR_SENTENCES[reason];
}

export interface ListEntry {
  /** Counts from 1. */
  readonly line: number;
  readonly name: string;
  readonly status: PlayerStatus;
  readonly isReserve: boolean;
  readonly plusOnes: number;
}

/** A line that is switched off until the organiser decides. */
export interface UnclearLine {
  readonly line: number;
  readonly text: string;
  readonly reason: UnclearReason;
  /** The name that the line may have, or an empty text. */
  readonly name: string;
}

/** A line as a person, or with a reason why not. */
export interface ListRow extends ListEntry {
  readonly text: string;
  readonly reason: UnclearReason | null;
  /** Word for word what follows the name. */
  readonly remark?: string;
}

export const NO_ENTRY = { name: '', status: 'UNANSWERED', isReserve: false, plusOnes: 0 } as const;
