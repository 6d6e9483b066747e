import { Text } from '@chakra-ui/react';
import { type Game, isFirstOrganiser, organisersOf } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { saveVisibly, toastSuccess } from '../../ui/toasts.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** Who organises the game beside oneself, and the way out for whoever is not the first. */
export function Organisers({ game, uid }: { readonly game: Game; readonly uid: string }) {
  const others = organisersOf(game).length - 1;
  const stepDown = async () => {
    const call = callApi('removeOrganiser', { params: { gameId: game.id, uid } });
    if (await saveVisibly(call, 'You are an organiser still'))
      toastSuccess('You are a player like others now');
  };
  return (
    <SettingsPanel
      title="Organisers"
      help={`${withWhom(others)} To make a player an organiser, press their name in the player pool.`}
    >
      {!isFirstOrganiser(game, uid) && (
        <AskedTwice
          label="Step down"
          question="Step down as an organiser"
          no="Stay"
          yes="Step down"
          isLoss
          onYes={() => void stepDown()}
        >
          <Text>You stay in the game, as a player like others. Any organiser can make you one again.</Text>
        </AskedTwice>
      )}
    </SettingsPanel>
  );
}

function withWhom(others: number): string {
  if (others === 0) return 'You run this game alone.';
  return `You run this game with ${others} ${others === 1 ? 'other' : 'others'}.`;
}
