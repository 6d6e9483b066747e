import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { GameInstance, PlayerInstance } from '@fives/domain';
import { useState } from 'react';
import { CancelSheet } from './cancel-sheet.tsx';

export interface CancelGameProps {
  readonly instance: GameInstance;
  /** Everyone with a place; null while they are on their way. */
  readonly people: readonly PlayerInstance[] | null;
}

/** The way to call a game off, apart from what one changes every week. */
export function CancelGame({ instance, people }: CancelGameProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          Not going ahead?
        </Heading>
        <Text color="fg.muted">
          A cancelled game cannot be brought back.
          {instance.game.isRecurring && ' The next one opens a week later as usual.'}
        </Text>
      </Stack>
      <Flex>
        <Button
          variant="outline"
          borderColor="border.error"
          color="fg.error"
          disabled={people === null}
          onClick={() => setAsking(true)}
        >
          Cancel this game
        </Button>
      </Flex>
      {people && (
        <CancelSheet open={isAsking} instance={instance} people={people} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}
