import { SimpleGrid, type SimpleGridProps } from '@chakra-ui/react';
import type { PlayerStatus, Reply } from '@fives/domain';
import { memo } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';
import { ChoiceButton } from '../../../ui/choice-button.tsx';

export interface YesAndNoProps {
  readonly current: PlayerStatus | null;
  readonly isHoped: boolean;
  readonly isReady?: boolean;
  readonly onReply: (reply: Reply) => void;
}

export function YesAndNo(props: YesAndNoProps & Omit<SimpleGridProps, keyof YesAndNoProps>) {
  const { current, isHoped, isReady = true, onReply, ...grid } = props;
  return (
    <SimpleGrid columns={2} gap="3" {...grid}>
      <ChoiceButton
        isReady={isReady}
        isHoped={isHoped}
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

export interface QuickReplyProps extends Omit<YesAndNoProps, 'isHoped'> {
  /** Name of the game, so that screen readers give the two buttons a context. */
  readonly label: string;
}

export const QuickReply = memo(function QuickReply({ label, current, ...replies }: QuickReplyProps) {
  const isOpen = current === null || current === 'UNANSWERED';
  return (
    <YesAndNo
      role="group"
      aria-label={label}
      minW={{ md: '72' }}
      current={current}
      isHoped={isOpen}
      {...replies}
    />
  );
});
