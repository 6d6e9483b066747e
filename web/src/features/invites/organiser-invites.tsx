import type { GameInstance } from '@fives/domain';
import { saveInvitesSent } from '../../db/game-instances.ts';
import { saveGameSettings, useGame } from '../../db/games.ts';
import { AUTO_INVITES, SettingSwitch } from '../../ui/switches.tsx';
import { saveVisibly } from '../../ui/toasts.tsx';
import { invitesProblem } from './use-invite.ts';

/**
 * Turns automatic invites on and off at once. The game itself shows a change sooner than its instance, which the
 * server brings up to date.
 */
export function AutoInvitesSwitch({ instance }: { readonly instance: GameInstance }) {
  const live = useGame(instance.gameId);
  const game = live.status === 'success' && live.data ? live.data : instance.game;
  const change = (autoInvites: boolean) =>
    void saveVisibly(
      saveGameSettings(instance.gameId, { autoInvites }),
      'Automatic invites were not changed',
    );
  return <SettingSwitch {...AUTO_INVITES} isOn={game.autoInvites} onChange={change} />;
}

/** Once the organiser has handed the invite on for the first time, the invites count as sent. */
export function markInvitesSent(instance: GameInstance): void {
  if (instance.status !== 'CREATED' || invitesProblem(instance, new Date()) !== null) return;
  void saveVisibly(saveInvitesSent(instance.id), 'The invites were not marked as sent');
}
