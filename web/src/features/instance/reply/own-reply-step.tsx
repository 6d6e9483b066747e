import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  notUpcomingReason,
  ordinal,
  type Reply,
  type ReplyCondition,
  reasonText,
  spotsOf,
  spotsText,
} from '@fives/domain';
import { Suspense, useState } from 'react';
import { waitForReplySaved } from '../../../db/player-instances.ts';
import { FormError } from '../../../ui/form.tsx';
import { lazyOptionalPart } from '../../../ui/load-on-demand.tsx';
import { toastError } from '../../../ui/toasts.ts';
import {
  type InstanceView,
  mayAddCondition,
  openCondition,
  openConditionText,
  shownReply,
} from '../instance-view.ts';
import type { DialogProps } from '../use-dialogs.ts';
import { ReplyButtons } from './quick-reply.tsx';
import { useSaveOwnReply } from './use-save-own-reply.ts';

const ConditionForm = lazyOptionalPart(
  async () => (await import('./condition-form.tsx')).ConditionForm,
  () => toastError("Couldn't load the conditions. Try again when you're online."),
);

interface OwnReplyStepProps extends Pick<DialogProps, 'onClose' | 'onDone'> {
  readonly view: InstanceView;
  readonly isConditional: boolean;
  /** Called for a guest without a player instance, who needs a name. */
  readonly onNewcomer: (reply: Reply) => void;
}

export function OwnReplyStep({ view, onNewcomer, onClose, onDone, ...props }: OwnReplyStepProps) {
  const { save, isReady } = useSaveOwnReply(view);
  const [isConditional, setConditional] = useState(props.isConditional);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { instance, viewer, own, now } = view;
  const problem = reasonText(notUpcomingReason(instance, now)) ?? refusal;
  // Waits for the save, because closing the dialog blocks the browser with rendering.
  const close = () => void waitForReplySaved(instance.id, viewer.uid).then(onDone);
  const choose = (reply: Reply) => {
    const isNewcomer = own === null && viewer.role === 'guest';
    const reason = isNewcomer ? reasonText(notUpcomingReason(instance, new Date())) : save(reply);
    setRefusal(reason);
    if (reason !== null) return;
    if (isNewcomer) onNewcomer(reply);
    else close();
  };
  if (isConditional && problem === null) {
    const saveCondition = (asked: ReplyCondition) => {
      const reason = save('PLAYING', asked);
      if (reason === null) close();
      return reason;
    };
    return (
      <Suspense fallback={<Skeleton height="80" />}>
        <ConditionForm view={view} onSave={saveCondition} onBack={() => setConditional(false)} />
      </Suspense>
    );
  }
  return (
    <Stack gap="5">
      <Text color="fg.muted">{promptText(view)}</Text>
      <FormError message={problem} />
      {problem === null ? (
        <>
          <ReplyButtons current={shownReply(view)} isReady={isReady} onReply={choose} />
          {mayAddCondition(view) && (
            <Button variant="ghost" disabled={!isReady} onClick={() => setConditional(true)}>
              {openCondition(own, view) === null ? 'Yes, if…' : 'Change the condition'}
            </Button>
          )}
        </>
      ) : (
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      )}
    </Stack>
  );
}

/** Uses other words than the card behind the dialog, so that the viewer does not confuse the two. */
function promptText(view: InstanceView): string {
  const { instance, replyState, queue, own } = view;
  const conditionOfYes = openConditionText(own, view);
  if (conditionOfYes !== null) return `You said yes ${conditionOfYes}.`;
  if (replyState?.kind === 'in') {
    return queue.reserves.length > 0
      ? `You said yes. If you say no, ${instance.lateQueue ? "we'll offer your spot to the reserves" : 'your spot goes to the next reserve'}.`
      : 'You said yes.';
  }
  if (replyState?.kind === 'reserve') {
    return `You said yes: ${ordinal(replyState.position)} reserve.`;
  }
  return `${spotsText(spotsOf(instance))}.`;
}
