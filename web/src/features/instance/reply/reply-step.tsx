import { Button, Stack, Text } from '@chakra-ui/react';
import { type InviteCard, notUpcomingReason, type PlayerStatus, type Reply, reasonText } from '@fives/domain';
import { useState } from 'react';
import { FormError } from '../../../ui/form.tsx';
import { YesAndNo } from './quick-reply.tsx';

export interface ReplyStepProps {
  readonly instance: InviteCard;
  readonly now: Date;
  /** What a reply is worth, or what was replied so far. */
  readonly line: string;
  /** What stands in the place of whoever looks; null without a place. */
  readonly current: PlayerStatus | null;
  /** Whether the yes stands out although it has not been given. */
  readonly isHoped: boolean;
  /** Whether a reply can be taken at this moment. */
  readonly isReady?: boolean;
  /** Returns what stands in the way, in a sentence; null where nothing does. */
  readonly onReply: (reply: Reply) => string | null;
  readonly onClose: () => void;
}

/** Yes or no. What has come in the way since the dialog opened is said instead of the buttons. */
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
