import { Button, Flex } from '@chakra-ui/react';
import { formatInZone, type Uid } from '@fives/domain';
import { useState } from 'react';
import { useCalendarFeed } from '../../db/calendar-feeds.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { ActionPanel } from '../../ui/settings-panel.tsx';

const AddressSheet = lazyPart(async () => (await import('./calendar-sheets.tsx')).AddressSheet);
const EndSheet = lazyPart(async () => (await import('./calendar-sheets.tsx')).EndSheet);

export function CalendarCard({ uid }: { readonly uid: Uid }) {
  const live = useCalendarFeed(uid);
  const [asking, setAsking] = useState<'address' | 'end' | null>(null);
  // A loading or unreadable feed does not prevent a new link.
  const feed = live.status === 'success' ? live.data : null;
  const sheet = { onClose: () => setAsking(null) };
  return (
    <ActionPanel
      title="Calendar"
      help={
        feed === null
          ? 'See your games in your own calendar, always up to date.'
          : `Calendar link created ${formatInZone(feed.createdAt, ownTimeZone(), 'd MMM yyyy')}. A new link replaces it.`
      }
      isBusy={live.status === 'loading'}
    >
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" disabled={live.status === 'loading'} onClick={() => setAsking('address')}>
          {feed === null ? 'Get calendar link' : 'Get new link'}
        </Button>
        {feed !== null && (
          <Button
            variant="outline"
            borderColor="border.error"
            color="fg.error"
            onClick={() => setAsking('end')}
          >
            Turn off link
          </Button>
        )}
      </Flex>
      {asking === 'address' && <AddressSheet isReplaced={feed !== null} {...sheet} />}
      {asking === 'end' && <EndSheet {...sheet} />}
    </ActionPanel>
  );
}
