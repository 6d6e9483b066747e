import { Button, SimpleGrid, type SimpleGridProps, Stack, Text } from '@chakra-ui/react';
import type { Reply } from '@fives/domain';
import { useState } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';
import { ChoiceButton } from '../../../ui/buttons.tsx';
import type { ShownReply } from '../instance-view.ts';

interface ReplyButtonsProps extends SimpleGridProps {
  readonly current: ShownReply | null;
  readonly isReady?: boolean;
  /** Asked after a tap on No. Null if a no costs nothing. */
  readonly question?: string | null;
  /** True after a tap on No in another place. */
  readonly isAsking?: boolean;
  readonly onReply: (reply: Reply) => void;
}

export function ReplyButtons(props: ReplyButtonsProps) {
  const { current, isReady = true, question = null, isAsking: isAsked = false, onReply, ...grid } = props;
  const [isAsking, setAsking] = useState(isAsked);
  const answer = (reply: Reply | null) => {
    setAsking(false);
    if (reply !== null) onReply(reply);
  };
  if (isAsking && question !== null) {
    return (
      <Stack gap="3" role="group" aria-label={question}>
        <Text fontWeight="600" overflowWrap="anywhere">
          {question}
        </Text>
        <SimpleGrid columns={2} gap="3">
          <Button size="lg" variant="outline" autoFocus onClick={() => answer(null)}>
            Stay in
          </Button>
          <Button
            size="lg"
            variant="outline"
            color="fg.error"
            borderColor="border.error"
            disabled={!isReady}
            onClick={() => answer('NOT_PLAYING')}
          >
            Drop out
          </Button>
        </SimpleGrid>
      </Stack>
    );
  }
  return (
    <SimpleGrid columns={2} gap="3" {...grid}>
      <ChoiceButton isReady={isReady} isCurrent={current === 'PLAYING'} onClick={() => onReply('PLAYING')}>
        <LuCheck aria-hidden="true" /> Yes
      </ChoiceButton>
      <ChoiceButton
        isReady={isReady}
        isCurrent={current === 'NOT_PLAYING'}
        onClick={() => (question === null ? onReply('NOT_PLAYING') : setAsking(true))}
      >
        <LuX aria-hidden="true" /> No
      </ChoiceButton>
    </SimpleGrid>
  );
}

export function QuickReply({ label, ...replies }: ReplyButtonsProps & { readonly label: string }) {
  return <ReplyButtons role="group" aria-label={label} minW={{ md: '72' }} {...replies} />;
}
