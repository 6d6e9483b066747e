import { newcomerReason, type Reason } from '@fives/domain';
import { useGame } from '../../../db/games.ts';
import type { InstanceView } from '../instance-view.ts';

/** Returns why the viewer has no entry and cannot get one, or null. Only members can read the game, and they always fit. */
export function useJoinReason({ instance, viewer, own }: InstanceView): Reason | null {
  const isGuest = viewer.role === 'guest';
  const reason = own === null ? newcomerReason(instance.game, instance.counts, isGuest) : null;
  const game = useGame(reason === null ? null : instance.gameId);
  return game.status === 'success' && game.data !== null ? null : reason;
}
