import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type Reply, replyProblem } from '@fives/domain';
import { useState } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';
import { FormError } from '../../../components/form-error.tsx';
import type { InstanceView } from '../instance-view.ts';
import { ordinal } from '../ordinal.ts';
import { placesText } from '../standing.ts';
import { ChoiceButton } from './choice-button.tsx';
import { useReply } from './use-reply.ts';

export interface ReplyStepProps {
  readonly view: InstanceView;
  /** Somebody without an account and without a place has to say who they are first. */
  readonly onNewcomer: (reply: Reply) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Yes or no. What the answer is worth stands above; what has come in the way since the dialog opened, too. */
export function ReplyStep({ view, onNewcomer, onClose, onDone }: ReplyStepProps) {
  const { instance, viewer, own, standing, now } = view;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { reply, isReady } = useReply(view);
  const problem = replyProblem(instance, now) ?? refusal;
  const answer = (chosen: Reply) => {
    const late = replyProblem(instance, new Date());
    if (late === null && own === null && viewer.role !== 'player') return onNewcomer(chosen);
    const stopped = reply(chosen);
    if (stopped === null) onDone();
    else setRefusal(stopped);
  };
  return (
    <Stack gap="5">
      <Text color="fg.muted">{standingLine(view)}</Text>
      <FormError message={problem} />
      {problem === null ? (
        <SimpleGrid columns={2} gap="3">
          <ChoiceButton
            isReady={isReady}
            isHoped={standing?.kind === 'unanswered'}
            isCurrent={own?.status === 'PLAYING'}
            onClick={() => answer('PLAYING')}
          >
            <LuCheck aria-hidden="true" /> Yes
          </ChoiceButton>
          <ChoiceButton
            isReady={isReady}
            isCurrent={own?.status === 'NOT_PLAYING'}
            onClick={() => answer('NOT_PLAYING')}
          >
            <LuX aria-hidden="true" /> No
          </ChoiceButton>
        </SimpleGrid>
      ) : (
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      )}
    </Stack>
  );
}

/** Worded unlike the card behind the dialog, so that the two are never taken for one another. */
function standingLine({ instance, counts, standing, places }: InstanceView): string {
  if (standing?.kind === 'in') {
    return places.reserves.length > 0
      ? 'Your answer so far: yes. Answering no gives your place to the next reserve.'
      : 'Your answer so far: yes.';
  }
  if (standing?.kind === 'reserve') {
    return `Your answer so far: yes, ${ordinal(standing.place)} on the reserve list.`;
  }
  return `${placesText({ numberOfPlayers: instance.game.numberOfPlayers, playing: counts.playing })}.`;
}
