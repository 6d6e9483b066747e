import { Button, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  fromFormDate,
  MIN_PLAYERS,
  notUpcomingReason,
  ordinal,
  type Reply,
  type ReplyCondition,
  reasonText,
  spotsOf,
  spotsText,
  toFormDate,
} from '@fives/domain';
import { useState } from 'react';
import { waitForReplySaved } from '../../../db/player-instances.ts';
import { FormError, FormField, Select } from '../../../ui/form.tsx';
import { SettingSwitch } from '../../../ui/settings.tsx';
import {
  type InstanceView,
  mayAddCondition,
  openCondition,
  openConditionText,
  shownReply,
} from '../instance-view.ts';
import type { DialogProps } from '../use-dialogs.ts';
import { ReplyButtons } from './quick-reply.tsx';
import { useSaveOwnReply } from './save-own-reply.ts';

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
    return <ConditionForm view={view} onSave={saveCondition} onBack={() => setConditional(false)} />;
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

interface ConditionFormProps {
  readonly view: InstanceView;
  /** Returns a problem, or null if the reply is being saved. */
  readonly onSave: (condition: ReplyCondition) => string | null;
  readonly onBack: () => void;
}

function ConditionForm({ view: { instance, own }, onSave, onBack }: ConditionFormProps) {
  const { startDateTime, game } = instance;
  const { numberOfPlayers, timeZone } = game;
  const given = own?.condition ?? null;
  const [minPlayers, setMinPlayers] = useState(given?.minPlayers ?? null);
  const [isReserveOnly, setReserveOnly] = useState(given?.reserveOnly ?? false);
  const [end, setEnd] = useState(given?.until ? toFormDate(given.until, timeZone) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const counts = Array.from({ length: numberOfPlayers - MIN_PLAYERS + 1 }, (_, at) => MIN_PLAYERS + at);
  const submit = () => {
    const until = fromFormDate(end, timeZone);
    setProblem(onSave({ minPlayers, until, reserveOnly: isReserveOnly }));
  };
  return (
    <Stack gap="5">
      <FormField label="How many must play?">
        <Select
          value={minPlayers ?? ''}
          onChange={({ target }) => setMinPlayers(target.value === '' ? null : Number(target.value))}
          options={[['', 'Any number'], ...counts.map((count) => [count, `At least ${count}`] as const)]}
        />
      </FormField>
      <SettingSwitch
        label="Only as a reserve"
        help="You play if no one else wants the spot."
        isOn={isReserveOnly}
        onChange={setReserveOnly}
      />
      <FormField label="Until (optional)" help="No spot by then? Your reply changes to no.">
        <Input
          type="datetime-local"
          value={end}
          max={toFormDate(startDateTime, timeZone)}
          onChange={({ target }) => setEnd(target.value)}
        />
      </FormField>
      <FormError message={problem} />
      <SimpleGrid columns={2} gap="3">
        <Button size="lg" variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button size="lg" onClick={submit}>
          Say yes
        </Button>
      </SimpleGrid>
    </Stack>
  );
}
