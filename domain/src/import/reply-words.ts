import type { PlayerStatus } from '../instance/player-instance.schema.ts';
import { headingOf } from './table.ts';

export interface ListReply {
  readonly status: PlayerStatus;
  readonly isReserve: boolean;
}

export const IN: ListReply = { status: 'PLAYING', isReserve: false };
export const OUT: ListReply = { status: 'NOT_PLAYING', isReserve: false };
export const RESERVE: ListReply = { status: 'PLAYING', isReserve: true };
export const NO_REPLY: ListReply = { status: 'UNANSWERED', isReserve: false };

const wordTable = (replies: readonly (readonly [ListReply, string])[]): ReadonlyMap<string, ListReply> =>
  new Map(replies.flatMap(([reply, words]) => words.split(', ').map((word) => [word, reply])));

/** Words that are a reply if they are the only remark about a person. */
const REMARKS = wordTable([
  [IN, 'yes, in'],
  [OUT, 'no, out, not playing'],
  [RESERVE, 'reserve, reserves, waiting, waitlist, waiting list, sub'],
  [NO_REPLY, 'maybe'],
]);

const HEADINGS = wordTable([
  [IN, 'playing, players, confirmed, going, coming, attending, available, whos in, confirmados, titulares'],
  [OUT, 'not in, not going, not coming, not available, unavailable, absent, declined, injured, cant play'],
  [OUT, 'cant make it, cant come, fora, ausentes, fuera, bajas, absagen, absents, afwezig, assenti'],
  [RESERVE, 'subs, substitutes, bench, standby, backup, suplentes, reservas, ersatz, reserven, riserve'],
  [NO_REPLY, 'no reply, no reply yet, not replied, no answer, unsure, not sure, tbc, unconfirmed, pending'],
  [NO_REPLY, 'unanswered, awaiting reply, talvez, dudas, vielleicht, misschien, forse'],
]);

const CELLS = wordTable([
  [IN, 'accepted, true, x, y, 1, attended, ja, si, sim, oui, zugesagt'],
  [OUT, 'false, n, 0, nein, nao, non, cancelled, rejected, abgesagt'],
  [RESERVE, 'waitinglist, waitlisted, on waitlist, on waiting list'],
]);

/** Each mark is one character. */
export const MARKS: ReadonlyMap<string, ListReply> = new Map([
  ...[...'✅✔☑👍🟢🆗🙋✓'].map((mark) => [mark, IN] as const),
  ...[...'❌✖✗✘❎👎🔴🚫⛔🙅'].map((mark) => [mark, OUT] as const),
  ...[...'❓❔🤔☐⬜◻🟡'].map((mark) => [mark, NO_REPLY] as const),
]);

export function replyOfRemark(remark: string): ListReply | null {
  return REMARKS.get(headingOf(remark)) ?? MARKS.get(remark.trim()) ?? null;
}

/** Ignores numbers, as in 'Reserves (3)' and 'Players 7/10'. */
export function replyOfHeading(heading: string): ListReply | null {
  const words = headingOf(heading.replaceAll(/\d/g, ' '));
  return REMARKS.get(words) ?? HEADINGS.get(words) ?? null;
}

export function replyOfCell(cell: string): ListReply | null {
  const words = headingOf(cell);
  return CELLS.get(words) ?? HEADINGS.get(words) ?? replyOfRemark(cell);
}
