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
    if (await saveVisibly(call, "Couldn't step down")) toastSuccess("You're no longer an organiser");
  };
  return (
    <SettingsPanel
      title="Organisers"
      help={`${withWhom(others)} To add an organiser, tap their name in the player pool.`}
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
          <Text>You stay in the game as a player. Any organiser can add you back.</Text>
        </AskedTwice>
      )}
    </SettingsPanel>
  );
}

function withWhom(others: number): string {
  if (others === 0) return "You're the only organiser.";
  return `You and ${others} ${others === 1 ? 'other' : 'others'} organise this game.`;
}
