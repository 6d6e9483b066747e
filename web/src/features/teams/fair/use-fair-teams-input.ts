import {
  can,
  EMPTY_NOTES,
  type FairTeamsInput,
  joinParts,
  NO_OTHER_STARS,
  needsOlderForRating,
  type Uid,
} from '@fives/domain';
import { useMemo } from 'react';
import { useHistory, useHistoryPart } from '../../../db/games.ts';
import { useOrganiserNotes, useOtherStars } from '../../../db/organiser-notes.ts';
import type { TeamsView } from '../team-lists.ts';

export interface LiveFairTeamsInput {
  readonly input: FairTeamsInput;
  /** True while the server lacks the newest notes of the viewer. */
  readonly isPending: boolean;
}

/**
 * Returns the input for fair teams. Only organisers can read notes and stars, so they are empty for other viewers.
 * Undefined while loading, null if the viewer cannot read the history.
 */
export function useFairTeamsInput(
  { instance, people }: Pick<TeamsView, 'instance' | 'people'>,
  uid: Uid,
): LiveFairTeamsInput | null | undefined {
  const seesStars = can(uid, 'editLineUp', instance.game);
  const liveHistory = useHistory(instance.gameId);
  const openPart = liveHistory.status === 'success' ? liveHistory.data : null;
  const olderPartNumber = openPart !== null && needsOlderForRating(openPart) ? openPart.closed - 1 : null;
  const livePart = useHistoryPart(instance.gameId, olderPartNumber);
  const olderPart = livePart.status === 'success' ? livePart.data : null;
  const liveNotes = useOrganiserNotes(seesStars ? instance.gameId : null, uid);
  const storedNotes = seesStars && liveNotes.status === 'success' ? liveNotes.data : null;
  const liveStars = useOtherStars(seesStars ? instance.gameId : null, uid);
  const otherStars = (seesStars && liveStars.status === 'success' ? liveStars.data : null) ?? NO_OTHER_STARS;
  const isLoading =
    liveHistory.status === 'loading' ||
    (olderPartNumber !== null && livePart.status === 'loading') ||
    (seesStars && (liveNotes.status === 'loading' || liveStars.status === 'loading'));
  return useMemo(() => {
    if (isLoading) return undefined;
    if (openPart === null) return null;
    const { instances, before } = joinParts(openPart, olderPart ? [olderPart] : []);
    const shared = { instance, people, history: instances, standings: before };
    const input = { ...shared, notes: storedNotes ?? EMPTY_NOTES, otherStars };
    return { input, isPending: liveNotes.status === 'success' && liveNotes.isPending };
  }, [instance, people, openPart, olderPart, storedNotes, otherStars, isLoading, liveNotes]);
}
