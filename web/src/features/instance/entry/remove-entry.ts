import { type GiId, type PlayerInstance, toPiId } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { createIdStore } from '../../../lib/id-store.ts';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import { runUnlessUndone } from '../../../ui/undo.ts';

const pendingRemovals = createIdStore();

/** Returns a filter that excludes people whose removal can still be undone. */
export function useRemainingPeople(giId: GiId): (person: Pick<PlayerInstance, 'uid'>) => boolean {
  const ids = pendingRemovals.use();
  return ({ uid }) => !ids.has(toPiId(giId, uid));
}

/**
 * Removes a person after the undo time, because the server cannot return the spot. The screens hide the person at once.
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
