import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';

export interface ConfirmButtonProps {
  /** On the button that asks. */
  readonly label: string;
  /** What comes of it, and for whom. */
  readonly children: ReactNode;
  /** The name of the question, for those who do not see it. */
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  /** Whether somebody loses something by it. */
  readonly isLoss?: boolean;
  readonly onYes: () => void;
}

/** A button in a dialog that says in its place what would come of it, and asks once more. */
export function ConfirmButton({
  label,
  children,
  question,
  no,
  yes,
  isLoss = false,
  onYes,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="ghost" {...(isLoss && { color: 'fg.error' })} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Stack gap="3" role="group" aria-label={question}>
      {children}
      <SimpleGrid columns={2} gap="3">
        <Button variant="outline" onClick={() => setAsking(false)}>
          {no}
        </Button>
        <Button {...(isLoss && { colorPalette: 'red' })} onClick={onYes}>
          {yes}
        </Button>
      </SimpleGrid>
    </Stack>
  );
}
