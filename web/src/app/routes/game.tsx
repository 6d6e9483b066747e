import { gameIdSchema } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { NoSuchGame } from '../../components/no-such-game.tsx';
import { Page } from '../../components/page.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { useNow } from '../../components/use-now.ts';
import { appPaths } from '../../config/paths.ts';
import { GameOverview } from '../../features/game-page/game-overview.tsx';
import { useGameOverview } from '../../features/game-page/use-game-overview.ts';
import { useUid } from '../../session/session.ts';

/** `/game/:gameId`: a game and all its instances. */
export function GameRoute() {
  const { gameId } = useParams();
  const id = gameIdSchema.safeParse(gameId);
  return id.success ? <KnownGame gameId={id.data} /> : <NoSuchGame />;
}

function KnownGame({ gameId }: { readonly gameId: string }) {
  const live = useGameOverview(gameId);
  const uid = useUid();
  const now = useNow();
  if (live.status === 'loading') return <PageSkeleton />;
  if (live.status === 'success' && live.data === null) return <NoSuchGame />;
  return (
    <Page title={live.status === 'success' && live.data ? live.data.game.name : 'Game'} maxW="page">
      <BackLink to={appPaths.home()} label="Your games" />
      {live.status === 'error' && <ErrorPanel level="h1" error={live.error} />}
      {live.status === 'success' && live.data && (
        <GameOverview {...live.data} isOrganiser={live.data.game.orgUid === uid} now={now} />
      )}
    </Page>
  );
}
