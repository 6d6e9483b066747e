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
    if (await saveVisibly(call, `Couldn’t remove ${person.name}`)) toastSuccess(`${person.name} removed`);
  };
  return (
    <AskedTwice
      label="Remove for good"
      question={`Remove ${person.name} for good`}
      no="Keep them"
      yes="Remove"
      isLoss
      onYes={() => void takeOut()}
    >
      <Text>
        <bdi>{person.name}</bdi> loses their spot in this and every future game, and can’t rejoin or see the
        game. Past results stay. You can let <bdi>{person.name}</bdi> back in on the People page.
      </Text>
    </AskedTwice>
  );
}
