import { Badge, Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import {
  badgeOf,
  compareNames,
  FORMER_PLAYER_NAME,
  type Game,
  type GiId,
  isAddedByHand,
  isLeadOrganiser,
  plural,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useHistory } from '../../../db/games.ts';
import { type CombinedLive, dataOf, LOADING } from '../../../db/live.ts';
import { usePlayerInstances } from '../../../db/player-instances.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { FormError, FormField, Select } from '../../../ui/form.tsx';
import { PersonLine } from '../../../ui/person.tsx';
import { SettingsPanel } from '../../../ui/settings.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { GamePageView } from '../game-page.tsx';

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

export interface GamePerson {
  readonly uid: Uid;
  readonly name: string;
  readonly isGuest: boolean;
}

interface PeopleOfGame {
  /** Sorted by name. */
  readonly people: readonly GamePerson[];
  /** The newest instance, or null without instances. */
  readonly giId: GiId | null;
}

/** Takes names from the newest three instances that are not imported, otherwise from the history. */
export function useGamePeople(game: Game): CombinedLive<PeopleOfGame> {
  const history = useHistory(game.id);
  const historyData = dataOf(history);
  const [newest, second, third] = historyData?.instances.filter(({ importId }) => !importId) ?? [];
  // Oldest first, so that newer names replace older names.
  const lists = [
    usePlayerInstances(third?.giId ?? null),
    usePlayerInstances(second?.giId ?? null),
    usePlayerInstances(newest?.giId ?? null),
  ];
  if (history.status !== 'success') return history;
  const failed = lists.find((list) => list.status === 'error');
  if (failed?.status === 'error') return failed;
  if (newest !== undefined && lists.at(-1)?.status === 'loading') return LOADING;
  const people = new Map<string, GamePerson>();
  for (const [uid, { name, isGuest }] of Object.entries(historyData?.people ?? {}))
    people.set(uid, { uid, name, isGuest });
  for (const list of lists)
    if (list.status === 'success')
      for (const { uid, name, isGuest } of list.data) people.set(uid, { uid, name, isGuest });
  const members = game.memberUids
    .flatMap((uid) => people.get(uid) ?? [])
    .filter(({ name }) => name !== FORMER_PLAYER_NAME)
    .toSorted(compareNames);
  return { status: 'success', data: { people: members, giId: newest?.giId ?? null } };
}

interface GamePeopleProps extends Pick<GamePageView, 'game' | 'uid'> {
  readonly people: readonly GamePerson[];
  /** Null if the viewer is not an organiser. */
  readonly onManage: ((uid: Uid) => void) | null;
}

export function GamePeople({ game, uid, people, onManage }: GamePeopleProps) {
  return (
    <SettingsPanel title="Player pool" help={plural(people.length, 'player')}>
      <List.Root listStyle="none" gap="2">
        {people.map((each) => (
          <List.Item key={each.uid}>
            <HStack justify="space-between" gap="3" minH="touch" wrap="wrap">
              <PersonLine
                person={each}
                isMe={each.uid === uid}
                badge={isLeadOrganiser(game, each.uid) ? null : badgeOf(each.uid, game)}
                rowGap="2"
              >
                {isLeadOrganiser(game, each.uid) && (
                  <Badge variant="outline" flexShrink="0">
                    lead organiser
                  </Badge>
                )}
              </PersonLine>
              {onManage && each.uid !== uid && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Manage ${each.name}`}
                  onClick={() => onManage(each.uid)}
                >
                  Manage
                </Button>
              )}
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </SettingsPanel>
  );
}
