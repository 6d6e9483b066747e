import { Box, Separator, Stack } from '@chakra-ui/react';
import { type NotificationKind, type NotificationSettings, wantsKind, withKind } from '@fives/domain';
import { saveNotificationSettings } from '../../db/notifications.ts';
import { PendingNote } from '../../ui/person.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveVisibly } from '../../ui/toasts.tsx';
import { KIND_TEXTS } from './kind-texts.ts';

export interface KindSwitchesProps {
  readonly uid: string;
  readonly settings: NotificationSettings;
  /** Whether a change has not reached the server. */
  readonly isPending: boolean;
}

// The texts are a record of all kinds; Object.keys forgets that.
const KINDS = Object.keys(KIND_TEXTS) as NotificationKind[];

/** What a player wants to hear of, saved with each tap. A refused change turns back by itself, and is said. */
export function KindSwitches({ uid, settings, isPending }: KindSwitchesProps) {
  const save = (kind: NotificationKind, isOn: boolean) =>
    saveVisibly(
      saveNotificationSettings(uid, withKind(settings, kind, isOn)),
      `${KIND_TEXTS[kind].label} were not changed`,
    );
  return (
    <Stack gap="3">
      <Box layerStyle="panel" px={{ base: '5', md: '8' }} py="5">
        <Stack gap="4" separator={<Separator />}>
          {KINDS.map((kind) => (
            <SettingSwitch
              key={kind}
              {...KIND_TEXTS[kind]}
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
