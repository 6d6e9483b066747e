import { type Reply, replyProblem } from '@fives/domain';
import { announceInstallMoment } from '../../../components/install-moment.ts';
import { saveVisibly } from '../../../components/ui/save-visibly.ts';
import { joinInstance, saveReply } from '../../../db/player-instances.ts';
import { usePlayer } from '../../../db/players.ts';
import type { InstanceView } from '../instance-view.ts';

/** What is said, in a toast, when an answer did not get through. */
export const NOT_SAVED = 'Your answer was not saved';

/**
 * Saves the viewer's own answer: their first one takes a place, which needs a name, so a guest without a place goes by
 * another way. It is shown at once, and kept on the device while there is no network.
 * @returns what stands in the way, in a sentence; null where the answer was given
 */
export function useReply(view: InstanceView): (reply: Reply) => string | null {
  const { instance, viewer, own } = view;
  const isNameless = viewer.role === 'player' && viewer.name === '';
  const player = usePlayer(isNameless ? viewer.uid : null);
  const name = viewer.name || (player.status === 'success' && player.data?.name) || '';
  return (reply) => {
    const problem = replyProblem(instance, new Date());
    if (problem !== null || own?.status === reply) return problem;
    if (own !== null) void saveVisibly(saveReply(instance.id, own.uid, reply), NOT_SAVED);
    else if (viewer.uid === null || name === '') return 'Your name is not known yet. Try again in a moment.';
    else {
      const place = { uid: viewer.uid, name, isGuest: false, status: reply };
      void saveVisibly(joinInstance(instance.id, place), NOT_SAVED);
    }
    announceInstallMoment();
    return null;
  };
}
