import { SimpleGrid, type SimpleGridProps } from '@chakra-ui/react';
import type { Reply } from '@fives/domain';
import { LuCheck, LuX } from 'react-icons/lu';
import { ChoiceButton } from '../../../ui/buttons.tsx';
import type { ShownReply } from '../instance-view.ts';

interface ReplyButtonsProps extends SimpleGridProps {
  readonly current: ShownReply | null;
  readonly isReady?: boolean;
  readonly onReply: (reply: Reply) => void;
}

export function ReplyButtons({ current, isReady = true, onReply, ...grid }: ReplyButtonsProps) {
  return (
    <SimpleGrid columns={2} gap="3" {...grid}>
      <ChoiceButton isReady={isReady} isCurrent={current === 'PLAYING'} onClick={() => onReply('PLAYING')}>
        <LuCheck aria-hidden="true" /> Yes
      </ChoiceButton>
      <ChoiceButton
        isReady={isReady}
        isCurrent={current === 'NOT_PLAYING'}
        onClick={() => onReply('NOT_PLAYING')}
      >
        <LuX aria-hidden="true" /> No
      </ChoiceButton>
    </SimpleGrid>
  );
}

export function QuickReply({ label, ...replies }: ReplyButtonsProps & { readonly label: string }) {
  return <ReplyButtons role="group" aria-label={label} minW={{ md: '72' }} {...replies} />;
}
