import { type GiId, type PlayerInstance, toPiId } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { waitingIds } from '../../../lib/waiting-ids.ts';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import { runUnlessUndone } from '../../../ui/undo.ts';

const leaving = waitingIds();

/** Returns a filter that leaves out the people of an instance who are about to be removed. */
export function useRemainingPeople(giId: GiId): (person: Pick<PlayerInstance, 'uid'>) => boolean {
  const ids = leaving.use();
  return ({ uid }) => !ids.has(toPiId(giId, uid));
}

/**
 * Removes someone after the undo time, because the server cannot give back the spot. Until then the screens hide them.
 *
 * @param call `removeForGood` bans them from the game; `removePerson` deletes a plus-one
 */
export function removeEntry(
  call: 'removeForGood' | 'removePerson',
  giId: GiId,
  { uid, name }: Pick<PlayerInstance, 'uid' | 'name'>,
): void {
  const id = toPiId(giId, uid);
  leaving.set(id, true);
  const end = () => leaving.set(id, false);
  const remove = async () => {
    const isRemoved = await saveOrToast(callApi(call, { params: { giId, uid } }), `Couldn't remove ${name}`);
    end();
    if (isRemoved) toastSuccess(`${name} removed`);
  };
  runUnlessUndone(`Removing ${name}`, () => void remove(), end);
}
