import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useState } from 'react';
import { useLinkedDialog } from '../../hooks/use-linked-dialog.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { CallOffSheetProps } from './call-off-sheets.tsx';

const CallOffSheet = lazyPart<CallOffSheetProps>(
  async () => (await import('./call-off-sheets.tsx')).CallOffSheet,
);
const BringBackSheet = lazyPart<CallOffSheetProps>(
  async () => (await import('./call-off-sheets.tsx')).BringBackSheet,
);

const OPENED_AT_ONCE = ['call-off', 'bring-back'] as const;

export function CallOff({ instance }: { readonly instance: GameInstance }) {
  const asked = useLinkedDialog(OPENED_AT_ONCE);
  const [isAsking, setAsking] = useState(asked !== null);
  const close = () => setAsking(false);
  const isOff = instance.status === 'CANCELLED';
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          {isOff ? 'Back on?' : 'Need to cancel?'}
        </Heading>
        <Text color="fg.muted">
          {isOff
            ? "You can put it back on before kick-off. Everyone's replies are kept."
            : 'You can put a cancelled game back on before kick-off.'}
        </Text>
      </Stack>
      <Flex>
        {isOff ? (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Put this game back on
          </Button>
        ) : (
          <Button
            variant="outline"
            borderColor="border.error"
            color="fg.error"
            onClick={() => setAsking(true)}
          >
            Cancel this game
          </Button>
        )}
      </Flex>
      {isAsking &&
        (isOff ? <BringBackSheet {...{ instance, close }} /> : <CallOffSheet {...{ instance, close }} />)}
    </Stack>
  );
}
