import type { TeamLooks } from '../instance/game-instance.schema.ts';
import type { Reason } from '../reasons.ts';
import type { PartOf } from '../transitions/transition.ts';

type Colours = Pick<TeamLooks, 'teamAColour' | 'teamBColour'>;

/** Whether two colours such as #1A2B3C are one, however their letters are written. */
export function isSameColour(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/**
 * Whether a change would put both teams into one colour. Teams that were stored so may be renamed all the same: only a
 * colour that is changed can be refused.
 */
export function coloursReason(stored: Colours, change: PartOf<Colours>): Reason | null {
  const { teamAColour = stored.teamAColour, teamBColour = stored.teamBColour } = change;
  if (!isSameColour(teamAColour, teamBColour)) return null;
  const fields = [
    ...(teamAColour === stored.teamAColour ? [] : ['teamAColour']),
    ...(teamBColour === stored.teamBColour ? [] : ['teamBColour']),
  ];
  return fields.length === 0 ? null : { code: 'SAME_COLOUR', fields };
}
