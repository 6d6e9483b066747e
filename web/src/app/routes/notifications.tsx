import { Stack } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { sendsEmail } from '#environment/config.ts';
import { LastPushes } from '#environment/last-pushes.tsx';
import { appPaths } from '../../config/paths.ts';
import { useInbox, useNotificationSettings } from '../../db/notifications.ts';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { install } from '../../features/install/install-offer.tsx';
import { Inbox } from '../../features/notifications/inbox.tsx';
import {
  DevicePanel,
  EmailPanel,
  KindSwitches,
  NotificationSettingsCard,
} from '../../features/notifications/notification-settings.tsx';
import { shareButtonPosition, thisDevice } from '../../lib/device.ts';
import { type SignedIn, useSession, useUid } from '../../session/session.ts';
import { ErrorPanel } from '../../ui/messages.tsx';
import { BackLink, Page, PageSkeleton, PageTitle } from '../../ui/page.tsx';

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

export function NotificationSettingsRoute() {
  const session = useSession();
  // `RequireSignIn` admits guests and players only.
  if (session.status !== 'guest' && session.status !== 'player') return null;
  return (
    <Page title="Notification settings">
      <BackLink to={appPaths.notifications()} label="notifications" />
      <Stack gap="6">
        <Choices session={session} />
        {session.status === 'guest' && <DeleteAccount uid={session.uid} isGuest />}
      </Stack>
    </Page>
  );
}

function Choices({ session }: { readonly session: SignedIn }) {
  const { uid } = session;
  const settings = useNotificationSettings(uid);
  const needsInstall = shareButtonPosition(thisDevice()) !== null;
  return (
    <Stack gap="4" aria-busy={settings.status === 'loading'}>
      <PageTitle>Notification settings</PageTitle>
      <DevicePanel uid={uid} onInstall={needsInstall ? install : null} />
      {session.status === 'player' && sendsEmail && <EmailPanel uid={uid} email={session.email} />}
      {settings.status === 'error' && <ErrorPanel error={settings.error} />}
      {settings.status === 'success' && (
        <KindSwitches
          uid={uid}
          isGuest={session.status === 'guest'}
          settings={settings.data}
          isPending={settings.isPending}
        />
      )}
    </Stack>
  );
}
