import { type Reply, replyProblem } from '@fives/domain';
import { announceInstallMoment } from '../../../components/install-moment.ts';
import { saveVisibly } from '../../../components/ui/save-visibly.ts';
import { joinInstance, saveReply } from '../../../db/player-instances.ts';
import { usePlayer } from '../../../db/players.ts';
import type { InstanceView } from '../instance-view.ts';

/** What is said, in a toast, when an answer did not get through. */
export const NOT_SAVED = 'Your answer was not saved';

export interface ReplyAction {
  /** Answers what stands in the way, in a sentence; null where the answer was given. */
  readonly reply: (reply: Reply) => string | null;
  /** False for the moment in which the name that goes with a first answer is on its way. */
  readonly isReady: boolean;
}

/**
 * Saves the viewer's own answer: their first one takes a place, which needs a name, so a guest without a place goes by
 * another way. It is shown at once, and kept on the device while there is no network.
 */
export function useReply(view: InstanceView): ReplyAction {
  const { instance, viewer, own } = view;
  const isNameless = viewer.role === 'player' && viewer.name === '';
  const player = usePlayer(isNameless ? viewer.uid : null);
  const name = viewer.name || (player.status === 'success' && player.data?.name) || '';
  const reply = (answer: Reply) => {
    const problem = replyProblem(instance, new Date());
    if (problem !== null || own?.status === answer) return problem;
    if (own !== null) void saveVisibly(saveReply(instance.id, own.uid, answer), NOT_SAVED);
    else if (viewer.uid === null || name === '') return 'Your name is not known yet. Try again in a moment.';
    else {
      const place = { uid: viewer.uid, name, isGuest: false, status: answer };
      void saveVisibly(joinInstance(instance.id, place), NOT_SAVED);
    }
    announceInstallMoment();
    return null;
  };
  return { reply, isReady: own !== null || !isNameless || player.status !== 'loading' };
}
