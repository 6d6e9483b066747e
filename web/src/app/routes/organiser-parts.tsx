import { Skeleton, Text } from '@chakra-ui/react';
import type { Game, GameId, Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { Organisers, Raters, RemovedPeople } from '../../features/game-forms/people-panels.tsx';
import { type GamePerson, PeopleInResults } from '../../features/games/people/people-in-results.tsx';
import { hasAbsence, TurnoutTotals } from '../../features/instance/attendance-sheet.tsx';
import { useApiData } from '../../hooks/use-api-data.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';

export interface OrganiserPartsProps {
  readonly game: Game;
  readonly uid: Uid;
  readonly people: readonly GamePerson[];
}

export function OrganiserParts({ game, uid, people }: OrganiserPartsProps) {
  return (
    <>
      <Organisers game={game} uid={uid} people={people} />
      <PeopleInResults game={game} people={people} />
      <Raters game={game} />
      <GameTurnout gameId={game.id} />
      <RemovedPeople game={game} />
    </>
  );
}

function GameTurnout({ gameId }: { readonly gameId: GameId }) {
  const live = useApiData(gameId, "Couldn't load the turnout", () =>
    callApi('getTurnout', { params: { gameId } }),
  );
  if (live.status === 'loading') return <Skeleton height="24" borderRadius="2xl" />;
  if (live.status === 'error') return <ErrorPanel error={live.error} onRetry={live.retry} />;
  const turnout = live.data;
  return (
    <SettingsPanel title="Turnout" help="No-shows and late drop-outs. Only organisers see this.">
      {turnout.turnout.some(hasAbsence) ? (
        <TurnoutTotals turnout={turnout} />
      ) : (
        <Text>Everyone turned up.</Text>
      )}
    </SettingsPanel>
  );
}
