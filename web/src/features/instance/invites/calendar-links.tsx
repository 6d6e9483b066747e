import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { googleCalendarLink, toCalendarEvent } from '@fives/domain';
import { LuCalendarSync, LuDownload, LuExternalLink } from 'react-icons/lu';
import { appPaths, calendarFile, dateLink } from '../../../config/paths.ts';
import { LinkButton } from '../../../ui/buttons.tsx';
import type { InstanceView } from '../instance-view.ts';

interface CalendarLinksProps {
  readonly view: InstanceView;
  readonly onClose: () => void;
}

export function CalendarLinks({ view: { instance, viewer }, onClose }: CalendarLinksProps) {
  const event = toCalendarEvent(instance, dateLink(instance));
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <Button asChild variant="outline">
          <a href={calendarFile(instance.id, instance.game.inviteKey)} onClick={onClose}>
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
          <LinkButton to={appPaths.account()} variant="outline">
            <LuCalendarSync aria-hidden="true" />
            Subscribe to all my games…
          </LinkButton>
        </>
      )}
    </Stack>
  );
}
