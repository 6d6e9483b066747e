import { Button, Stack, Text } from '@chakra-ui/react';
import { compareNames } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { toRefusal } from '../../../api/refusal.ts';
import { FormError, FormField } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { GuestEntryProps } from './guest-entry.tsx';

/** Lets the organiser say that two entries are one person, and asks once more: it cannot be undone. */
export function MergeForm({ view, person, onDone }: GuestEntryProps) {
  const others = (view.people ?? []).filter(({ uid }) => uid !== person.uid).toSorted(compareNames);
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
      setProblem(toRefusal(error, 'Couldn’t merge them').message);
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
          <Text color="fg.muted">
            <bdi>{person.name}</bdi>’s replies, votes and results move to <bdi>{chosen.name}</bdi>. You can’t
            undo this.
          </Text>
          <FormError message={problem} />
          <Button loading={isBusy} onClick={() => void merge()}>
            Merge
          </Button>
        </>
      )}
    </Stack>
  );
}
