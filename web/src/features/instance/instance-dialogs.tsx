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
  const { subject, serial, ...dialog } = shown;
  switch (subject.kind) {
    case 'add':
      return <AddPersonSheet key={serial} view={view} isBrought={subject.isBrought} {...dialog} />;
    case 'attendance':
      return <AttendanceSheet key={serial} view={view} {...dialog} />;
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
              isConditional={subject.kind === 'reply' && subject.isConditional === true}
              onNewcomer={onNewcomer}
              {...dialog}
            />
          )}
        </ReplyDialog>
      );
  }
});
