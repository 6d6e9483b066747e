import type { DailyStat } from '@fives/domain';
import { useGame } from '../../db/games.ts';
import type { InstanceView } from './instance-view.ts';

export interface LiveDailyStat {
  readonly isLoading: boolean;
  /** Null where there is none, and for whoever may not read it. */
  readonly stat: DailyStat | null;
}

/** Watches the game's stat of the day, for its members: nobody else may read it. */
export function useDailyStat({ instance, viewer }: InstanceView): LiveDailyStat {
  const isMember = viewer.uid !== null && instance.memberUids.includes(viewer.uid);
  const game = useGame(isMember ? instance.gameId : null);
  return {
    isLoading: isMember && game.status === 'loading',
    stat: (game.status === 'success' && game.data?.dailyStat) || null,
  };
}
