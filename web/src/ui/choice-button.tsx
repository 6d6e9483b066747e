import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ChoiceButtonProps {
  readonly isCurrent: boolean;
  readonly isSuggested?: boolean;
  readonly isReady?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function ChoiceButton(props: ChoiceButtonProps) {
  const { isCurrent, isSuggested = false, isReady = true, onClick, children } = props;
  return (
    <Button
      type="button"
      size="lg"
      variant={isCurrent || isSuggested ? 'solid' : 'outline'}
      aria-pressed={isCurrent}
      disabled={!isReady}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
