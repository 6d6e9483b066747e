import { Text } from '@chakra-ui/react';
import { isAddedByHand, isOrganiser } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { saveVisibly, toastSuccess } from '../../../ui/toasts.ts';
import type { GuestEntryProps } from './guest-entry.tsx';

/** Takes somebody out of the game for good, after asking once more. Who was added by hand is taken off the list instead. */
export function TakeOut({ view, person, onDone }: GuestEntryProps) {
  const { instance, viewer } = view;
  if (!viewer.isOrganiser || isOrganiser(instance.game, person.uid) || isAddedByHand(person.uid)) return null;
  const takeOut = async () => {
    const call = callApi('removeForGood', { params: { giId: instance.id, uid: person.uid } });
    onDone();
    if (await saveVisibly(call, `${person.name} was not taken out`)) toastSuccess(`${person.name} is out`);
  };
  return (
    <AskedTwice
      label="Take out for good"
      question={`Take ${person.name} out for good`}
      no="Keep them"
      yes="Take out"
      isLoss
      onYes={() => void takeOut()}
    >
      <Text>
        <bdi>{person.name}</bdi> loses their place here and in every game to come, cannot join again, and no
        longer sees this game. What they have played stays. You can let them in again in the game’s settings.
      </Text>
    </AskedTwice>
  );
}
