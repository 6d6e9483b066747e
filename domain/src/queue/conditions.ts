import type { Uid } from '../ids.ts';
import type { ReplyCondition } from '../instance/player-instance.schema.ts';
import { DISPLAY_FORMATS, formatInZone } from '../time/format.ts';

export interface ConditionalYes {
  readonly uid: Uid;
  readonly condition: Pick<ReplyCondition, 'minPlayers' | 'reserveOnly'> | null;
}

/**
 * Returns the uids with a spot, in their order: the largest group of players whose conditions all hold.
 * @param people all yes replies in the order of their times. People who play only as a reserve come after all others.
 */
export function settleConditions(
  people: readonly ConditionalYes[],
  { numberOfPlayers }: { readonly numberOfPlayers: number },
): Uid[] {
  const isReserveOnly = ({ condition }: ConditionalYes) => condition?.reserveOnly === true;
  const queue = [...people.filter((person) => !isReserveOnly(person)), ...people.filter(isReserveOnly)];
  for (let players = Math.min(numberOfPlayers, queue.length); players > 0; players -= 1) {
    const accepting = queue.filter(({ condition }) => (condition?.minPlayers ?? 0) <= players);
    if (accepting.length >= players) return accepting.slice(0, players).map(({ uid }) => uid);
  }
  return [];
}

/** Returns text such as 'if at least 8 play, until Wed 10/06 12:00', to follow 'yes'. */
export function conditionText({ minPlayers, until, reserveOnly }: ReplyCondition, timeZone: string): string {
  const parts = [
    reserveOnly && 'only as a reserve',
    minPlayers !== null && `if at least ${minPlayers} play`,
    until !== null && `until ${formatInZone(until, timeZone, DISPLAY_FORMATS.header)}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
