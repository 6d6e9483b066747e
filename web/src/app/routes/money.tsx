import { Stack } from '@chakra-ui/react';
import type { Game } from '@fives/domain';
import { GamePage } from '../../features/games/game-page.tsx';
import { Debts } from '../../features/games/money/debts.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

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
