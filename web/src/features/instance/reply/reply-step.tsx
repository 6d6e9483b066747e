import { Button, Stack, Text } from '@chakra-ui/react';
import { type InviteCard, notUpcomingReason, type PlayerStatus, type Reply, reasonText } from '@fives/domain';
import { useState } from 'react';
import { FormError } from '../../../ui/form.tsx';
import { YesAndNo } from './quick-reply.tsx';

export interface ReplyStepProps {
  readonly instance: InviteCard;
  readonly now: Date;
  readonly line: string;
  readonly current: PlayerStatus | null;
  readonly isHoped: boolean;
  readonly isReady?: boolean;
  /** Returns a problem as a sentence, or null if the reply was saved. */
  readonly onReply: (reply: Reply) => string | null;
  readonly onClose: () => void;
}

/** Shows yes and no, or a problem that occurred since the dialog opened. */
export function ReplyStep(props: ReplyStepProps) {
  const { instance, now, line, current, isHoped, isReady = true, onReply, onClose } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = reasonText(notUpcomingReason(instance, now)) ?? refusal;
  const choose = (reply: Reply) =>
    setRefusal(reasonText(notUpcomingReason(instance, new Date())) ?? onReply(reply));
  return (
    <Stack gap="5">
      <Text color="fg.muted">{line}</Text>
      <FormError message={problem} />
      {problem === null ? (
        <YesAndNo current={current} isHoped={isHoped} isReady={isReady} onReply={choose} />
      ) : (
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      )}
    </Stack>
  );
}
