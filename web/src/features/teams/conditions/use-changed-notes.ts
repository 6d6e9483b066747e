import type { GameId, OrganiserNotes, Uid } from '@fives/domain';
import { useState } from 'react';
import { saveOrganiserNotes } from '../../../db/organiser-notes.ts';
import { saveOrToast } from '../../../ui/toasts.ts';

/**
 * Returns `save` and `changed`, the notes of the last save, because the next tap may come before the next snapshot.
 * `changed` is null before the first save and after a failed save.
 */
export function useChangedNotes(gameId: GameId, uid: Uid, failure: string) {
  const [changed, setChanged] = useState<OrganiserNotes | null>(null);
  const save = async (next: OrganiserNotes) => {
    setChanged(next);
    if (!(await saveOrToast(saveOrganiserNotes(gameId, uid, next), failure))) setChanged(null);
  };
  return { changed, save: (next: OrganiserNotes) => void save(next) };
}
