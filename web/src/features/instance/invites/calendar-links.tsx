import { Button, SimpleGrid, Text } from '@chakra-ui/react';
import { googleCalendarLink, toCalendarEvent } from '@fives/domain';
import { LuCalendarSync, LuDownload, LuExternalLink } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { appPaths, calendarFile, inviteLink } from '../../../config/paths.ts';
import type { InstanceView } from '../instance-view.ts';
import { ShareSection } from './invites-dialog.tsx';

interface CalendarLinksProps {
  readonly view: InstanceView;
  readonly onClose: () => void;
}

export function CalendarLinks({ view, onClose }: CalendarLinksProps) {
  const { instance, viewer } = view;
  const { id, game } = instance;
  const event = toCalendarEvent(instance, inviteLink(id, null));
  return (
    <ShareSection title="Add to calendar">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <Button asChild variant="outline">
          <a href={calendarFile(id, game.inviteKey)} onClick={onClose}>
            <LuDownload aria-hidden="true" />
            Download calendar file
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={googleCalendarLink(event)} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            <LuExternalLink aria-hidden="true" />
            Google Calendar
          </a>
        </Button>
      </SimpleGrid>
      {viewer.role !== 'guest' && (
        <>
          <Text color="fg.muted" fontSize="sm">
            A single event won't update if the game moves. Subscribe and it will.
          </Text>
          <Button asChild variant="outline">
            <Link to={appPaths.account()}>
              <LuCalendarSync aria-hidden="true" />
              Subscribe to all my games…
            </Link>
          </Button>
        </>
      )}
    </ShareSection>
  );
}
