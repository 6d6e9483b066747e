import { Stack } from '@chakra-ui/react';
import { AccountDetails } from '../../features/account/account-details.tsx';
import { KindMode, OwnData } from '../../features/account/account-settings.tsx';
import { CalendarCard } from '../../features/account/calendar-card.tsx';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { NotificationSettingsCard } from '../../features/notifications/notification-settings.tsx';
import { useSession } from '../../session/session.ts';
import { Page, PageTitle } from '../../ui/page.tsx';

export function AccountRoute() {
  const session = useSession();
  // `RequirePlayer` admits players only.
  if (session.status !== 'player') return null;
  return (
    <Page title="Your account">
      <Stack gap="6">
        <PageTitle>Your account</PageTitle>
        <AccountDetails {...session} />
        <NotificationSettingsCard />
        <CalendarCard uid={session.uid} />
        <KindMode uid={session.uid} />
        <OwnData uid={session.uid} />
        <DeleteAccount uid={session.uid} />
      </Stack>
    </Page>
  );
}
