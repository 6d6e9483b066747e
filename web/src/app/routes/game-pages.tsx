import { Heading, Skeleton, Stack } from '@chakra-ui/react';
import { type Game, type GameId, isLeadOrganiser } from '@fives/domain';
import { useState } from 'react';
import { LuPencil } from 'react-icons/lu';
import { useParams } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useHistory } from '../../db/games.ts';
import { DeleteGame } from '../../features/game-forms/delete-game.tsx';
import { ExportGame } from '../../features/game-forms/export-game.tsx';
import { GameSettingsFields } from '../../features/game-forms/game-fields.tsx';
import { PauseGame } from '../../features/game-forms/pause-game.tsx';
import { giIdToEdit } from '../../features/games/by-start.ts';
import { GamePage, type GamePageView } from '../../features/games/game-page.tsx';
import { LeaveGame } from '../../features/games/leave-game.tsx';
import { Debts } from '../../features/games/money/debts.tsx';
import { GamePeople, useGamePeople } from '../../features/games/people/people-in-results.tsx';
import { ImportLink } from '../../features/import/import-link.tsx';
import { NotificationSettingsCard } from '../../features/notifications/notification-settings.tsx';
import { useNow } from '../../hooks/use-environment.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { LinkButton } from '../../ui/buttons.tsx';
import { ErrorPanel, OrganiserOnly } from '../../ui/messages.tsx';
import { BackButton } from '../../ui/page.tsx';
import type { OrganiserPartsProps, PersonSheetProps } from './organiser-parts.tsx';

export function SettingsRoute() {
  const back = appPaths.game(useParams().gameId ?? '');
  return (
    <GamePage title="Game settings" back={<BackButton to={back} />}>
      {(view) => <Settings {...view} />}
    </GamePage>
  );
}

function Settings({ game, may }: GamePageView) {
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
      <GameSettingsFields game={game} />
      <PauseGame game={game} />
      <ExportGame game={game} />
      <ImportLink gameId={game.id} />
      <NotificationSettingsCard />
      {may.has('deleteGame') && <DeleteGame game={game} />}
    </Stack>
  );
}

function UpdateLink({ gameId }: { readonly gameId: GameId }) {
  const history = useHistory(gameId);
  const now = useNow();
  if (history.status === 'loading') return <Skeleton height="touch" />;
  const giId = history.status === 'success' ? giIdToEdit(history.data?.instances ?? [], now) : null;
  if (giId === null) return null;
  return (
    <LinkButton to={appPaths.editInstance(giId)} variant="outline" alignSelf="start">
      <LuPencil aria-hidden="true" />
      Change time, location or size
    </LinkButton>
  );
}

const OrganiserParts = lazyPart<OrganiserPartsProps>(
  async () => (await import('./organiser-parts.tsx')).OrganiserParts,
);
const PersonSheet = lazyPart<PersonSheetProps>(
  async () => (await import('./organiser-parts.tsx')).PersonSheet,
);

export function PeopleRoute() {
  return <GamePage title="People">{(view) => <People {...view} />}</GamePage>;
}

function People({ game, uid, may }: GamePageView) {
  const live = useGamePeople(game);
  const [managedUid, setManagedUid] = useState<string | null>(null);
  if (live.status === 'loading') return <Skeleton height="64" borderRadius="2xl" />;
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  const { people, giId } = live.data;
  const person = people.find((each) => each.uid === managedUid);
  return (
    <>
      <GamePeople
        game={game}
        uid={uid}
        people={people}
        onManage={may.has('managePeople') && giId !== null ? setManagedUid : null}
      />
      {may.has('managePeople') && <OrganiserParts game={game} uid={uid} people={people} />}
      {!isLeadOrganiser(game, uid) && <LeaveGame game={game} uid={uid} />}
      {person && giId !== null && (
        <PersonSheet giId={giId} person={person} people={people} close={() => setManagedUid(null)} />
      )}
    </>
  );
}

const GameMoney = lazyPart<{ readonly game: Game }>(
  async () => (await import('../../features/game-forms/money-settings.tsx')).GameMoney,
);

export function MoneyRoute() {
  return (
    <GamePage title="Money">
      {({ game, uid, may }) => (
        <Stack gap="6">
          <Debts game={game} uid={uid} mayEdit={may.has('editMoney')} />
          {may.has('editMoney') && <GameMoney game={game} />}
        </Stack>
      )}
    </GamePage>
  );
}
