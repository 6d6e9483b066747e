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
      toastSuccess(`${person.name} and ${chosen?.name} are one now`);
      onDone();
    } catch (error) {
      setProblem(toRefusal(error, 'Nothing was changed').message);
      setBusy(false);
    }
  };
  if (others.length === 0) return null;
  return (
    <Stack gap="3">
      <FormField label="The same person as" help="For whoever is on the list twice">
        <Select
          value={uid}
          onChange={(event) => {
            setUid(event.target.value);
            setProblem(null);
          }}
        >
          <option value="">Nobody else</option>
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
            All answers, votes and results of <bdi>{person.name}</bdi> become those of{' '}
            <bdi>{chosen.name}</bdi>. This cannot be undone.
          </Text>
          <FormError message={problem} />
          <Button loading={isBusy} onClick={() => void merge()}>
            Make them one
          </Button>
        </>
      )}
    </Stack>
  );
}
