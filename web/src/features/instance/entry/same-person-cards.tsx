import { Button, Stack } from '@chakra-ui/react';
import { addedNamesake, mergeChoice, type PlayerInstance, paths, type Uid } from '@fives/domain';
import { type ReactNode, useState } from 'react';
import { LuUsers } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { changeFields } from '../../../db/writes.ts';
import { recall, remember } from '../../../lib/device-memory.ts';
import { PlainCard } from '../../../ui/cards.tsx';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import { claimsIn } from '../cards/due-actions.ts';
import type { InstanceView } from '../instance-view.ts';

interface SamePersonCardsProps {
  readonly view: InstanceView;
}

export function ClaimCards({ view }: SamePersonCardsProps) {
  return claimsIn(view).map(({ person, entry }) => (
    <ClaimCard key={person.uid} view={view} person={person} entry={entry} />
  ));
}

/** Storage key of the uids of declined plus-ones. */
const DECLINED = 'fives.same-person.declined';

export function OwnNamesakeCard({ view }: SamePersonCardsProps) {
  const { own, people, viewer } = view;
  const [declined, setDeclined] = useState(declinedEntries);
  if (own === null || own.status === 'UNANSWERED' || people === null) return null;
  const entry = addedNamesake(own, people);
  if (entry === undefined || entry.addedBy === own.uid || mergeChoice(own, entry) === null) return null;
  if (own.sameAs === entry.uid) {
    return viewer.may.has('managePeople') ? null : (
      <Question
        title={<>You're also on the list as {nameOf(entry)}</>}
        text="An organiser will confirm it and merge the two entries."
      />
    );
  }
  if (own.sameAs !== undefined || declined.includes(entry.uid)) return null;
  const decline = () => {
    const entries = [...declined, entry.uid];
    remember(DECLINED, entries);
    setDeclined(entries);
  };
  return (
    <Question
      title={
        <>
          Are you the {nameOf(entry)} that {adderOf(entry, people)} added?
        </>
      }
      text="Then an organiser can merge the two entries."
    >
      <Button onClick={() => saveSameAs(view, own.uid, entry.uid)}>Yes, that's me</Button>
      <Button variant="ghost" onClick={decline}>
        No
      </Button>
    </Question>
  );
}

interface ClaimCardProps extends SamePersonCardsProps {
  readonly person: PlayerInstance;
  readonly entry: PlayerInstance;
}

function ClaimCard({ view, person, entry }: ClaimCardProps) {
  const { instance, people, viewer } = view;
  const [isBusy, setBusy] = useState(false);
  const merge = async () => {
    setBusy(true);
    const call = callApi('mergePeople', {
      params: { gameId: instance.gameId },
      body: { from: entry.uid, to: person.uid },
    });
    if (await saveOrToast(call, "Couldn't merge them")) toastSuccess(`${entry.name} merged`);
    setBusy(false);
  };
  const adder = entry.addedBy === viewer.uid ? 'you' : adderOf(entry, people ?? []);
  return (
    <Question
      title={
        <>
          Is {nameOf(person)} the {nameOf(entry)} that {adder} added?
        </>
      }
      text="They say yes. A merge moves replies, votes and results to them. You can't undo it."
    >
      <Button loading={isBusy} onClick={() => void merge()}>
        Merge
      </Button>
      <Button variant="ghost" disabled={isBusy} onClick={() => saveSameAs(view, person.uid, null)}>
        Not the same person
      </Button>
    </Question>
  );
}

function saveSameAs({ instance, viewer }: InstanceView, uid: Uid, sameAs: Uid | null): void {
  const saved = changeFields(viewer.uid, { [paths.playerInstance(instance.id, uid)]: { sameAs } });
  void saveOrToast(saved, "Couldn't save your reply");
}

interface QuestionProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}

function Question({ title, text, children }: QuestionProps) {
  return (
    <PlainCard icon={<LuUsers />} title={title} text={text}>
      {children && (
        <Stack direction={{ base: 'column', md: 'row' }} gap="3">
          {children}
        </Stack>
      )}
    </PlainCard>
  );
}

function nameOf({ name }: PlayerInstance) {
  return <bdi>{name}</bdi>;
}

function adderOf(entry: PlayerInstance, people: readonly PlayerInstance[]) {
  const adder = people.find(({ uid }) => uid === entry.addedBy);
  return adder ? nameOf(adder) : 'an organiser';
}

function declinedEntries(): readonly unknown[] {
  const stored = recall(DECLINED);
  return Array.isArray(stored) ? stored : [];
}
