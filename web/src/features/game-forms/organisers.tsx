import { Text } from '@chakra-ui/react';
import { FORMER_PLAYER_NAME, type Game, isFirstOrganiser, organisersOf, type Uid } from '@fives/domain';
import { callApi } from '../../api/client.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

export interface OrganisersProps {
  readonly game: Game;
  readonly uid: Uid;
  readonly people: readonly { readonly uid: Uid; readonly name: string }[];
}

/** Lists the other organisers, and lets an organiser leave who is not the lead. */
export function Organisers({ game, uid, people }: OrganisersProps) {
  const stepDown = async () => {
    const call = callApi('removeOrganiser', { params: { gameId: game.id, uid } });
    if (await saveOrToast(call, "Couldn't step down")) toastSuccess("You're no longer an organiser");
  };
  return (
    <SettingsPanel
      title="Organisers"
      help={`${organisersText(game, uid, people)} To add an organiser, tap Manage next to their name.`}
    >
      {!isFirstOrganiser(game, uid) && (
        <ConfirmButton
          label="Step down"
          question="Step down as an organiser"
          no="Stay"
          yes="Step down"
          isLoss
          onYes={() => void stepDown()}
        >
          <Text>You stay in the game as a player. Any organiser can add you back.</Text>
        </ConfirmButton>
      )}
    </SettingsPanel>
  );
}

function organisersText(game: Game, uid: Uid, people: OrganisersProps['people']): string {
  const others = organisersOf(game).filter((each) => each !== uid);
  if (others.length === 0) return "You're the only organiser.";
  const names = others.map(
    (each) => people.find((person) => person.uid === each)?.name ?? FORMER_PLAYER_NAME,
  );
  const all = ['You', ...names];
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)} organise this game.`;
}
