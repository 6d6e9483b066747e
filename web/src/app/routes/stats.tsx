import { Heading, Stack } from '@chakra-ui/react';
import { actingUid, can, type Game, type GameId, isStatName, STAT_TITLES } from '@fives/domain';
import { useParams, useSearchParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { GameHeader } from '../../features/games/game-page.tsx';
import { ImportLink } from '../../features/import/import-link.tsx';
import { useGameStats } from '../../features/stats/game-stats-page.tsx';
import { OneStat } from '../../features/stats/one-stat.tsx';
import { StatsOverview, type StatsOverviewProps } from '../../features/stats/stats-overview.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useUid } from '../../session/session.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { LivePage } from '../../ui/live-page.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import { BackLink, Page } from '../../ui/page.tsx';

const Seasons = lazyPart<{ readonly game: Game }>(
  async () => (await import('../../features/game-forms/seasons.tsx')).Seasons,
);

export function StatsRoute() {
  const { gameId = '' } = useParams();
  const [search] = useSearchParams();
  const uid = useUid();
  const stats = useGameStats(gameId, search.get('season'));
  return (
    <LivePage title="Stats" maxW="page" live={stats}>
      {(loaded) => (
        <>
          <BackLink to={appPaths.home()} label="Your games" />
          <Table stats={loaded} uid={uid} />
        </>
      )}
    </LivePage>
  );
}

function Table({ stats, uid }: StatsOverviewProps) {
  const { game, season, hasResults } = stats;
  const isOrganiser = can(uid, 'editGame', game);
  return (
    <Stack gap="6">
      <GameHeader game={game} uid={uid} />
      <Stack gap="4">
        <Heading as="h2" textStyle="title">
          Stats
        </Heading>
        {isOrganiser && !hasResults && season === null && <ImportLink gameId={game.id} />}
        <StatsOverview stats={stats} uid={uid && actingUid(game, uid)} />
      </Stack>
      {isOrganiser && <Seasons game={game} />}
    </Stack>
  );
}

export function StatRoute() {
  const { gameId = '' } = useParams();
  const [search] = useSearchParams();
  const uid = useUid();
  const stats = useGameStats(gameId, search.get('season'));
  const stat = search.get('stat');
  if (!isStatName(stat)) return <NoSuchStat gameId={gameId} />;
  return (
    <LivePage title={STAT_TITLES[stat]} live={stats}>
      {(loaded) => (
        <>
          <BackLink to={appPaths.stats(gameId, loaded.seasonParam)} label="all stats" />
          <OneStat stat={stat} stats={loaded} uid={uid && actingUid(loaded.game, uid)} />
        </>
      )}
    </LivePage>
  );
}

function NoSuchStat({ gameId }: { readonly gameId: GameId }) {
  return (
    <Page title="Stat not found">
      <MessagePanel level="h1" title="Stat not found">
        <LinkButton to={appPaths.stats(gameId)}>all stats</LinkButton>
      </MessagePanel>
    </Page>
  );
}
