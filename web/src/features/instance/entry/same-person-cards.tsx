import { Button, Stack } from '@chakra-ui/react';
import {
  addedNamesake,
  formatInZone,
  type GiId,
  mergeChoice,
  type PlayerInstance,
  paths,
  type Uid,
} from '@fives/domain';
import { type ReactNode, useState } from 'react';
import { LuUsers } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { changeFields } from '../../../db/writes.ts';
import { recall, remember } from '../../../lib/device-memory.ts';
import { PlainCard } from '../../../ui/cards.tsx';
import { saveOrToast, toastSuccess } from '../../../ui/toasts.ts';
import { type Claim, claimsIn } from '../cards/due-actions.ts';
import type { InstanceView } from '../instance-view.ts';
import { answerNamesakeQuestion, useNamesakeQuestion } from '../reply/namesake-question.ts';

interface SamePersonCardsProps {
  readonly view: InstanceView;
}

export function ClaimCards({ view }: SamePersonCardsProps) {
  return claimsIn(view).map((claim) => <ClaimCard key={claim.person.uid} view={view} {...claim} />);
}

/** Storage key of the uids of declined plus-ones. */
const DECLINED = 'fives.same-person.declined';

export function OwnNamesakeCard({ view }: SamePersonCardsProps) {
  const { own, people, instance, viewer } = view;
  const playedAt = useNamesakeQuestion(instance.id);
  const [declined, setDeclined] = useState(declinedEntries);
  if (own === null || own.status === 'UNANSWERED' || people === null) return null;
  const entry = addedNamesake(own, people);
  const added = entry && entry.addedBy !== own.uid && mergeChoice(own, entry) ? entry : null;
  if (own.sameAs) return <OpenClaim view={view} own={own} added={added} />;
  if (own.sameAs !== undefined) return null;
  const decline = () => {
    if (playedAt) answerNamesakeQuestion(instance.id);
    const entries = [...declined, ...(entry ? [entry.uid] : [])];
    remember(DECLINED, entries);
    setDeclined(entries);
  };
  if (playedAt !== null && own.isGuest) {
    return (
      <AskedQuestion
        title={
          <>
            Are you <bdi>{viewer.name || own.name}</bdi>, who played on {dayText(playedAt, view)}?
          </>
        }
        onYes={() => claim(instance.id)}
        onNo={decline}
      />
    );
  }
  if (added === null || declined.includes(added.uid)) return null;
  return (
    <AskedQuestion
      title={
        <>
          Are you the {nameOf(added)} that {adderOf(added, people)} added?
        </>
      }
      onYes={() => saveSameAs(view, own.uid, added.uid)}
      onNo={decline}
    />
  );
}

interface AskedQuestionProps extends Pick<QuestionProps, 'title'> {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function AskedQuestion({ title, onYes, onNo }: AskedQuestionProps) {
  return (
    <Question
      title={title}
      text="Your reply is saved. If that's you, an organiser can merge the two entries."
    >
      <Button onClick={onYes}>Yes, that's me</Button>
      <Button variant="ghost" onClick={onNo}>
        No
      </Button>
    </Question>
  );
}

interface OpenClaimProps extends SamePersonCardsProps {
  readonly own: PlayerInstance;
  readonly added: PlayerInstance | null;
}

function OpenClaim({ view, own, added }: OpenClaimProps) {
  const isAdded = own.sameAs === added?.uid;
  if ((!isAdded && !own.sameAsPlayedAt) || view.viewer.may.has('managePeople')) return null;
  return (
    <Question
      title={
        own.sameAsPlayedAt ? (
          `You played on ${dayText(own.sameAsPlayedAt, view)}`
        ) : (
          <>You're also on the list as {nameOf(added ?? own)}</>
        )
      }
      text="An organiser will confirm it and merge the two entries."
    />
  );
}

async function claim(giId: GiId): Promise<void> {
  const call = callApi('claimNamesake', { params: { giId } });
  if (await saveOrToast(call, "Couldn't save your reply")) answerNamesakeQuestion(giId);
}

function ClaimCard({ view, person, entryUid, entry }: SamePersonCardsProps & Claim) {
  const { instance, people, viewer } = view;
  const [isBusy, setBusy] = useState(false);
  const merge = async () => {
    setBusy(true);
    const call = callApi('mergePeople', {
      params: { gameId: instance.gameId },
      body: { from: entryUid, to: person.uid },
    });
    if (await saveOrToast(call, "Couldn't merge them")) toastSuccess(`${(entry ?? person).name} merged`);
    setBusy(false);
  };
  const { sameAsPlayedAt } = person;
  const adder = entry?.addedBy === viewer.uid ? 'you' : entry && adderOf(entry, people ?? []);
  return (
    <Question
      title={
        sameAsPlayedAt ? (
          <>
            Is this {nameOf(entry ?? person)}, who played on {dayText(sameAsPlayedAt, view)}?
          </>
        ) : (
          <>
            Is {nameOf(person)} the {nameOf(entry ?? person)} that {adder} added?
          </>
        )
      }
      text={
        <>{nameOf(person)} says yes. A merge moves replies, votes and results to them. You can't undo it.</>
      }
    >
      <Button loading={isBusy} onClick={() => void merge()}>
        Yes, same person
      </Button>
      <Button variant="ghost" disabled={isBusy} onClick={() => saveSameAs(view, person.uid, null)}>
        No
      </Button>
    </Question>
  );
}

function dayText(at: Date, { instance }: InstanceView): string {
  return formatInZone(at, instance.game.timeZone, 'dd/MM');
}

function saveSameAs({ instance, viewer }: InstanceView, uid: Uid, sameAs: Uid | null): void {
  const saved = changeFields(viewer.uid, { [paths.playerInstance(instance.id, uid)]: { sameAs } });
  void saveOrToast(saved, "Couldn't save your reply");
}

interface QuestionProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
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
