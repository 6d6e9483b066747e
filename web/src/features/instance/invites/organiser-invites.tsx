import { Button, Stack, Text } from '@chakra-ui/react';
import { type Actor, GAME_SETTINGS, type GameId, type GameInstance, setStatus } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { saveInstance } from '../../../db/game-instances.ts';
import { saveGameSettings, useGame } from '../../../db/games.ts';
import { useActor } from '../../../session/session.ts';
import { reportReach } from '../../../shared/reach/report-reach.ts';
import { SettingSwitch } from '../../../ui/switches.tsx';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import { inviteForChat, playersText, useInviteAll } from './invite-all.ts';
import { InvitesReach } from './invites-reach.tsx';
import { invitesProblem } from './use-invite.ts';

/** Switches automatic invites at once. The switch follows the game, because the server updates its instance later. */
export function AutoInvitesSwitch({ instance }: { readonly instance: GameInstance }) {
  const live = useGame(instance.gameId);
  const actor = useActor();
  const game = live.status === 'success' && live.data ? live.data : instance.game;
  const { label, help, failure } = GAME_SETTINGS.autoInvites.control;
  const change = (autoInvites: boolean) =>
    void saveOrToast(saveGameSettings(instance.gameId, game, actor, { autoInvites }), failure);
  return <SettingSwitch {...{ label, help }} isOn={game.autoInvites} onChange={change} />;
}

export function InviteAllButton({ view: { instance, people, now } }: { readonly view: InstanceView }) {
  const { count, isWaiting, inviteAll } = useInviteAll(instance, people);
  const isDue = instance.status === 'CREATED' && invitesProblem(instance, now) === null;
  if (!isDue || instance.isFirstGame || count === 0) return null;
  return (
    <Stack gap="3">
      <InvitesReach instance={instance} count={count} />
      <Button onClick={inviteAll} disabled={isWaiting}>
        {isWaiting ? 'Sending invites…' : `Invite ${playersText(count)}`}
      </Button>
    </Stack>
  );
}

/** Creates a new link and closes the old links to new people. Members keep their entries. */
export function RenewLink({ gameId }: { readonly gameId: GameId }) {
  const renew = async () => {
    const call = callApi('renewLink', { params: { gameId } });
    if (await saveOrToast(call, "Couldn't reset the link")) toastSuccess('Link reset');
  };
  return (
    <Stack gap="1">
      <Button variant="outline" onClick={() => void renew()}>
        Reset link
      </Button>
      <Text color="fg.muted" fontSize="sm">
        The old link stops working for new players. Everyone in the game stays in.
      </Text>
    </Stack>
  );
}

/** Marks the invites as sent after the organiser has shared the link once. */
export function markInvitesSent(instance: GameInstance, actor: Actor): void {
  if (instance.status !== 'CREATED' || invitesProblem(instance, new Date()) !== null) return;
  const saved = saveInstance(setStatus, instance, actor, { status: 'INVITES_SENT' });
  // The server then also invites the player pool.
  void saveOrToast(saved, "Couldn't mark the invites as sent").then(async (isSaved) => {
    if (isSaved) await reportReach(instance.id, 'invites', inviteForChat(instance));
  });
}
