import { Button, Stack, Text } from '@chakra-ui/react';
import { googleCalendarLink, toCalendarEvent } from '@fives/domain';
import { LuCalendarSync, LuDownload, LuExternalLink } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths, calendarFile, inviteLink } from '../../config/paths.ts';
import { Sheet, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import type { InstanceView } from './instance-view.ts';
import type { DialogEnds } from './reply/reply-dialog.tsx';

export interface CalendarSheetProps extends Pick<DialogEnds, 'isOpen' | 'onClose' | 'finalFocus'> {
  readonly view: InstanceView;
}

/** The ways of a game into one's own calendar: by itself, or with all one's games. */
export function CalendarSheet({ view, isOpen, onClose, finalFocus }: CalendarSheetProps) {
  const { instance, viewer } = view;
  const { id, game } = instance;
  const event = toCalendarEvent(instance, inviteLink(id, null));
  return (
    <Sheet open={isOpen} onClose={onClose} finalFocus={finalFocus}>
      <SheetTitle>Add to calendar</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text color="fg.muted">A single event won't update if the game moves. Subscribe and it will.</Text>
          <Button asChild size="lg" variant="outline">
            <a href={calendarFile(id, game.inviteKey)} onClick={onClose}>
              <LuDownload aria-hidden="true" />
              Download calendar file
            </a>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={googleCalendarLink(event)} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              <LuExternalLink aria-hidden="true" />
              Google Calendar
            </a>
          </Button>
          {viewer.role !== 'guest' && (
            <Button asChild size="lg">
              <Link to={appPaths.account()}>
                <LuCalendarSync aria-hidden="true" />
                Subscribe to all my games…
              </Link>
            </Button>
          )}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
