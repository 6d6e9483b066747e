import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';

export interface ConfirmButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  readonly isDestructive?: boolean;
  readonly onYes: () => void;
}

export function ConfirmButton({
  label,
  children,
  question,
  no,
  yes,
  isDestructive = false,
  onYes,
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="ghost" {...(isDestructive && { color: 'fg.error' })} onClick={() => setAsking(true)}>
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
        <Button {...(isDestructive && { colorPalette: 'red' })} onClick={onYes}>
          {yes}
        </Button>
      </SimpleGrid>
    </Stack>
  );
}
