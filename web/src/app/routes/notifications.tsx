import { Heading, Stack, Text } from '@chakra-ui/react';
import { LastPushes } from '#environment/last-pushes.tsx';
import { useInbox, useNotificationSettings } from '../../db/notifications.ts';
import { install, shareButtonPlace, thisDevice } from '../../features/install/install-store.ts';
import { DevicePanel } from '../../features/notifications/device-panel.tsx';
import { Inbox } from '../../features/notifications/inbox.tsx';
import { KindSwitches } from '../../features/notifications/kind-switches.tsx';
import { useSession } from '../../session/session.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Page, PageSkeleton } from '../../ui/page.tsx';

/** `/notifications`: what somebody has been told, and what they want to be told, and where. */
export function NotificationsRoute() {
  const session = useSession();
  // The guard lets only them in.
  if (session.status !== 'guest' && session.status !== 'player') return null;
  return <Notifications uid={session.uid} isGuest={session.status === 'guest'} />;
}

interface NotificationsProps {
  readonly uid: string;
  readonly isGuest: boolean;
}

function Notifications({ uid, isGuest }: NotificationsProps) {
  const inbox = useInbox(uid);
  if (inbox.status === 'loading') return <PageSkeleton />;
  return (
    <Page title="Notifications">
      <Stack gap="10">
        {inbox.status === 'error' && <ErrorPanel level="h1" error={inbox.error} />}
        {inbox.status === 'success' && <Inbox uid={uid} notifications={inbox.data} />}
        <Choices uid={uid} isGuest={isGuest} />
        <LastPushes />
      </Stack>
    </Page>
  );
}

function Choices({ uid, isGuest }: NotificationsProps) {
  const settings = useNotificationSettings(uid);
  const needsInstall = shareButtonPlace(thisDevice()) !== null;
  return (
    <Stack as="section" gap="4" aria-label="Notification settings">
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          What you hear of
        </Heading>
        <Text color="fg.muted">What you switch off is not sent, neither here nor to your devices.</Text>
      </Stack>
      <DevicePanel uid={uid} onInstall={needsInstall ? install : null} />
      {settings.status === 'error' && <ErrorPanel error={settings.error} />}
      {settings.status === 'success' && (
        <KindSwitches uid={uid} isGuest={isGuest} settings={settings.data} isPending={settings.isPending} />
      )}
    </Stack>
  );
}
