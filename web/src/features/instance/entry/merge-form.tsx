import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { compareReplies, isAddedByHand, mergeChoice, type PlayerInstance } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { useStatsTable } from '../../../db/games.ts';
import { FormError, FormField } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = others.find((other) => other.uid === uid);
  const merge = async () => {
    setBusy(true);
    try {
      const params = { gameId: view.instance.gameId };
      await callApi('mergePeople', { params, body: { from: person.uid, to: uid } });
      toastSuccess(`${person.name} and ${chosen?.name} merged`);
      onDone();
    } catch (error) {
      setProblem(toRefusal(error, "Couldn't merge them").message);
      setBusy(false);
    }
  };
  if (others.length === 0) return null;
  return (
    <Stack gap="3">
      <FormField label="Same person as" help="If someone is on the list twice">
        <Select
          value={uid}
          onChange={(event) => {
            setUid(event.target.value);
            setProblem(null);
          }}
        >
          <option value="">Choose a player</option>
          {others.map((other) => (
            <option key={other.uid} value={other.uid}>
              {other.name}
            </option>
          ))}
        </Select>
      </FormField>
      {chosen && (
        <>
          <BothEntries view={view} one={person} other={chosen} />
          <FormError message={problem} />
          <Button loading={isBusy} onClick={() => void merge()}>
            Merge
          </Button>
        </>
      )}
    </Stack>
  );
}

interface BothEntriesProps extends Pick<EntryProps, 'view'> {
  readonly one: PlayerInstance;
  readonly other: PlayerInstance;
}

function BothEntries({ view, one, other }: BothEntriesProps) {
  const table = useStatsTable(view.instance.gameId);
  const choice = mergeChoice(one, other);
  if (choice === null) return null;
  const { from, to } = choice;
  const rows = table.status === 'success' ? (table.data ?? []) : null;
  const played = ({ uid }: PlayerInstance) => rows?.find((row) => row.playerId === uid)?.numPlayed ?? 0;
  const addedBy = ({ addedBy: uid }: PlayerInstance) => view.people?.find((each) => each.uid === uid)?.name;
  return (
    <>
      <SimpleGrid columns={2} gap="3" role="group" aria-label="Both entries">
        {[to, from].map((entry) => (
          <Stack key={entry.uid} gap="1" p="3" bg="bg.muted" borderRadius="lg" minW="0">
            <Text fontWeight="700" overflowWrap="anywhere">
              <bdi>{entry.name}</bdi>
            </Text>
            <Text>{REPLIES[entry.status]}</Text>
            {rows && <Text>{playedText(played(entry))}</Text>}
            <Text color="fg.muted">{signInText(entry, addedBy(entry))}</Text>
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
    </>
  );
}

const REPLIES = { PLAYING: 'Playing', NOT_PLAYING: 'Not playing', UNANSWERED: 'No reply yet' } as const;

function playedText(games: number): string {
  return games === 1 ? '1 game played' : `${games} games played`;
}

function signInText({ uid, isGuest }: PlayerInstance, addedBy: string | undefined): string {
  if (!isGuest) return 'Has an account';
  if (!isAddedByHand(uid)) return 'Guest with the link';
  return addedBy === undefined ? "Can't log in" : `Added by ${addedBy}. Can't log in`;
}
