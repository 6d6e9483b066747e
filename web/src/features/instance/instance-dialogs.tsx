import { memo } from 'react';
import { AttendanceSheet } from './attendance-sheet.tsx';
import { AddPersonSheet } from './entry/add-person-sheet.tsx';
import type { InstanceView } from './instance-view.ts';
import { OwnReplyStep } from './reply/own-reply-step.tsx';
import { PersonDialog } from './reply/person-dialog.tsx';
import { ReplyDialog } from './reply/reply-dialog.tsx';
import type { Dialogs } from './use-dialogs.ts';

interface InstanceDialogsProps {
  readonly view: InstanceView;
  readonly shown: NonNullable<Dialogs['shown']>;
}

export const InstanceDialogs = memo(function InstanceDialogs({ view, shown }: InstanceDialogsProps) {
  const { subject, serial, ...ends } = shown;
  switch (subject.kind) {
    case 'add':
      return <AddPersonSheet key={serial} view={view} isBrought={subject.isBrought} {...ends} />;
    case 'attendance':
      return <AttendanceSheet key={serial} view={view} {...ends} />;
    case 'person': {
      const person = view.people?.find(({ uid }) => uid === subject.uid);
      return person ? <PersonDialog key={serial} view={view} person={person} {...ends} /> : null;
    }
    default:
      return (
        <ReplyDialog key={serial} giId={view.instance.id} subject={subject} {...ends}>
          {(onNewcomer) => <OwnReplyStep view={view} onNewcomer={onNewcomer} {...ends} />}
        </ReplyDialog>
      );
  }
});
