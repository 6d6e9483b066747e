import { Stack } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { dataOf } from '../../db/live.ts';
import { usePlayer } from '../../db/players.ts';
import { AccountDetails } from '../../features/account/account-details.tsx';
import { CalendarCard } from '../../features/account/calendar-card.tsx';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { NotificationSettingsCard } from '../../features/notifications/notification-settings.tsx';
import { useCall } from '../../hooks/use-api.ts';
import { saveAsJson } from '../../lib/share.ts';
import { useSession } from '../../session/session.ts';
import { DownloadButton } from '../../ui/buttons.tsx';
import { FormError } from '../../ui/form.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { SettingSwitch, SettingsPanel } from '../../ui/settings.tsx';

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

function KindMode({ uid }: { readonly uid: Uid }) {
  const player = usePlayer(uid);
  const [saved, setSaved] = useState<boolean | null>(null);
  const stored = dataOf(player)?.kindMode === true;
  const isOn = saved ?? stored;
  const saving = useCall("Couldn't save this setting", async () => {
    await callApi('updatePlayer', { params: { id: uid }, body: { kindMode: !isOn } });
    setSaved(!isOn);
  });
  return (
    <SettingsPanel
      title="Stat of the day"
      help="Each day, Fives shows one stat of a player to everyone in the game."
    >
      <SettingSwitch
        label="Kind mode"
        help="It never shows your losing runs, drops or loss percentages. Others can't see that this is on."
        isOn={saving.isBusy ? !isOn : isOn}
        onChange={() => saving.isBusy || void saving.run()}
      />
      <FormError message={saving.problem} />
    </SettingsPanel>
  );
}

function OwnData({ uid }: { readonly uid: Uid }) {
  const download = async () => {
    const data = await callApi('exportOwnData', { params: { id: uid } });
    saveAsJson(`fives-${data.exportedAt.slice(0, 10)}.json`, data);
  };
  return (
    <SettingsPanel title="Your data" help="Everything we hold about you, in one file.">
      <DownloadButton label="Download my data" failure="Couldn't download your data" download={download} />
    </SettingsPanel>
  );
}
