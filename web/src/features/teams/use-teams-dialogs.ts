import type { WinningTeam } from '@fives/domain';
import { useState } from 'react';
import type { Side } from './squads.ts';

/** The one dialog of the teams screen that is open. */
export type TeamsDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'pick-teams' }
  | { readonly kind: 'fair-teams' }
  | { readonly kind: 'conditions' }
  | { readonly kind: 'player'; readonly uid: string }
  | { readonly kind: 'edit-team'; readonly side: Side }
  | { readonly kind: 'winner' }
  | { readonly kind: 'score'; readonly winningTeam: WinningTeam };

const NONE: TeamsDialog = { kind: 'none' };

/** Which dialog is open. Opening one closes another. */
export function useTeamsDialogs() {
  const [dialog, setDialog] = useState<TeamsDialog>(NONE);
  return {
    dialog,
    open: setDialog,
    close: () => setDialog(NONE),
    /** Closes the score's dialog, and no other that may have been opened since. */
    closeScore: () => setDialog((current) => (current.kind === 'score' ? NONE : current)),
  };
}
