import { Button, Input, Text } from '@chakra-ui/react';
import {
  actorIn,
  type GiId,
  type GuestInput,
  guestFormSchema,
  isAddedByHand,
  isOrganiser,
  removePerson,
  renamePerson,
  toPiId,
} from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { callOrRefuse } from '../../../api/refusal.ts';
import { useActor } from '../../../session/session.ts';
import { CheckedForm, problemOf, useCheckedForm } from '../../../ui/checked-form.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { FormError, FormField, SubmitButton } from '../../../ui/form.tsx';
import { type EntryProps, MergeForm, removeEntry } from './merge-form.tsx';

export function EntryChanges({ view, person, onDone }: EntryProps) {
  const { instance, now, viewer } = view;
  const actor = actorIn(instance.game, useActor());
  const state = { instance, uid: person.uid, playerInstance: person };
  const mayRename = isAddedByHand(person.uid) && !renamePerson.refusal(state, actor, person, now);
  const mayRemove = person.isGuest && !removePerson.refusal(state, actor, null, now);
  return (
    <>
      {mayRename && <RenameForm giId={instance.id} person={person} onDone={onDone} />}
      {viewer.may.has('managePeople') && <MergeForm view={view} person={person} onDone={onDone} />}
      {mayRemove && (
        <Button
          variant="outline"
          colorPalette="red"
          onClick={() => {
            onDone();
            removeEntry('removePerson', instance.id, person);
          }}
        >
          Remove from list
        </Button>
      )}
    </>
  );
}

/** Bans a person from the game, after a confirmation and ten seconds to undo. */
export function RemovePlayer({ view, person, onDone }: EntryProps) {
  const { instance, viewer } = view;
  if (!viewer.may.has('managePeople') || isOrganiser(instance.game, person.uid) || isAddedByHand(person.uid))
    return null;
  const remove = () => {
    onDone();
    removeEntry('removeForGood', instance.id, person);
  };
  return (
    <ConfirmButton
      label="Remove for good"
      question={`Remove ${person.name} for good`}
      no="Keep them"
      yes="Remove"
      isDestructive
      onYes={remove}
    >
      <Text>
        <bdi>{person.name}</bdi> loses their spot in this and every future game. They can't rejoin or see the
        game. Past results stay. You can let <bdi>{person.name}</bdi> back in on the People page.
      </Text>
    </ConfirmButton>
  );
}

interface RenameFormProps extends Pick<EntryProps, 'person' | 'onDone'> {
  readonly giId: GiId;
}

function RenameForm({ giId, person, onDone }: RenameFormProps) {
  const form = useCheckedForm(guestFormSchema, { name: person.name });
  const rename = (body: GuestInput) =>
    callOrRefuse("Couldn't save the name", async () => {
      await callApi('updatePlayerInstance', { params: { piId: toPiId(giId, person.uid) }, body });
      onDone();
    });
  return (
    <CheckedForm form={form} onSubmit={rename} gap="3">
      <FormField label="Name" error={form.formState.errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </FormField>
      <FormError message={problemOf(form)} />
      <SubmitButton isBusy={form.formState.isSubmitting} variant="outline" size="md">
        Save name
      </SubmitButton>
    </CheckedForm>
  );
}
