import type { GiId, Uid } from '@fives/domain';
import { memo } from 'react';
import { AttendanceSheet } from './attendance-sheet.tsx';
import { useDialogView } from './dialog-view.ts';
import { AddPersonSheet } from './entry/add-person-sheet.tsx';
import { OwnReplyStep, type OwnReplyStepProps } from './reply/own-reply-step.tsx';
import { PersonDialog } from './reply/person-dialog.tsx';
import { type DialogEnds, ReplyDialog } from './reply/reply-dialog.tsx';
import type { Dialogs } from './use-dialogs.ts';

interface InstanceDialogsProps {
  readonly giId: GiId;
  readonly dialogs: Dialogs;
}

export const InstanceDialogs = memo(function InstanceDialogs({ giId, dialogs }: InstanceDialogsProps) {
  const { shown, close, finish, finalFocus } = dialogs;
  if (shown === null) return null;
  const { subject, serial, isOpen } = shown;
  const ends = { isOpen, onClose: () => close(serial), onDone: () => finish(serial), finalFocus };
  if (subject.kind === 'add') return <AddOne key={serial} isBrought={subject.isBrought} {...ends} />;
  if (subject.kind === 'attendance') return <TurnedUp key={serial} {...ends} />;
  if (subject.kind === 'person') return <OnePerson key={serial} uid={subject.uid} {...ends} />;
  const first = subject.kind === 'join' && {
    firstReply: subject.reply,
    isGuestRefused: subject.isGuestRefused,
  };
  return (
    <ReplyDialog key={serial} giId={giId} firstStep={subject.kind} {...first} {...ends}>
      {(onNewcomer) => <OwnReply onNewcomer={onNewcomer} {...ends} />}
    </ReplyDialog>
  );
});

function OwnReply(props: Omit<OwnReplyStepProps, 'view'>) {
  const view = useDialogView();
  return view && <OwnReplyStep view={view} {...props} />;
}

function TurnedUp(ends: DialogEnds) {
  const view = useDialogView();
  return view && <AttendanceSheet view={view} {...ends} />;
}

function AddOne({ isBrought, ...ends }: DialogEnds & { readonly isBrought: boolean }) {
  const view = useDialogView();
  return view && <AddPersonSheet view={view} isBrought={isBrought} {...ends} />;
}

function OnePerson({ uid, ...ends }: DialogEnds & { readonly uid: Uid }) {
  const view = useDialogView();
  const person = view?.people?.find((other) => other.uid === uid);
  return view && person ? <PersonDialog view={view} person={person} {...ends} /> : null;
}
