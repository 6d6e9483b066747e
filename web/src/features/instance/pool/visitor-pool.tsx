import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { Counts } from '@fives/domain';

export interface VisitorPoolProps {
  readonly counts: Counts;
  readonly onLogin: () => void;
}

/** How many have answered what; names are for those who have said who they are. */
export function VisitorPool({ counts, onLogin }: VisitorPoolProps) {
  return (
    <Stack layerStyle="panel" gap="4" p="4">
      <SimpleGrid columns={3} gap="3">
        <Count amount={counts.playing} label="Playing" />
        <Count amount={counts.notPlaying} label="Not playing" />
        <Count amount={counts.unanswered} label="No answer yet" />
      </SimpleGrid>
      <Text color="fg.muted" textAlign="center">
        Sign in to see who is playing
      </Text>
      <Button variant="ghost" alignSelf="center" onClick={onLogin}>
        Login
      </Button>
    </Stack>
  );
}

function Count({ amount, label }: { readonly amount: number; readonly label: string }) {
  return (
    <Stack align="center" gap="1">
      <Text textStyle="score" fontSize="4xl">
        {amount}
      </Text>
      <Text textStyle="label" color="fg.muted" textAlign="center">
        {label}
      </Text>
    </Stack>
  );
}
