import { Text } from '@chakra-ui/react';
import { addOrganiser, handOver, isOneself, removeOrganiser } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { useActor } from '../../../session/session.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { saveVisibly, toastSuccess } from '../../../ui/toasts.ts';
import type { GuestEntryProps } from './guest-entry.tsx';

/** Makes another player an organiser, or one no more; the first organiser can hand the game over to them. */
export function Organising({ view, person, onDone }: GuestEntryProps) {
  const actor = useActor();
  const { instance, now, viewer } = view;
  if (!viewer.isOrganiser || person.isGuest || isOneself(actor, person.uid)) return null;
  const { gameId } = instance;
  const { uid, name } = person;
  const game = { ...instance.game, memberUids: instance.memberUids };
  const candidate = { uid, isRegistered: true };
  const isOne = Object.keys(addOrganiser.fields(game, actor, candidate, now)).length === 0;
  const save = async (call: Promise<unknown>, done: string) => {
    onDone();
    if (await saveVisibly(call, 'The organisers were not changed')) toastSuccess(done);
  };
  const add = () =>
    save(callApi('addOrganiser', { params: { gameId }, body: { uid } }), `${name} is an organiser`);
  const remove = () =>
    save(callApi('removeOrganiser', { params: { gameId, uid } }), `${name} is no organiser any more`);
  const giveAway = () =>
    save(callApi('handOver', { params: { gameId }, body: { uid } }), `${name} is the first organiser`);
  return (
    <>
      {!isOne && !addOrganiser.refusal(game, actor, candidate, now) && (
        <AskedTwice
          label="Make organiser"
          question={`Make ${name} an organiser`}
          no="Not now"
          yes="Make organiser"
          onYes={() => void add()}
        >
          <Text>
            <bdi>{name}</bdi> can do whatever you can: invite, pick teams, record results, call off, and make
            others organisers.
          </Text>
        </AskedTwice>
      )}
      {isOne && !removeOrganiser.refusal(game, actor, candidate, now) && (
        <AskedTwice
          label="No organiser any more"
          question={`Make ${name} no organiser any more`}
          no="Keep as organiser"
          yes="Yes, a player"
          isLoss
          onYes={() => void remove()}
        >
          <Text>
            <bdi>{name}</bdi> stays in the game, as a player like others.
          </Text>
        </AskedTwice>
      )}
      {!handOver.refusal(game, actor, candidate, now) && (
        <AskedTwice
          label="Hand the game over"
          question={`Hand the game over to ${name}`}
          no="Keep it"
          yes="Hand over"
          isLoss
          onYes={() => void giveAway()}
        >
          <Text>
            <bdi>{name}</bdi> becomes the first organiser, from whom no other can take the game. You stay an
            organiser, and only <bdi>{name}</bdi> can hand it back.
          </Text>
        </AskedTwice>
      )}
    </>
  );
}
