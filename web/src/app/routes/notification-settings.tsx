import { Heading, Stack } from '@chakra-ui/react';
import { sendsEmail } from '#environment/config.ts';
import { appPaths } from '../../config/paths.ts';
import { useNotificationSettings } from '../../db/notifications.ts';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { install } from '../../features/install/install-store.ts';
import { DevicePanel } from '../../features/notifications/device-panel.tsx';
import { EmailPanel } from '../../features/notifications/email-panel.tsx';
import { KindSwitches } from '../../features/notifications/kind-switches.tsx';
import { shareButtonPosition, thisDevice } from '../../lib/apple-device.ts';
import { type SignedIn, useSession } from '../../session/session.ts';
import { BackLink } from '../../ui/links.tsx';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

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
      <Heading as="h1" textStyle="display" fontSize="4xl">
        Notification settings
      </Heading>
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
