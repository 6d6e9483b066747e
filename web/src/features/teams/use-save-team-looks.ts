import { saveTeamLooks } from '../../db/game-instances.ts';
import { saveVisibly } from '../../ui/toasts.tsx';
import type { Side } from './squads.ts';

/** Saves a team's name and colour; a refusal is said in a toast. */
export function useSaveTeamLooks(giId: string) {
  return (side: Side, { name, colour }: { readonly name: string; readonly colour: string }): void => {
    const looks =
      side === 'TEAM_A' ? { teamAName: name, teamAColour: colour } : { teamBName: name, teamBColour: colour };
    void saveVisibly(saveTeamLooks(giId, looks), 'The team was not saved');
  };
}
