import { ordinal, type Reply, spotsOf, spotsText } from '@fives/domain';
import { waitForReplySaved } from '../../../db/player-instances.ts';
import type { InstanceView } from '../instance-view.ts';
import type { DialogEnds } from './reply-dialog.tsx';
import { ReplyStep } from './reply-step.tsx';
import { useSaveOwnReply } from './use-save-own-reply.ts';

export interface OwnReplyStepProps extends Pick<DialogEnds, 'onClose' | 'onDone'> {
  readonly view: InstanceView;
  /** Called for a guest without a player instance, who needs a name. */
  readonly onNewcomer: (reply: Reply) => void;
}

export function OwnReplyStep({ view, onNewcomer, onClose, onDone }: OwnReplyStepProps) {
  const { save, isReady } = useSaveOwnReply(view);
  const { instance, viewer, own, standing, now } = view;
  const reply = (chosen: Reply) => {
    if (own === null && viewer.role === 'guest') {
      onNewcomer(chosen);
      return null;
    }
    const problem = save(chosen);
    // Closing the dialog renders a lot, so the reply is saved first.
    if (problem === null) void waitForReplySaved(instance.id, viewer.uid).then(onDone);
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

/** Returns a text unlike the card behind the dialog, so that no one confuses the two. */
function standingLine({ instance, standing, queue }: InstanceView): string {
  if (standing?.kind === 'in') {
    return queue.reserves.length > 0
      ? `You said yes. If you say no, ${instance.lateQueue ? "we'll offer your spot to the reserves" : 'your spot goes to the next reserve'}.`
      : 'You said yes.';
  }
  if (standing?.kind === 'reserve') {
    return `You said yes: ${ordinal(standing.position)} reserve.`;
  }
  return `${spotsText(spotsOf(instance))}.`;
}
