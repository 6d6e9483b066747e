import { Skeleton, Text } from '@chakra-ui/react';
import type { TurnoutResponse } from '@fives/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { isTold, Totals } from '../../features/instance/attendance-sheet.tsx';
import { ErrorPanel } from '../../ui/messages.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';

/** No-shows and late drop-outs over the last games. */
export function GameTurnout({ gameId }: { readonly gameId: string }) {
  const [turnout, setTurnout] = useState<TurnoutResponse | Error | null>(null);
  useEffect(() => {
    callApi('getTurnout', { params: { gameId } }).then(setTurnout, setTurnout);
  }, [gameId]);
  if (turnout === null) return <Skeleton height="24" borderRadius="2xl" />;
  if (turnout instanceof Error) return <ErrorPanel error={turnout} />;
  return (
    <SettingsPanel title="Turnout" help="No-shows and late drop-outs. Only organisers see this.">
      {turnout.turnout.some(isTold) ? <Totals turnout={turnout} /> : <Text>Everyone turned up.</Text>}
    </SettingsPanel>
  );
}
