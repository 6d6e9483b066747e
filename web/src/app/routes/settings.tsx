import { Heading, Stack, Text } from '@chakra-ui/react';
import { type Game, gameIdSchema, isOrganiser } from '@fives/domain';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useGame } from '../../db/games.ts';
import { GameSwitches } from '../../features/game-forms/game-switches.tsx';
import { GameMoney } from '../../features/game-forms/money-settings.tsx';
import { Organisers } from '../../features/game-forms/organisers.tsx';
import { PauseGame } from '../../features/game-forms/pause-game.tsx';
import { Raters } from '../../features/game-forms/raters.tsx';
import { RemovedPeople } from '../../features/game-forms/removed-people.tsx';
import { Seasons } from '../../features/game-forms/seasons.tsx';
import { useUid } from '../../session/session.ts';
import { BackButton } from '../../ui/links.tsx';
import { ErrorPanel, NoSuchGame, OrganiserOnly } from '../../ui/messages.tsx';
import { NotificationSettingsCard } from '../../ui/notification-settings-card.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';

/** `/game/:gameId/settings`: what the organiser can switch on and off. */
export function SettingsRoute() {
  const { gameId } = useParams();
  const id = gameIdSchema.safeParse(gameId);
  return id.success ? <KnownGame gameId={id.data} /> : <NoSuchGame />;
}

function KnownGame({ gameId }: { readonly gameId: string }) {
  const live = useGame(gameId);
  if (live.status === 'loading') return <PageSkeleton />;
  if (live.status === 'success' && live.data === null) return <NoSuchGame />;
  return (
    <Page title="Game settings">
      <BackButton to={appPaths.game(gameId)} />
      {live.status === 'error' && <ErrorPanel level="h1" error={live.error} />}
      {live.status === 'success' && live.data && <Settings game={live.data} isPending={live.isPending} />}
    </Page>
  );
}

function Settings({ game, isPending }: { readonly game: Game; readonly isPending: boolean }) {
  const uid = useUid();
  if (uid === null || !isOrganiser(game, uid)) return <OrganiserOnly to={appPaths.game(game.id)} />;
  return (
    <Stack gap="6" mt="2">
      <Stack gap="1">
        <Heading as="h1" textStyle="display" fontSize="4xl">
          Game settings
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          <bdi>{game.name}</bdi>
        </Text>
      </Stack>
      <GameSwitches game={game} isPending={isPending} />
      <PauseGame game={game} />
      <Seasons game={game} />
      <GameMoney game={game} />
      <Organisers game={game} uid={uid} />
      <Raters game={game} />
      <RemovedPeople game={game} />
      <NotificationSettingsCard />
    </Stack>
  );
}
