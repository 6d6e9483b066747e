import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  compareReplies,
  type GiId,
  isAddedByHand,
  mergeChoice,
  type PlayerInstance,
  plural,
  toPiId,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useStatsTable } from '../../../db/games.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { createIdStore } from '../../../lib/store.ts';
import { FormError, FormField, Select } from '../../../ui/form.tsx';
import { runUnlessUndone, saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';

export interface EntryProps {
  readonly view: InstanceView;
  readonly person: PlayerInstance;
  readonly onDone: () => void;
}

export function MergeForm({ view, person, onDone }: EntryProps) {
  const others = (view.people ?? [])
    .filter((other) => other.uid !== person.uid && mergeChoice(person, other) !== null)
    .toSorted(compareReplies);
  const [uid, setUid] = useState('');
  const chosen = others.find((other) => other.uid === uid);
  if (others.length === 0) return null;
  return (
    <Stack gap="3">
      <FormField label="Same person as" help="If someone is on the list twice">
        <Select
          value={uid}
          options={[['', 'Choose a player'], ...others.map((other) => [other.uid, other.name] as const)]}
          onChange={({ target }) => setUid(target.value)}
        />
      </FormField>
      {chosen && <Merge key={uid} view={view} person={person} other={chosen} onDone={onDone} />}
    </Stack>
  );
}

function Merge({ view, person, other, onDone }: EntryProps & { readonly other: PlayerInstance }) {
  const { gameId } = view.instance;
  const table = useStatsTable(gameId);
  const { run, isBusy, problem } = useCall("Couldn't merge them", async () => {
    await callApi('mergePeople', { params: { gameId }, body: { from: person.uid, to: other.uid } });
    toastSuccess(`${person.name} and ${other.name} merged`);
    onDone();
  });
  const choice = mergeChoice(person, other);
  if (choice === null) return null;
  const { from, to } = choice;
  const rows = table.status === 'success' ? (table.data ?? []) : null;
  const played = ({ uid }: PlayerInstance) => rows?.find((row) => row.playerId === uid)?.numPlayed ?? 0;
  const adderName = ({ addedBy: uid }: PlayerInstance) => view.people?.find((each) => each.uid === uid)?.name;
  return (
    <>
      <SimpleGrid columns={2} gap="3" role="group" aria-label="Both entries">
        {[to, from].map((entry) => (
          <Stack key={entry.uid} gap="1" p="3" bg="bg.muted" borderRadius="lg" minW="0">
            <Text fontWeight="700" overflowWrap="anywhere">
              <bdi>{entry.name}</bdi>
            </Text>
            <Text>{REPLY_LABELS[entry.status]}</Text>
            {rows && <Text>{playedText(played(entry))}</Text>}
            <Text color="fg.muted">{signInText(entry, adderName(entry))}</Text>
          </Stack>
        ))}
      </SimpleGrid>
      <Text>
        <bdi>{to.name}</bdi> stays. <bdi>{from.name}</bdi>'s replies, votes and results move to{' '}
        <bdi>{to.name}</bdi>.
        {!isAddedByHand(from.uid) && (
          <>
            {' '}
            Both devices then reply as <bdi>{to.name}</bdi>, in this game only.
          </>
        )}{' '}
        You can't undo this.
      </Text>
      <FormError message={problem} />
      <Button loading={isBusy} onClick={() => void run()}>
        Merge
      </Button>
    </>
  );
}

const REPLY_LABELS = { PLAYING: 'Playing', NOT_PLAYING: 'Not playing', UNANSWERED: 'No reply yet' } as const;

function playedText(games: number): string {
  return `${plural(games, 'game')} played`;
}

function signInText({ uid, isGuest }: PlayerInstance, adder: string | undefined): string {
  if (!isGuest) return 'Has an account';
  if (!isAddedByHand(uid)) return 'Guest with the link';
  return adder === undefined ? "Can't log in" : `Added by ${adder}. Can't log in`;
}

const pendingRemovals = createIdStore();

/** Returns a filter that excludes people whose removal can still be undone. */
export function useIsRemaining(giId: GiId): (person: Pick<PlayerInstance, 'uid'>) => boolean {
  const pending = pendingRemovals.use();
  return ({ uid }) => !pending.has(toPiId(giId, uid));
}

/**
 * Hides a person at once, and calls the API after the undo time, because the API cannot restore the spot.
 * @param call `removeForGood` bans a person from the game, `removePerson` deletes a plus-one
 */
export function removeEntry(
  call: 'removeForGood' | 'removePerson',
  giId: GiId,
  { uid, name }: Pick<PlayerInstance, 'uid' | 'name'>,
): void {
  const id = toPiId(giId, uid);
  pendingRemovals.set(id, true);
  const unhide = () => pendingRemovals.set(id, false);
  const remove = async () => {
    const isRemoved = await saveOrToast(callApi(call, { params: { giId, uid } }), `Couldn't remove ${name}`);
    unhide();
    if (isRemoved) toastSuccess(`${name} removed`);
  };
  runUnlessUndone(`Removing ${name}`, () => void remove(), unhide);
}
