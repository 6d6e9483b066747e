import { type GameId, gameIdSchema } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { GameOverview, useGameOverview } from '../../features/games/game-overview.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useUid } from '../../session/session.ts';
import { BackLink } from '../../ui/links.tsx';
import { ErrorPanel, NoSuchGame } from '../../ui/messages.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';

export function GameRoute() {
  const { gameId } = useParams();
  const id = gameIdSchema.safeParse(gameId);
  return id.success ? <GameOverviewPage gameId={id.data} /> : <NoSuchGame />;
}

function GameOverviewPage({ gameId }: { readonly gameId: GameId }) {
  const live = useGameOverview(gameId);
  const uid = useUid();
  const now = useNow();
  if (live.status === 'loading') return <PageSkeleton />;
  if (live.status === 'success' && live.data === null) return <NoSuchGame />;
  return (
    <Page title={live.status === 'success' && live.data ? live.data.game.name : 'Game'} maxW="page">
      <BackLink to={appPaths.home()} label="Your games" />
      {live.status === 'error' && <ErrorPanel level="h1" error={live.error} />}
      {live.status === 'success' && live.data && <GameOverview {...live.data} uid={uid} now={now} />}
    </Page>
  );
}
