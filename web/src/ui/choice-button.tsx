import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ChoiceButtonProps {
  /** Whether this is the reply given so far. */
  readonly isCurrent: boolean;
  /** Whether it stands out although it has not been given. */
  readonly isHoped?: boolean;
  /** Whether a reply can be taken at this moment. */
  readonly isReady?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One of two replies; the one already given is said to be pressed. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { isCurrent, isHoped = false, isReady = true, onClick, children } = props;
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
