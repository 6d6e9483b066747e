import { Stack } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import { saveWantsEmails, useWantsEmails } from '../../db/players.ts';
import { EmailVerification } from '../../shared/people/email-verification.tsx';
import { ErrorPanel } from '../../ui/messages.tsx';
import { PendingNote } from '../../ui/person.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveOrToast } from '../../ui/toasts.ts';

/** Fives sends emails only to a verified address, and only if no device gets pushes. */
export function EmailPanel({ uid, email }: { readonly uid: Uid; readonly email: string }) {
  const wanted = useWantsEmails(uid);
  if (wanted.status === 'loading') return null;
  if (wanted.status === 'error') return <ErrorPanel error={wanted.error} />;
  const save = (isOn: boolean) =>
    saveOrToast(saveWantsEmails(uid, isOn), "Couldn't change email notifications");
  return (
    <Stack gap="3">
      <Stack layerStyle="panel" gap="3" px={{ base: '5', md: '8' }} py="5">
        <SettingSwitch
          label="Email notifications"
          help={`To ${email}, once confirmed, while notifications are off on all your devices.`}
          isOn={wanted.data}
          onChange={(isOn) => void save(isOn)}
        />
        {wanted.data && <EmailVerification />}
      </Stack>
      <PendingNote isPending={wanted.isPending} />
    </Stack>
  );
}
