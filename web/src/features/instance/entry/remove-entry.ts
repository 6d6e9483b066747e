import { type GiId, type PlayerInstance, toPiId } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { createIdStore } from '../../../lib/id-store.ts';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import { runUnlessUndone } from '../../../ui/undo.ts';

const pendingRemovals = createIdStore();

/** Returns a filter that excludes people whose removal can still be undone. */
export function useIsRemaining(giId: GiId): (person: Pick<PlayerInstance, 'uid'>) => boolean {
  const pending = pendingRemovals.use();
  return ({ uid }) => !pending.has(toPiId(giId, uid));
}

/**
 * Hides a person at once, and calls the API after the undo time, because the API cannot restore the spot.
 * @param call `removeForGood` bans a person from the game, `removePerson` deletes a plus-one
 */
export function removeEntry(
  call: 'removeForGood' | 'removePerson',
  giId: GiId,
  { uid, name }: Pick<PlayerInstance, 'uid' | 'name'>,
): void {
  const id = toPiId(giId, uid);
  pendingRemovals.set(id, true);
  const unhide = () => pendingRemovals.set(id, false);
  const remove = async () => {
    const isRemoved = await saveOrToast(callApi(call, { params: { giId, uid } }), `Couldn't remove ${name}`);
    unhide();
    if (isRemoved) toastSuccess(`${name} removed`);
  };
  runUnlessUndone(`Removing ${name}`, () => void remove(), unhide);
}
