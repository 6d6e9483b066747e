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
  const history = useHistory(instance.gameId);
  const open = history.status === 'success' ? history.data : null;
  const older = open !== null && needsOlderForRating(open) ? open.closed - 1 : null;
  const part = useHistoryPart(instance.gameId, older);
  const last = part.status === 'success' ? part.data : null;
  const notes = useOrganiserNotes(seesStars ? instance.gameId : null, uid);
  const noted = seesStars && notes.status === 'success' ? notes.data : null;
  const others = useOtherStars(seesStars ? instance.gameId : null, uid);
  const otherStars = (seesStars && others.status === 'success' ? others.data : null) ?? NO_OTHER_STARS;
  const isLoading =
    history.status === 'loading' ||
    (older !== null && part.status === 'loading') ||
    (seesStars && (notes.status === 'loading' || others.status === 'loading'));
  return useMemo(() => {
    if (isLoading) return undefined;
    if (open === null) return null;
    const { instances } = joinParts(open, last ? [last] : []);
    const shared = { instance, people, history: instances };
    const input = { ...shared, notes: noted ?? EMPTY_NOTES, otherStars };
    return { input, isPending: notes.status === 'success' && notes.isPending };
  }, [instance, people, open, last, noted, otherStars, isLoading, notes]);
}
