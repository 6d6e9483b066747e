import { Text } from '@chakra-ui/react';
import { isAddedByHand, isOrganiser } from '@fives/domain';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import type { EntryProps } from './merge-form.tsx';
import { removeEntry } from './remove-entry.ts';

/** Removes a person for good after a confirmation and a ten-second undo. Plus-ones are deleted instead. */
export function RemovePlayer({ view, person, onDone }: EntryProps) {
  const { instance, viewer } = view;
  if (!viewer.may.has('managePeople') || isOrganiser(instance.game, person.uid) || isAddedByHand(person.uid))
    return null;
  const takeOut = () => {
    onDone();
    removeEntry('removeForGood', instance.id, person);
  };
  return (
    <ConfirmButton
      label="Remove for good"
      question={`Remove ${person.name} for good`}
      no="Keep them"
      yes="Remove"
      isLoss
      onYes={takeOut}
    >
      <Text>
        <bdi>{person.name}</bdi> loses their spot in this and every future game. They can't rejoin or see the
        game. Past results stay. You can let <bdi>{person.name}</bdi> back in on the People page.
      </Text>
    </ConfirmButton>
  );
}
