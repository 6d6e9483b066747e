import { Button, Flex } from '@chakra-ui/react';
import { formatInZone, type Uid } from '@fives/domain';
import { useState } from 'react';
import { useCalendarFeed } from '../../db/players.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { ActionPanel } from '../../ui/settings-panel.tsx';

const CreateLinkSheet = lazyPart(async () => (await import('./calendar-sheets.tsx')).CreateLinkSheet);
const TurnOffSheet = lazyPart(async () => (await import('./calendar-sheets.tsx')).TurnOffSheet);

export function CalendarCard({ uid }: { readonly uid: Uid }) {
  const liveFeed = useCalendarFeed(uid);
  const [openSheet, setOpenSheet] = useState<'create' | 'turn-off' | null>(null);
  // Null also if the feed cannot be read, so that the player can create a new link.
  const feed = liveFeed.status === 'success' ? liveFeed.data : null;
  const sheet = { onClose: () => setOpenSheet(null) };
  return (
    <ActionPanel
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
        {feed !== null && (
          <Button
            variant="outline"
            borderColor="border.error"
            color="fg.error"
            onClick={() => setOpenSheet('turn-off')}
          >
            Turn off link
          </Button>
        )}
      </Flex>
      {openSheet === 'create' && <CreateLinkSheet hasLink={feed !== null} {...sheet} />}
      {openSheet === 'turn-off' && <TurnOffSheet {...sheet} />}
    </ActionPanel>
  );
}
