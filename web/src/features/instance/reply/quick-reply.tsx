import { SimpleGrid } from '@chakra-ui/react';
import type { PlayerStatus, Reply } from '@fives/domain';
import { LuCheck, LuX } from 'react-icons/lu';
import { ChoiceButton } from '../../../ui/choice-button.tsx';

export interface QuickReplyProps {
  /** What the game is called, for whoever hears the two words without seeing the card around them. */
  readonly label: string;
  /** What stands in the place of whoever looks; null without a place. */
  readonly current: PlayerStatus | null;
  /** Whether a reply can be taken at this moment. */
  readonly isReady?: boolean;
  readonly onReply: (reply: Reply) => void;
}

/** Yes and No on the card itself: one tap answers. */
export function QuickReply({ label, current, isReady = true, onReply }: QuickReplyProps) {
  const isOpen = current === null || current === 'UNANSWERED';
  return (
    <SimpleGrid role="group" aria-label={label} columns={2} gap="3" minW={{ md: '72' }}>
      <ChoiceButton
        isReady={isReady}
        isHoped={isOpen}
        isCurrent={current === 'PLAYING'}
        onClick={() => onReply('PLAYING')}
      >
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
