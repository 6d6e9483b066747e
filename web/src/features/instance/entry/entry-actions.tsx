import { Button, Text } from '@chakra-ui/react';
import {
  actorIn,
  addOrganiser,
  addTreasurer,
  can,
  type GiId,
  type GuestInput,
  guestFormSchema,
  handOver,
  isAddedByHand,
  isOneself,
  isOrganiser,
  removeOrganiser,
  removePerson,
  removeTreasurer,
  renamePerson,
  toPiId,
} from '@fives/domain';
import { Fragment } from 'react';
import { callApi } from '../../../api/client.ts';
import { callOrRefuse } from '../../../api/refusal.ts';
import { useActor } from '../../../session/session.ts';
import { ConfirmButton } from '../../../ui/buttons.tsx';
import { CheckedForm, FormSubmit, TextField, useCheckedForm } from '../../../ui/checked-form.tsx';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import { type EntryProps, MergeForm, removeEntry } from './merge-form.tsx';

export function OrganiserActions({ view, person, onDone }: EntryProps) {
  const actor = useActor();
  const { instance, now, viewer } = view;
  if (!viewer.may.has('manageOrganisers') || person.isGuest || isOneself(actor, person.uid)) return null;
  const { gameId } = instance;
  const { uid, name } = person;
  const game = { ...instance.game, memberUids: instance.memberUids };
  const candidate = { uid, isRegistered: true };
  const isAlreadyOrganiser = Object.keys(addOrganiser.fields(game, actor, candidate, now)).length === 0;
  const save = async (call: Promise<unknown>, done: string) => {
    onDone();
    if (await saveOrToast(call, "Couldn't change the roles")) toastSuccess(done);
  };
  const roles = [
    {
      role: 'organiser',
      roleWithArticle: 'an organiser',
      allows: 'invite, pick teams, record results, cancel games and add organisers',
      mayAdd: !isAlreadyOrganiser && !addOrganiser.refusal(game, actor, candidate, now),
      mayRemove: isAlreadyOrganiser && !removeOrganiser.refusal(game, actor, candidate, now),
      add: () => callApi('addOrganiser', { params: { gameId }, body: { uid } }),
      remove: () => callApi('removeOrganiser', { params: { gameId, uid } }),
    },
    {
      role: 'treasurer',
      roleWithArticle: 'a treasurer',
      allows: 'enter costs, confirm payments, send reminders and change how to pay',
      mayAdd: !can(uid, 'editMoney', game) && !addTreasurer.refusal(game, actor, candidate, now),
      mayRemove: game.treasurerUids.includes(uid) && !removeTreasurer.refusal(game, actor, candidate, now),
      add: () => callApi('addTreasurer', { params: { gameId }, body: { uid } }),
      remove: () => callApi('removeTreasurer', { params: { gameId, uid } }),
    },
  ];
  const handOverGame = () =>
    save(callApi('handOver', { params: { gameId }, body: { uid } }), `${name} is now the lead organiser`);
  return (
    <>
      {roles.map(({ role, roleWithArticle, allows, mayAdd, mayRemove, add, remove }) => (
        <Fragment key={role}>
          {mayAdd && (
            <ConfirmButton
              label={`Make ${role}`}
              question={`Make ${name} ${roleWithArticle}`}
              no="Not now"
              yes={`Make ${role}`}
              onYes={() => void save(add(), `${name} is now ${roleWithArticle}`)}
            >
              <Text>
                <bdi>{name}</bdi> will be able to {allows}.
              </Text>
            </ConfirmButton>
          )}
          {mayRemove && (
            <ConfirmButton
              label={`Remove as ${role}`}
              question={`Remove ${name} as ${role}`}
              no={`Keep as ${role}`}
              yes="Remove"
              isDestructive
              onYes={() => void save(remove(), `${name} is no longer ${roleWithArticle}`)}
            >
              <Text>
                <bdi>{name}</bdi> stays in the game as a player.
              </Text>
            </ConfirmButton>
          )}
        </Fragment>
      ))}
      {!handOver.refusal(game, actor, candidate, now) && (
        <ConfirmButton
          label="Hand over game"
          question={`Hand over game to ${name}`}
          no="Not now"
          yes="Hand over"
          isDestructive
          onYes={() => void handOverGame()}
        >
          <Text>
            <bdi>{name}</bdi> becomes lead organiser, who can't be removed by others. You stay an organiser.
            Only <bdi>{name}</bdi> can hand it back.
          </Text>
        </ConfirmButton>
      )}
    </>
  );
}

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
      <TextField form={form} name="name" label="Name" />
      <FormSubmit form={form} variant="outline" size="md">
        Save name
      </FormSubmit>
    </CheckedForm>
  );
}
