import { Button, HStack, List, Text } from '@chakra-ui/react';
import { FORMER_PLAYER_NAME, type Game, isLeadOrganiser, organisersOf, type Uid } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { PersonName } from '../../ui/person.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import { saveOrToast, toastSuccess } from '../../ui/toasts.ts';

const RatersSheet = lazyPart(async () => (await import('./raters-sheet.tsx')).RatersSheet);

interface OrganisersProps {
  readonly game: Game;
  readonly uid: Uid;
  readonly people: readonly { readonly uid: Uid; readonly name: string }[];
}

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
      {!isLeadOrganiser(game, uid) && (
        <ConfirmButton
          label="Step down"
          question="Step down as an organiser"
          no="Stay"
          yes="Step down"
          isDestructive
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

export function Raters({ game }: { readonly game: Game }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsPanel
      title="Player ratings"
      help="Fair teams use the organisers' average rating. You can ask players to rate each other too, in private."
    >
      <Button variant="outline" alignSelf="start" onClick={() => setIsOpen(true)}>
        Ask players to rate
      </Button>
      {isOpen && <RatersSheet game={game} close={() => setIsOpen(false)} />}
    </SettingsPanel>
  );
}

export function RemovedPeople({ game }: { readonly game: Game }) {
  const removed = Object.entries(game.removed).toSorted(([, a], [, b]) => a.localeCompare(b));
  if (removed.length === 0) return null;
  const unban = async (uid: Uid, name: string) => {
    const call = callApi('letInAgain', { params: { gameId: game.id, uid } });
    if (await saveOrToast(call, `Couldn't let ${name} back in`)) toastSuccess(`${name} can join again`);
  };
  return (
    <SettingsPanel title="Removed players" help="They can't see or join the game.">
      <List.Root listStyle="none" gap="2">
        {removed.map(([uid, name]) => (
          <List.Item key={uid}>
            <HStack justify="space-between" gap="3">
              <PersonName name={name} fontWeight="600" />
              <Button variant="outline" size="sm" minH="touch" onClick={() => void unban(uid, name)}>
                Let back in
              </Button>
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </SettingsPanel>
  );
}
