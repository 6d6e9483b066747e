import { Button, Stack, Text } from '@chakra-ui/react';
import {
  areConditionsOpen,
  notUpcomingReason,
  ordinal,
  type Reply,
  type ReplyCondition,
  reasonText,
  spotsOf,
  spotsText,
} from '@fives/domain';
import { useState } from 'react';
import { waitForReplySaved } from '../../../db/player-instances.ts';
import { FormError } from '../../../ui/form.tsx';
import {
  type InstanceView,
  openCondition,
  openConditionText,
  ownDropOutQuestion,
  shownReply,
} from '../instance-view.ts';
import type { DialogProps, ReplySubject } from '../use-dialogs.ts';
import { ConditionForm } from './condition-form.tsx';
import { ReplyButtons } from './quick-reply.tsx';
import type { OnNewcomer } from './reply-dialog.tsx';
import { useSaveOwnReply } from './save-own-reply.ts';

interface OwnReplyStepProps extends Pick<DialogProps, 'onClose' | 'onDone'> {
  readonly view: InstanceView;
  readonly startsWith: Extract<ReplySubject, { kind: 'reply' }>['startsWith'];
  /** Called for a guest without a player instance, who needs a name. */
  readonly onNewcomer: OnNewcomer;
}

export function OwnReplyStep({ view, onNewcomer, onClose, onDone, startsWith }: OwnReplyStepProps) {
  const { save, isReady } = useSaveOwnReply(view);
  const [isConditional, setConditional] = useState(startsWith === 'condition');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { instance, viewer, own, now } = view;
  const problem = reasonText(notUpcomingReason(instance, now)) ?? refusal;
  // Waits for the save, because closing the dialog blocks the browser with rendering.
  const close = () => void waitForReplySaved(instance.id, viewer.uid).then(onDone);
  const isNewcomer = own === null && viewer.role === 'guest';
  const choose = (reply: Reply) => {
    const reason = isNewcomer ? reasonText(notUpcomingReason(instance, new Date())) : save(reply);
    setRefusal(reason);
    if (reason !== null) return;
    if (isNewcomer) onNewcomer(reply);
    else close();
  };
  if (isConditional && problem === null) {
    const saveCondition = (asked: ReplyCondition) => {
      if (isNewcomer) {
        onNewcomer('PLAYING', asked);
        return null;
      }
      const reason = save('PLAYING', asked);
      if (reason === null) close();
      return reason;
    };
    return (
      <ConditionForm
        instance={instance}
        given={own?.condition ?? null}
        onSave={saveCondition}
        onBack={() => setConditional(false)}
      />
    );
  }
  return (
    <Stack gap="5">
      <Text color="fg.muted">{promptText(view)}</Text>
      <FormError message={problem} />
      {problem === null ? (
        <>
          <ReplyButtons
            current={shownReply(view)}
            isReady={isReady}
            question={ownDropOutQuestion(view)}
            isAsking={startsWith === 'drop-out'}
            onReply={choose}
          />
          {areConditionsOpen(instance, now) && (
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
  const { instance, replyState, own } = view;
  const conditionOfYes = openConditionText(own, view);
  if (conditionOfYes !== null) return `You said yes ${conditionOfYes}.`;
  if (replyState?.kind === 'in') return 'You said yes.';
  if (replyState?.kind === 'reserve') {
    return `You said yes: ${ordinal(replyState.position)} reserve.`;
  }
  return `${spotsText(spotsOf(instance))}.`;
}
