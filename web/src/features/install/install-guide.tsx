import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuArrowDown, LuArrowUp, LuShare, LuSquarePlus } from 'react-icons/lu';
import { shareButtonPosition, thisDevice } from '../../lib/device.ts';
import { IconTile } from '../../ui/cards.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Installation steps for iPhone and iPad, where a page cannot start the installation. */
export function InstallGuide({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const position = shareButtonPosition(thisDevice()) ?? 'bottom';
  return (
    <Sheet title="Install Fives" open={open} onClose={onClose}>
      <Stack gap="5">
        <Stack as="ol" gap="3" listStyleType="none">
          <Step icon={<LuShare />}>Tap the share button at the {position} of the screen.</Step>
          <Step icon={<LuSquarePlus />}>Then choose 'Add to Home Screen'.</Step>
        </Stack>
        <Flex justify="center" fontSize="3xl" color="brand.fg" aria-hidden="true">
          {position === 'top' ? <LuArrowUp /> : <LuArrowDown />}
        </Flex>
      </Stack>
    </Sheet>
  );
}

function Step({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Flex as="li" align="center" gap="4">
      <IconTile>{icon}</IconTile>
      <Text fontSize="md">{children}</Text>
    </Flex>
  );
}
