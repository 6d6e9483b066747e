import {
  EMPTY_NOTES,
  type FairGrounds,
  type GameInstance,
  isOrganiser,
  type PlayerInstance,
} from '@fives/domain';
import { useMemo } from 'react';
import { useStatsHistory } from '../../../db/games.ts';
import { useOrganiserNotes } from '../../../db/organiser-notes.ts';

export interface FairViewer {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  /** Who looks at it. */
  readonly uid: string;
}

export interface LiveFairGrounds {
  readonly grounds: FairGrounds;
  /** True while something the server would pick by has not reached it. */
  readonly isPending: boolean;
}

/**
 * What fair teams of an instance rest on, as the viewer may know it: the organiser's notes are read by the organiser
 * alone. Undefined while it is on its way; null where it cannot be read.
 */
export function useFairGrounds({ instance, people, uid }: FairViewer): LiveFairGrounds | null | undefined {
  const runsGame = isOrganiser(instance.game, uid);
  const history = useStatsHistory(instance.gameId);
  const notes = useOrganiserNotes(runsGame ? instance.gameId : null, uid);
  const known = history.status === 'success' ? history.data : null;
  const noted = runsGame && notes.status === 'success' ? notes.data : null;
  const isLoading = history.status === 'loading' || (runsGame && notes.status === 'loading');
  return useMemo(() => {
    if (isLoading) return undefined;
    if (known === null) return null;
    const { numberOfPlayers } = instance.game;
    const grounds = { instance, numberOfPlayers, people, history: known, notes: noted ?? EMPTY_NOTES };
    return { grounds, isPending: notes.status === 'success' && notes.isPending };
  }, [instance, people, known, noted, isLoading, notes]);
}
