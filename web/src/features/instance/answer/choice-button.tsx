import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ChoiceButtonProps {
  /** Whether this is the answer given so far. */
  readonly isCurrent: boolean;
  /** Whether it stands out although it has not been given. */
  readonly isHoped?: boolean;
  /** Whether an answer can be taken at this moment. */
  readonly isReady?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One of two answers; the one already given is said to be pressed. */
export function ChoiceButton({
  isCurrent,
  isHoped = false,
  isReady = true,
  onClick,
  children,
}: ChoiceButtonProps) {
  return (
    <Button
      type="button"
      size="lg"
      variant={isCurrent || isHoped ? 'solid' : 'outline'}
      aria-pressed={isCurrent}
      disabled={!isReady}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
