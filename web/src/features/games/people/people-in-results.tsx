import { Button, Stack, Text } from '@chakra-ui/react';
import { compareNames, FORMER_PLAYER_NAME, type Game, isAddedByHand } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useHistory } from '../../../db/games.ts';
import { useCall } from '../../../hooks/use-call.ts';
import { FormError, FormField } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { SettingsPanel } from '../../../ui/settings-panel.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { GamePerson } from './use-game-people.ts';

interface PeopleInResultsProps {
  readonly game: Game;
  readonly people: readonly GamePerson[];
}

/** Merges people of imported results, and plus-ones, with members, who often join later. */
export function PeopleInResults({ game, people }: PeopleInResultsProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const unlisted = usePeopleInResults(game);
  const fromPerson = unlisted.find(({ uid }) => uid === from);
  const toPerson = people.find(({ uid }) => uid === to);
  const { run, isBusy, problem } = useCall("Couldn't merge them", async () => {
    await callApi('mergePeople', { params: { gameId: game.id }, body: { from, to } });
    toastSuccess(`${fromPerson?.name} and ${toPerson?.name} merged`);
    setFrom('');
    setTo('');
  });
  if (unlisted.length === 0) return null;
  return (
    <SettingsPanel
      title="Names in past results"
      help="Plus-ones and people of imported games who aren't in the player pool. If one of them has joined, merge the two."
    >
      <Stack gap="4" maxW="md">
        <FormField label="Name in results">
          <Select
            value={from}
            options={toOptions('Choose a name', unlisted)}
            onChange={({ target }) => setFrom(target.value)}
          />
        </FormField>
        <FormField label="Same person as">
          <Select
            value={to}
            options={toOptions('Choose a player', people)}
            onChange={({ target }) => setTo(target.value)}
          />
        </FormField>
        {fromPerson && toPerson && (
          <>
            <Text>
              <bdi>{toPerson.name}</bdi> stays, and gets the results of <bdi>{fromPerson.name}</bdi>. You
              can't undo this.
            </Text>
            <FormError message={problem} />
            <Button alignSelf="start" loading={isBusy} onClick={() => void run()}>
              Merge
            </Button>
          </>
        )}
      </Stack>
    </SettingsPanel>
  );
}

/** Returns people added by hand who have results but are not in the pool, sorted by name. */
function usePeopleInResults({ id, memberUids, removed }: Game): GamePerson[] {
  const history = useHistory(id);
  if (history.status !== 'success') return [];
  return Object.entries(history.data?.people ?? {})
    .filter(([uid]) => isAddedByHand(uid) && !memberUids.includes(uid) && !(uid in removed))
    .map(([uid, { name, isGuest }]) => ({ uid, name, isGuest }))
    .filter(({ name }) => name !== FORMER_PLAYER_NAME)
    .toSorted(compareNames);
}

function toOptions(first: string, people: readonly GamePerson[]) {
  return [['', first], ...people.map(({ uid, name }) => [uid, name] as const)] as const;
}
