import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { isAddedByHand, isOrganiser } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { saveVisibly, toastSuccess } from '../../../ui/toasts.ts';
import type { GuestEntryProps } from './guest-entry.tsx';

/** Takes somebody out of the game for good, after asking once more. Who was added by hand is taken off the list instead. */
export function TakeOut({ view, person, onDone }: GuestEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const { instance, viewer } = view;
  if (!viewer.isOrganiser || isOrganiser(instance.game, person.uid) || isAddedByHand(person.uid)) return null;
  const takeOut = async () => {
    const call = callApi('removeForGood', { params: { giId: instance.id, uid: person.uid } });
    onDone();
    if (await saveVisibly(call, `${person.name} was not taken out`)) toastSuccess(`${person.name} is out`);
  };
  if (!isAsking) {
    return (
      <Button variant="ghost" color="fg.error" onClick={() => setAsking(true)}>
        Take out for good
      </Button>
    );
  }
  return (
    <Stack gap="3" role="group" aria-label={`Take ${person.name} out for good`}>
      <Text>
        <bdi>{person.name}</bdi> loses their place here and in every game to come, cannot join again, and no
        longer sees this game. What they have played stays. You can let them in again in the game’s settings.
      </Text>
      <SimpleGrid columns={2} gap="3">
        <Button variant="outline" onClick={() => setAsking(false)}>
          Keep them
        </Button>
        <Button colorPalette="red" onClick={() => void takeOut()}>
          Take out
        </Button>
      </SimpleGrid>
    </Stack>
  );
}
