import type { TeamLooks } from '../instance/game-instance.schema.ts';
import type { Reason } from '../reasons.ts';
import { changedFields, type PartOf } from '../transitions/transition.ts';

type Colours = Pick<TeamLooks, 'teamAColour' | 'teamBColour'>;

export function isSameColour(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/** Teams that already have the same colour are allowed. */
export function coloursReason(stored: Colours, change: PartOf<Colours>): Reason | null {
  const { teamAColour = stored.teamAColour, teamBColour = stored.teamBColour } = change;
  if (!isSameColour(teamAColour, teamBColour)) return null;
  const fields = Object.keys(changedFields<Colours>(stored, { teamAColour, teamBColour }));
  return fields.length === 0 ? null : { code: 'SAME_COLOUR', fields };
}
