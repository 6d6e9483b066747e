import { Button, Stack } from '@chakra-ui/react';
import { aheadReason } from '@fives/domain';
import { useState } from 'react';
import { LuBellRing } from 'react-icons/lu';
import { hasDeclined, rememberDeclined } from '../../push/declined.ts';
import { type DevicePushes, useDevicePushes } from '../../push/use-device-pushes.ts';
import { PlainCard } from '../../ui/cards.tsx';
import type { InstanceView } from './instance-view.ts';

/**
 * Asks a guest who said yes whether this device may tell them: without that nobody can, should the game be off. Players
 * have their inbox, and choose in its settings.
 */
export function TellMeCard({ view }: { readonly view: InstanceView }) {
  const pushes = useDevicePushes(view.viewer.uid);
  const [isDeclined, setDeclined] = useState(hasDeclined);
  if (!isConcerned(view) || isDeclined || !canTurnOn(pushes)) return null;
  const decline = () => {
    rememberDeclined();
    setDeclined(true);
  };
  return (
    <PlainCard
      icon={<LuBellRing />}
      title="Want to know if it's cancelled?"
      text="Get a notification on this device if the game is cancelled, the time changes or a spot opens up."
    >
      <Stack direction={{ base: 'column', md: 'row' }} gap="3">
        <Button loading={pushes.isBusy} onClick={() => void pushes.turnOn()}>
          Turn on notifications
        </Button>
        <Button variant="ghost" onClick={decline}>
          No, thanks
        </Button>
      </Stack>
    </PlainCard>
  );
}

/** A guest who counts on a game that is ahead. */
function isConcerned({ viewer, own, instance, now }: InstanceView): boolean {
  return viewer.role === 'guest' && own?.status === 'PLAYING' && aheadReason(instance, now) === null;
}

function canTurnOn({ state }: DevicePushes): boolean {
  return state === 'default' || state === 'off';
}
