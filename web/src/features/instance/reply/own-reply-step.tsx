import type { Reply } from '@fives/domain';
import { saveReply } from '../../../db/player-instances.ts';
import { usePlayer } from '../../../db/players.ts';
import { announceInstallMoment } from '../../../lib/install-moment.ts';
import { useActor } from '../../../session/session.ts';
import { saveVisibly } from '../../../ui/toasts.tsx';
import type { InstanceView } from '../instance-view.ts';
import { ordinal, spotsText } from '../instance-view.ts';
import { NOT_SAVED } from './join-step.tsx';
import type { DialogEnds } from './reply-dialog.tsx';
import { ReplyStep } from './reply-step.tsx';

export interface OwnReplyStepProps extends Pick<DialogEnds, 'onClose' | 'onDone'> {
  readonly view: InstanceView;
  /** A guest without a place has to say who they are first. */
  readonly onNewcomer: (reply: Reply) => void;
}

/** Asks whoever is signed in for their own reply, and saves it. */
export function OwnReplyStep({ view, onNewcomer, onClose, onDone }: OwnReplyStepProps) {
  const { save, isReady } = useSaveOwnReply(view);
  const { instance, viewer, own, standing, now } = view;
  const reply = (chosen: Reply) => {
    if (own === null && viewer.role === 'guest') {
      onNewcomer(chosen);
      return null;
    }
    const problem = save(chosen);
    if (problem === null) onDone();
    return problem;
  };
  return (
    <ReplyStep
      instance={instance}
      now={now}
      line={standingLine(view)}
      current={own?.status ?? null}
      isHoped={standing?.kind === 'unanswered'}
      isReady={isReady}
      onReply={reply}
      onClose={onClose}
    />
  );
}

/** Worded unlike the card behind the dialog, so that the two are never taken for one another. */
function standingLine({ instance, counts, standing, queue }: InstanceView): string {
  if (standing?.kind === 'in') {
    return queue.reserves.length > 0
      ? 'Your answer so far: yes. Answering no gives your place to the next reserve.'
      : 'Your answer so far: yes.';
  }
  if (standing?.kind === 'reserve') {
    return `Your answer so far: yes, ${ordinal(standing.position)} on the reserve list.`;
  }
  return `${spotsText({ numberOfPlayers: instance.game.numberOfPlayers, playing: counts.playing })}.`;
}

interface SaveOwnReply {
  /** Returns what stands in the way, in a sentence; null where the reply was given. */
  readonly save: (reply: Reply) => string | null;
  /** False for the moment in which the name that goes with a first reply is on its way. */
  readonly isReady: boolean;
}

/**
 * Saves the viewer's own reply: their first one takes a place, which needs a name, so a guest without a place goes by
 * another way. It is shown at once, and kept on the device while there is no network.
 */
function useSaveOwnReply({ instance, viewer, own }: InstanceView): SaveOwnReply {
  const actor = useActor();
  const isNameless = viewer.role === 'player' && viewer.name === '';
  const player = usePlayer(isNameless ? viewer.uid : null);
  const name = viewer.name || (player.status === 'success' && player.data?.name) || '';
  const save = (reply: Reply) => {
    if (own?.status === reply) return null;
    if (own === null && name === '') return 'Your name is not known yet. Try again in a moment.';
    const change = own === null ? { status: reply, name } : { status: reply };
    void saveVisibly(saveReply({ instance, uid: viewer.uid, place: own }, actor, change), NOT_SAVED);
    announceInstallMoment();
    return null;
  };
  return { save, isReady: own !== null || !isNameless || player.status !== 'loading' };
}
