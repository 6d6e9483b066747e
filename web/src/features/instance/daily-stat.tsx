import { DailyStatCard } from '../../components/daily-stat-card.tsx';
import { useGame } from '../../db/games.ts';
import type { InstanceView } from './instance-view.ts';

/** The game's stat of the day, for its members: nobody else may read it. Nothing where there is none. */
export function DailyStat({ view: { instance, viewer, now } }: { readonly view: InstanceView }) {
  const isMember = viewer.uid !== null && instance.memberUids.includes(viewer.uid);
  const game = useGame(isMember ? instance.gameId : null);
  const stat = game.status === 'success' ? game.data?.dailyStat : null;
  return stat ? <DailyStatCard stat={stat} now={now} /> : null;
}
