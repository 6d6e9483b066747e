import { Box, Separator, Stack } from '@chakra-ui/react';
import {
  kindsFor,
  NOTIFICATIONS,
  type NotificationKind,
  type NotificationSettings,
  type Uid,
  wantsKind,
  withKind,
} from '@fives/domain';
import { saveNotificationSettings } from '../../db/notifications.ts';
import { PendingNote } from '../../ui/person.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveOrToast } from '../../ui/toasts.ts';

export interface KindSwitchesProps {
  readonly uid: Uid;
  readonly isGuest: boolean;
  readonly settings: NotificationSettings;
  readonly isPending: boolean;
}

export function KindSwitches({ uid, isGuest, settings, isPending }: KindSwitchesProps) {
  const save = (kind: NotificationKind, isOn: boolean) =>
    saveOrToast(
      saveNotificationSettings(uid, withKind(settings, kind, isOn)),
      "Couldn't change this setting",
    );
  return (
    <Stack gap="3">
      <Box layerStyle="panel" px={{ base: '5', md: '8' }} py="5">
        <Stack gap="4" separator={<Separator />}>
          {kindsFor(isGuest).map((kind) => (
            <SettingSwitch
              key={kind}
              label={NOTIFICATIONS[kind].label}
              help={NOTIFICATIONS[kind].help}
              isOn={wantsKind(settings, kind)}
              onChange={(isOn) => void save(kind, isOn)}
            />
          ))}
        </Stack>
      </Box>
      <PendingNote isPending={isPending} />
    </Stack>
  );
}
