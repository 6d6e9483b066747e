import { Stack } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { LastPushes } from '#environment/last-pushes.tsx';
import { useInbox } from '../../db/notifications.ts';
import { Inbox } from '../../features/notifications/inbox.tsx';
import { NotificationSettingsCard } from '../../features/notifications/notification-settings-card.tsx';
import { useUid } from '../../session/session.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';

export function NotificationsRoute() {
  const uid = useUid();
  // `RequireSignIn` guarantees a uid.
  return uid === null ? null : <Notifications uid={uid} />;
}

function Notifications({ uid }: { readonly uid: Uid }) {
  const inbox = useInbox(uid);
  if (inbox.status === 'loading') return <PageSkeleton />;
  return (
    <Page title="Notifications">
      <Stack gap="4">
        {inbox.status === 'error' && <ErrorPanel level="h1" error={inbox.error} />}
        {inbox.status === 'success' && <Inbox uid={uid} notifications={inbox.data} />}
        <NotificationSettingsCard />
        <LastPushes />
      </Stack>
    </Page>
  );
}
