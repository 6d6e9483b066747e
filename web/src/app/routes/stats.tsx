import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { GameStatsPage } from '../../features/stats/game-stats-page.tsx';
import { StatsOverview } from '../../features/stats/stats-overview.tsx';
import { useGameStats } from '../../features/stats/use-game-stats.ts';
import { useUid } from '../../session/session.ts';
import { BackLink } from '../../ui/links.tsx';

/** All stats of a game, the top of each. */
export function StatsRoute() {
  const { gameId = '' } = useParams();
  const uid = useUid();
  const stats = useGameStats(gameId);
  return (
    <GameStatsPage title="Stats" maxW="page" stats={stats}>
      {(loaded) => (
        <>
          <BackLink to={appPaths.game(gameId)} label="to game" />
          <StatsOverview stats={loaded} uid={uid} />
        </>
      )}
    </GameStatsPage>
  );
}
