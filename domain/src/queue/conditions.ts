import type { Uid } from '../ids.ts';

export interface ReplyCondition {
  readonly minPlayers: number | null;
  /** True if the person plays only if nobody else wants the spot. */
  readonly reserveOnly: boolean;
}

export interface ConditionalYes {
  readonly uid: Uid;
  readonly condition: ReplyCondition | null;
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
