import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { formatInZone, googleSubscriptionLink, type Uid, webcalLink } from '@fives/domain';
import { useState } from 'react';
import { LuCalendarPlus, LuExternalLink } from 'react-icons/lu';
import { callApi } from '../../api/client.ts';
import { dataOf } from '../../db/live.ts';
import { useCalendarFeed } from '../../db/players.ts';
import { useCall } from '../../hooks/use-api.ts';
import { ownTimeZone } from '../../lib/device.ts';
import { copyText } from '../../lib/share.ts';
import { DangerButton } from '../../ui/buttons.tsx';
import { CopyField, FormError } from '../../ui/form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { Sheet, SheetAnswers, SheetBody, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

export function CalendarCard({ uid }: { readonly uid: Uid }) {
  const liveFeed = useCalendarFeed(uid);
  const [openSheet, setOpenSheet] = useState<'create' | 'turn-off' | null>(null);
  // Null also if the feed cannot be read, so that the player can create a new link.
  const feed = dataOf(liveFeed);
  const sheet = { onClose: () => setOpenSheet(null) };
  return (
    <SettingsPanel
      title="Calendar"
      help={
        feed === null
          ? 'See your games in your own calendar, always up to date.'
          : `Calendar link created ${formatInZone(feed.createdAt, ownTimeZone(), 'd MMM yyyy')}. A new link replaces it.`
      }
      isBusy={liveFeed.status === 'loading'}
    >
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          disabled={liveFeed.status === 'loading'}
          onClick={() => setOpenSheet('create')}
        >
          {feed === null ? 'Get calendar link' : 'Get new link'}
        </Button>
        {feed !== null && <DangerButton onClick={() => setOpenSheet('turn-off')}>Turn off link</DangerButton>}
      </Flex>
      {openSheet === 'create' && <CreateLinkSheet hasLink={feed !== null} {...sheet} />}
      {openSheet === 'turn-off' && <TurnOffSheet {...sheet} />}
    </SettingsPanel>
  );
}

interface CloseProps {
  readonly onClose: () => void;
}

function CreateLinkSheet({ hasLink, onClose }: CloseProps & { readonly hasLink: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  // Keeps the initial value, because `hasLink` becomes true when the call creates a link.
  const [replaces] = useState(hasLink);
  const { run, isBusy, problem } = useCall("Couldn't create the link", async () =>
    setUrl((await callApi('createCalendar', {})).url),
  );
  if (url !== null) {
    return (
      <Sheet title="Your calendar link" open onClose={onClose} staysOnOutsideTap>
        <CalendarLink url={url} />
      </Sheet>
    );
  }
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>{replaces ? 'Replace your calendar link?' : 'Get a calendar link'}</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          {replaces && (
            <Text fontWeight="600">The old link stops working. Calendars using it stop updating.</Text>
          )}
          <Text>
            Your calendar app uses a private link. We show it once. Anyone with the link can see your games,
            so keep it to yourself.
          </Text>
          <Text color="fg.muted">
            It includes games you're in or haven't replied to. Set reminders in your calendar app.
          </Text>
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetAnswers no="Not now" onNo={onClose} isBusy={isBusy} onClick={() => void run()}>
        Get the link
      </SheetAnswers>
    </Sheet>
  );
}

function CalendarLink({ url }: { readonly url: string }) {
  return (
    <Stack gap="4">
      <CopyField
        label="Calendar link"
        help="Copy it now. You won't see it again."
        value={url}
        action="Copy link"
        onCopy={() => void copyText(url)}
      />
      <Button asChild size="lg">
        <a href={webcalLink(url)}>
          <LuCalendarPlus aria-hidden="true" />
          Open in calendar app
        </a>
      </Button>
      <Button asChild size="lg" variant="outline">
        <a href={googleSubscriptionLink(url)} target="_blank" rel="noopener noreferrer">
          <LuExternalLink aria-hidden="true" />
          Google Calendar
        </a>
      </Button>
      <Text color="fg.muted">We'll notify you of urgent changes.</Text>
    </Stack>
  );
}

function TurnOffSheet({ onClose }: CloseProps) {
  const { run, isBusy, problem } = useCall("Couldn't turn off the link", async () => {
    await callApi('deleteCalendar', {});
    toastSuccess('Calendar link turned off');
    onClose();
  });
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>Turn off your calendar link?</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text>Calendars using it will stop showing your games. You can get a new link any time.</Text>
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetAnswers
        no="Keep link"
        onNo={onClose}
        isBusy={isBusy}
        colorPalette="red"
        onClick={() => void run()}
      >
        Turn off link
      </SheetAnswers>
    </Sheet>
  );
}
