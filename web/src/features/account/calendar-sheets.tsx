import { Button, Spinner, Stack, Text } from '@chakra-ui/react';
import { googleSubscriptionLink, webcalLink } from '@fives/domain';
import { useState } from 'react';
import { LuCalendarPlus, LuExternalLink } from 'react-icons/lu';
import { callApi } from '../../api/client.ts';
import { useCall } from '../../hooks/use-call.ts';
import { copyText } from '../../lib/share.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { FormError } from '../../ui/form.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

interface Closes {
  readonly onClose: () => void;
}

/** Says what an address is for and what it ends, makes it, and shows it this once. */
export function AddressSheet({ isReplaced, onClose }: Closes & { readonly isReplaced: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  // Once there is the new address, the one that it has replaced is no matter any more.
  const [replaces] = useState(isReplaced);
  const { run, isBusy, problem } = useCall('The address was not made', async () =>
    setUrl((await callApi('createCalendar', {})).url),
  );
  if (url !== null) {
    return (
      <Sheet open onClose={onClose} staysOnOutsideTap>
        <SheetTitle>Your calendar address</SheetTitle>
        <SheetBody>
          <Address url={url} />
        </SheetBody>
      </Sheet>
    );
  }
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>{replaces ? 'Get a new address?' : 'Get a calendar address'}</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          {replaces && (
            <Text fontWeight="600">The old address ends. Calendars that follow it see no more changes.</Text>
          )}
          <Text>
            Your calendar follows your games by an address of your own. It is shown once. Whoever knows it
            sees your games: keep it to yourself.
          </Text>
          <Text color="fg.muted">
            It holds the games that you play or have not answered yet. When to remind you is up to your
            calendar.
          </Text>
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" size="lg" onClick={onClose}>
          Not now
        </Button>
        <Button size="lg" disabled={isBusy} aria-busy={isBusy} onClick={() => void run()}>
          {isBusy && <Spinner size="sm" aria-hidden="true" />}
          Get the address
        </Button>
      </SheetFooter>
    </Sheet>
  );
}

/** The address, and the ways into the calendars that people have. */
function Address({ url }: { readonly url: string }) {
  return (
    <Stack gap="4">
      <CopyField
        label="Address"
        help="Copy it now: it is not shown again."
        value={url}
        action="Copy address"
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
      <Text color="fg.muted">
        Google looks for changes every 12 to 24 hours, others more often. Urgent changes come as
        notifications.
      </Text>
    </Stack>
  );
}

/** Asks once more before the address ends. */
export function EndSheet({ onClose }: Closes) {
  const { run, isBusy, problem } = useCall('The address has not ended', async () => {
    await callApi('deleteCalendar', {});
    toastSuccess('The address has ended');
    onClose();
  });
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>End the calendar address?</SheetTitle>
      <SheetBody>
        <Stack gap="4">
          <Text>Calendars that follow it see your games no more. You can get a new address at any time.</Text>
          <FormError message={problem} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Button variant="outline" size="lg" onClick={onClose}>
          Keep it
        </Button>
        <Button size="lg" colorPalette="red" disabled={isBusy} aria-busy={isBusy} onClick={() => void run()}>
          {isBusy && <Spinner size="sm" aria-hidden="true" />}
          End the address
        </Button>
      </SheetFooter>
    </Sheet>
  );
}
