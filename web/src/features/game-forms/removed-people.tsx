import { Button, Heading, HStack, List, Stack, Text } from '@chakra-ui/react';
import type { Game } from '@fives/domain';
import { useId } from 'react';
import { callApi } from '../../api/client.ts';
import { PersonName } from '../../ui/person.tsx';
import { saveVisibly, toastSuccess } from '../../ui/toasts.ts';

/** Who was taken out of a game for good, and the way back in for each of them. */
export function RemovedPeople({ game }: { readonly game: Game }) {
  const headingId = useId();
  const removed = Object.entries(game.removed).toSorted(([, a], [, b]) => a.localeCompare(b));
  if (removed.length === 0) return null;
  const letIn = async (uid: string, name: string) => {
    const call = callApi('letInAgain', { params: { gameId: game.id, uid } });
    if (await saveVisibly(call, `${name} was not let in`)) toastSuccess(`${name} can join again`);
  };
  return (
    <Stack
      as="section"
      aria-labelledby={headingId}
      layerStyle="panel"
      gap="4"
      px={{ base: '5', md: '8' }}
      py="5"
    >
      <Stack gap="1">
        <Heading as="h2" id={headingId} textStyle="title">
          Taken out
        </Heading>
        <Text color="fg.muted">They see nothing of the game, and cannot join.</Text>
      </Stack>
      <List.Root listStyle="none" gap="2">
        {removed.map(([uid, name]) => (
          <List.Item key={uid}>
            <HStack justify="space-between" gap="3">
              <PersonName name={name} fontWeight="600" />
              <Button variant="outline" size="sm" minH="touch" onClick={() => void letIn(uid, name)}>
                Let in again
              </Button>
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
