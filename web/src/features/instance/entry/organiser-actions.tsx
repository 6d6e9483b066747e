import { Text } from '@chakra-ui/react';
import {
  addOrganiser,
  addTreasurer,
  can,
  handOver,
  isOneself,
  removeOrganiser,
  removeTreasurer,
} from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { useActor } from '../../../session/session.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import type { EntryProps } from './merge-form.tsx';

export function OrganiserActions({ view, person, onDone }: EntryProps) {
  const actor = useActor();
  const { instance, now, viewer } = view;
  if (!viewer.may.has('manageOrganisers') || person.isGuest || isOneself(actor, person.uid)) return null;
  const { gameId } = instance;
  const { uid, name } = person;
  const game = { ...instance.game, memberUids: instance.memberUids };
  const candidate = { uid, isRegistered: true };
  const isOne = Object.keys(addOrganiser.fields(game, actor, candidate, now)).length === 0;
  const save = async (call: Promise<unknown>, done: string) => {
    onDone();
    if (await saveOrToast(call, "Couldn't change the roles")) toastSuccess(done);
  };
  const add = () =>
    save(callApi('addOrganiser', { params: { gameId }, body: { uid } }), `${name} is now an organiser`);
  const remove = () =>
    save(callApi('removeOrganiser', { params: { gameId, uid } }), `${name} is no longer an organiser`);
  const addToTreasurers = () =>
    save(callApi('addTreasurer', { params: { gameId }, body: { uid } }), `${name} is now a treasurer`);
  const removeFromTreasurers = () =>
    save(callApi('removeTreasurer', { params: { gameId, uid } }), `${name} is no longer a treasurer`);
  const giveAway = () =>
    save(callApi('handOver', { params: { gameId }, body: { uid } }), `${name} is now the lead organiser`);
  return (
    <>
      {!isOne && !addOrganiser.refusal(game, actor, candidate, now) && (
        <ConfirmButton
          label="Make organiser"
          question={`Make ${name} an organiser`}
          no="Not now"
          yes="Make organiser"
          onYes={() => void add()}
        >
          <Text>
            <bdi>{name}</bdi> will be able to invite, pick teams, record results, cancel games and add
            organisers.
          </Text>
        </ConfirmButton>
      )}
      {isOne && !removeOrganiser.refusal(game, actor, candidate, now) && (
        <ConfirmButton
          label="Remove as organiser"
          question={`Remove ${name} as organiser`}
          no="Keep as organiser"
          yes="Remove"
          isLoss
          onYes={() => void remove()}
        >
          <Text>
            <bdi>{name}</bdi> stays in the game as a player.
          </Text>
        </ConfirmButton>
      )}
      {!can(uid, 'editMoney', game) && !addTreasurer.refusal(game, actor, candidate, now) && (
        <ConfirmButton
          label="Make treasurer"
          question={`Make ${name} a treasurer`}
          no="Not now"
          yes="Make treasurer"
          onYes={() => void addToTreasurers()}
        >
          <Text>
            <bdi>{name}</bdi> will be able to enter costs, confirm payments, send reminders and change how to
            pay.
          </Text>
        </ConfirmButton>
      )}
      {game.treasurerUids.includes(uid) && !removeTreasurer.refusal(game, actor, candidate, now) && (
        <ConfirmButton
          label="Remove as treasurer"
          question={`Remove ${name} as treasurer`}
          no="Keep as treasurer"
          yes="Remove"
          isLoss
          onYes={() => void removeFromTreasurers()}
        >
          <Text>
            <bdi>{name}</bdi> stays in the game as a player.
          </Text>
        </ConfirmButton>
      )}
      {!handOver.refusal(game, actor, candidate, now) && (
        <ConfirmButton
          label="Hand over game"
          question={`Hand over game to ${name}`}
          no="Not now"
          yes="Hand over"
          isLoss
          onYes={() => void giveAway()}
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
