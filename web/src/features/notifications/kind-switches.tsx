import { Box, Separator, Stack } from '@chakra-ui/react';
import { type NotificationKind, type NotificationSettings, wantsKind, withKind } from '@fives/domain';
import { saveNotificationSettings } from '../../db/notifications.ts';
import { PendingNote } from '../../ui/person.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveVisibly } from '../../ui/toasts.ts';

/** What each kind of notification is called, and when it comes; in the order of a game's own week. */
const KIND_TEXTS: Record<NotificationKind, { readonly label: string; readonly help?: string }> = {
  INVITE: { label: 'Invites' },
  REMINDER: { label: 'Reminders', help: "You haven't replied, or your game is about to start." },
  PROMOTED: { label: 'Moved up', help: "You were a reserve and now you're in." },
  OFFER: { label: 'Late spots', help: "You're a reserve and a spot opens up late." },
  GAME_SHORT: { label: 'Game warnings', help: 'A game you organise is short of players.' },
  ORGANISING: {
    label: 'Organising',
    help: 'You become an organiser of a game, or are asked to help run it.',
  },
  DROP_OUT: { label: 'Drop-outs', help: 'Someone drops out of a game you organise.' },
  RESCHEDULED: { label: 'Changes', help: "Your game's time or location changes." },
  CANCELLED: { label: 'Cancelled games', help: "A game you're in is cancelled or back on." },
  TEAMS_PICKED: { label: 'Teams' },
  RESULT: { label: 'Results' },
  PAYMENT: { label: 'Payments', help: 'An organiser reminds you of your share of the cost.' },
  MOTM_OPEN: { label: 'Votes' },
  MOTM_AWARDED: { label: 'Player of the match' },
};

export interface KindSwitchesProps {
  readonly uid: string;
  /** Guests organise nothing and have no vote, so they hear of neither. */
  readonly isGuest: boolean;
  readonly settings: NotificationSettings;
  /** Whether a change has not reached the server. */
  readonly isPending: boolean;
}

// The texts are a record of all kinds; Object.keys forgets that.
const KINDS = Object.keys(KIND_TEXTS) as NotificationKind[];
const FOR_PLAYERS: readonly NotificationKind[] = ['GAME_SHORT', 'ORGANISING', 'DROP_OUT', 'MOTM_OPEN'];

/** What a person wants to hear of, saved with each tap. A refused change turns back by itself, and is said. */
export function KindSwitches({ uid, isGuest, settings, isPending }: KindSwitchesProps) {
  const save = (kind: NotificationKind, isOn: boolean) =>
    saveVisibly(
      saveNotificationSettings(uid, withKind(settings, kind, isOn)),
      "Couldn't change this setting",
    );
  return (
    <Stack gap="3">
      <Box layerStyle="panel" px={{ base: '5', md: '8' }} py="5">
        <Stack gap="4" separator={<Separator />}>
          {KINDS.filter((kind) => !isGuest || !FOR_PLAYERS.includes(kind)).map((kind) => (
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
