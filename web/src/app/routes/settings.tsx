import { Button, Heading, Stack } from '@chakra-ui/react';
import type { GameId } from '@fives/domain';
import { LuPencil } from 'react-icons/lu';
import { Link, useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useHistory } from '../../db/games.ts';
import { ExportGame } from '../../features/game-forms/export-game.tsx';
import { GameSettingsFields } from '../../features/game-forms/game-fields.tsx';
import { PauseGame } from '../../features/game-forms/pause-game.tsx';
import { giIdToEdit } from '../../features/games/by-start.ts';
import { GamePage, type GamePageView } from '../../features/games/game-page.tsx';
import { ImportLink } from '../../features/import/import-link.tsx';
import { NotificationSettingsCard } from '../../features/notifications/notification-settings-card.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { BackButton } from '../../ui/links.tsx';
import { OrganiserOnly } from '../../ui/messages.tsx';

export function SettingsRoute() {
  const back = appPaths.game(useParams().gameId ?? '');
  return (
    <GamePage title="Game settings" back={<BackButton to={back} />}>
      {(view) => <Settings {...view} />}
    </GamePage>
  );
}

function Settings({ game, may, isPending }: GamePageView) {
  if (!may.has('editGame')) {
    return (
      <Stack gap="4">
        <OrganiserOnly level="h2" to={appPaths.game(game.id)} />
        <NotificationSettingsCard />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <Heading as="h2" textStyle="title">
        Game settings
      </Heading>
      <UpdateLink gameId={game.id} />
      <GameSettingsFields game={game} isPending={isPending} />
      <PauseGame game={game} />
      <ExportGame game={game} />
      <ImportLink gameId={game.id} />
      <NotificationSettingsCard />
    </Stack>
  );
}

function UpdateLink({ gameId }: { readonly gameId: GameId }) {
  const history = useHistory(gameId);
  const now = useNow();
  const giId = history.status === 'success' ? giIdToEdit(history.data?.instances ?? [], now) : null;
  if (giId === null) return null;
  return (
    <Button asChild variant="outline" alignSelf="start" height="auto" minH="touch" whiteSpace="normal">
      <Link to={appPaths.editInstance(giId)}>
        <LuPencil aria-hidden="true" />
        Change time, location or size
      </Link>
    </Button>
  );
}
