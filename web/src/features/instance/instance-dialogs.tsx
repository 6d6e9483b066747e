import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  hasBrought,
  lineUpReason,
  ordinal,
  type PlayerInstance,
  type Reply,
  reasonText,
} from '@fives/domain';
import { memo } from 'react';
import { appPaths } from '../../config/paths.ts';
import { saveReply, waitForReplySaved } from '../../db/player-instances.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useActor } from '../../session/session.ts';
import { ChoiceButton, LinkButton } from '../../ui/buttons.tsx';
import { FormError } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { saveOrToast } from '../../ui/toasts.ts';
import { AttendanceSheet } from './attendance-sheet.tsx';
import { AddPersonSheet } from './entry/add-person-sheet.tsx';
import { EntryChanges, OrganiserActions, RemovePlayer } from './entry/entry-actions.tsx';
import type { EntryProps } from './entry/merge-form.tsx';
import { type InstanceView, toReplyState } from './instance-view.ts';
import { CalendarLinks } from './invites/calendar-links.tsx';
import { OwnReplyStep } from './reply/own-reply-step.tsx';
import { ReplyDialog } from './reply/reply-dialog.tsx';
import { ReserveActions } from './reply/reserve-actions.tsx';
import type { DialogProps, Dialogs } from './use-dialogs.ts';

const MoneySheet = lazyPart(async () => (await import('./money/cost-sheet.tsx')).MoneySheet);

function PersonDialog({ view, person, onDone, ...sheet }: DialogProps & EntryProps) {
  const { instance, viewer } = view;
  const entry = { view, person, onDone };
  return (
    <Sheet title={<bdi>{person.name}</bdi>} {...sheet}>
      <Stack gap="5">
        <Text color="fg.muted" role="status">
          {replyText(view, person)}
        </Text>
        <ReplyFor {...entry} />
        <ReserveActions {...entry} />
        <EntryChanges {...entry} />
        {viewer.may.has('editLineUp') && (
          <LinkButton to={appPaths.teams(instance.id)} variant="ghost">
            Go to teams
          </LinkButton>
        )}
        <OrganiserActions {...entry} />
        <RemovePlayer {...entry} />
      </Stack>
    </Sheet>
  );
}

function ReplyFor({ view: { instance, viewer }, person, onDone }: EntryProps) {
  const actor = useActor();
  const problem = reasonText(lineUpReason(instance));
  const save = (status: Reply) => {
    const state = { instance, uid: person.uid, playerInstance: person };
    void saveOrToast(saveReply(state, actor, { status }), `Couldn't save ${person.name}'s reply`);
  };
  if (!viewer.may.has('editLineUp')) {
    const isOfferedSpot = hasBrought(person, viewer) && person.uid in (instance.lateQueue?.offers ?? {});
    if (!isOfferedSpot) return null;
    const accept = () => {
      save('PLAYING');
      onDone();
    };
    return (
      <Button size="lg" onClick={accept}>
        They can still make it
      </Button>
    );
  }
  if (problem !== null) return <FormError message={problem} />;
  const replyFor = (reply: Reply) => {
    if (person.status !== reply || reply === 'PLAYING') save(reply);
    void waitForReplySaved(instance.id, person.uid).then(onDone);
  };
  return (
    <SimpleGrid columns={2} gap="3">
      <ChoiceButton isCurrent={person.status === 'PLAYING'} onClick={() => replyFor('PLAYING')}>
        Playing
      </ChoiceButton>
      <ChoiceButton isCurrent={person.status === 'NOT_PLAYING'} onClick={() => replyFor('NOT_PLAYING')}>
        Not playing
      </ChoiceButton>
    </SimpleGrid>
  );
}

function replyText(view: InstanceView, person: PlayerInstance): string {
  const { instance, queue } = view;
  const state = toReplyState(person, queue, instance);
  if (state.kind !== 'reserve') return REPLY_TEXT[person.status];
  const reserve = `${ordinal(state.position)} reserve`;
  if (instance.lateQueue === null) return reserve;
  const offerText = state.isOfferedSpot ? `${reserve}. We've asked if they can still make it` : reserve;
  return `${offerText}. If they've told you they're coming, choose Playing.`;
}

const REPLY_TEXT = {
  PLAYING: 'Said yes',
  NOT_PLAYING: 'Said no',
  UNANSWERED: 'No reply yet',
} as const;

interface InstanceDialogsProps {
  readonly view: InstanceView;
  readonly shown: NonNullable<Dialogs['shown']>;
}

export const InstanceDialogs = memo(function InstanceDialogs({ view, shown }: InstanceDialogsProps) {
  const { subject, serial, ...dialog } = shown;
  switch (subject.kind) {
    case 'add':
      return <AddPersonSheet key={serial} view={view} isBrought={subject.isBrought} {...dialog} />;
    case 'attendance':
      return <AttendanceSheet key={serial} view={view} {...dialog} />;
    case 'calendar':
      return (
        <Sheet key={serial} title="Add to calendar" {...dialog}>
          <CalendarLinks view={view} onClose={dialog.onClose} />
        </Sheet>
      );
    case 'cost':
    case 'shares':
      return <MoneySheet key={serial} view={view} isCostKnown={subject.kind === 'shares'} {...dialog} />;
    case 'person': {
      const person = view.people?.find(({ uid }) => uid === subject.uid);
      return person ? <PersonDialog key={serial} view={view} person={person} {...dialog} /> : null;
    }
    default:
      return (
        <ReplyDialog key={serial} giId={view.instance.id} subject={subject} {...dialog}>
          {(onNewcomer) => (
            <OwnReplyStep
              view={view}
              startsWith={subject.kind === 'reply' ? subject.startsWith : undefined}
              onNewcomer={onNewcomer}
              {...dialog}
            />
          )}
        </ReplyDialog>
      );
  }
});
