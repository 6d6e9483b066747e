import { Skeleton, Text } from '@chakra-ui/react';
import type { GameId } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { hasAbsence, TurnoutTotals } from '../../features/instance/attendance-sheet.tsx';
import { useApiData } from '../../hooks/use-api-data.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';

export function GameTurnout({ gameId }: { readonly gameId: GameId }) {
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
