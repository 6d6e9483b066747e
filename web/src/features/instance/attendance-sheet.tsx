import { Button, List, Stack, Text } from '@chakra-ui/react';
import {
  type AttendanceResponse,
  compareNames,
  compareReplies,
  expectedToPlay,
  plural,
  type TurnoutResponse,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useApiData } from '../../hooks/use-api.ts';
import { Loaded } from '../../ui/live-page.tsx';
import { PersonName } from '../../ui/person.tsx';
import { SwitchRow } from '../../ui/settings.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { saveOrToast, toastUndo } from '../../ui/toasts.ts';
import type { InstanceView } from './instance-view.ts';
import type { DialogProps } from './use-dialogs.ts';

export function AttendanceSheet({ view, onDone, ...sheet }: DialogProps & { readonly view: InstanceView }) {
  const { id, gameId } = view.instance;
  const loaded = useApiData(id, "Couldn't load who turned up", async () => {
    const [attendance, turnout] = await Promise.all([
      callApi('getAttendance', { params: { giId: id } }),
      callApi('getTurnout', { params: { gameId } }),
    ]);
    return { attendance, turnout };
  });
  return (
    <Sheet title="Who turned up?" {...sheet}>
      <Loaded live={loaded}>{(data) => <Attendance view={view} {...data} onDone={onDone} />}</Loaded>
    </Sheet>
  );
}

interface AttendanceProps {
  readonly view: InstanceView;
  readonly attendance: AttendanceResponse;
  readonly turnout: TurnoutResponse;
  readonly onDone: () => void;
}

function Attendance({ view, attendance, turnout, onDone }: AttendanceProps) {
  const { instance } = view;
  const people = view.people ?? [];
  const expected = new Set(expectedToPlay(people, instance));
  const [noShows, setNoShows] = useState<readonly string[]>(attendance.noShows);
  const [isSaving, setSaving] = useState(false);
  const saveNoShows = (marked: readonly string[]) => {
    const body = { noShows: marked.filter((uid) => expected.has(uid)) };
    const call = callApi('setAttendance', { params: { giId: instance.id }, body });
    return saveOrToast(call, "Couldn't save who turned up");
  };
  const save = async () => {
    setSaving(true);
    const isSaved = await saveNoShows(noShows);
    setSaving(false);
    if (!isSaved) return;
    toastUndo('Saved', () => void saveNoShows(attendance.noShows));
    onDone();
  };
  return (
    <Stack gap="6">
      <Text color="fg.muted">Switch off anyone who didn't turn up. Players see that they get no result.</Text>
      <Stack gap="1">
        {people
          .filter(({ uid }) => expected.has(uid))
          .toSorted(compareReplies)
          .map((person) => (
            <SwitchRow
              key={person.uid}
              isOn={!noShows.includes(person.uid)}
              onChange={(came) =>
                setNoShows(came ? noShows.filter((uid) => uid !== person.uid) : [...noShows, person.uid])
              }
            >
              <bdi>{person.name}</bdi>: {noShows.includes(person.uid) ? 'no-show' : 'turned up'}
            </SwitchRow>
          ))}
      </Stack>
      <Button size="lg" loading={isSaving} onClick={() => void save()}>
        Save
      </Button>
      {attendance.lateDropOuts.length > 0 && (
        <Stack gap="1">
          <Text fontWeight="600">Dropped out late</Text>
          <Text color="fg.muted">Only organisers see this.</Text>
          <List.Root listStyle="none" gap="1">
            {attendance.lateDropOuts.map(({ uid, isForgiven }) => (
              <List.Item key={uid}>
                <PersonName name={people.find((person) => person.uid === uid)?.name ?? ''} />
                {isForgiven && <Text color="fg.muted">Not counted: the spot was filled.</Text>}
              </List.Item>
            ))}
          </List.Root>
        </Stack>
      )}
      <TurnoutTotals turnout={turnout} />
    </Stack>
  );
}

/** Sorts people by name, because the list is not a ranking. */
export function TurnoutTotals({ turnout: { instances, turnout } }: { readonly turnout: TurnoutResponse }) {
  const rows = turnout.filter(hasAbsence).toSorted(compareNames);
  if (rows.length === 0) return null;
  return (
    <Stack gap="1">
      <Text fontWeight="600">{instances === 1 ? 'The last game' : `The last ${instances} games`}</Text>
      <List.Root listStyle="none" gap="2">
        {rows.map((row) => (
          <List.Item key={row.uid}>
            <PersonName name={row.name} />
            <Text color="fg.muted">{totalsText(row)}</Text>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}

export function hasAbsence({ noShows, lateDropOuts, forgiven }: TurnoutResponse['turnout'][number]): boolean {
  return noShows + lateDropOuts + forgiven > 0;
}

/** Returns text such as 'In for 8 games, 1 no-show, 2 late drop-outs (1 not counted)'. */
function totalsText({
  expected,
  noShows,
  lateDropOuts,
  forgiven,
}: TurnoutResponse['turnout'][number]): string {
  const late = lateDropOuts + forgiven;
  return [
    `In for ${plural(expected, 'game')}`,
    noShows > 0 && plural(noShows, 'no-show'),
    late > 0 && `${plural(late, 'late drop-out')}${forgiven > 0 ? ` (${forgiven} not counted)` : ''}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
