import { HStack, Text } from '@chakra-ui/react';
import { CANCELLED_PROBLEM } from '@fives/domain';
import { LuBan } from 'react-icons/lu';

/** Nobody should travel to a game that is off. */
export function CancelledBanner() {
  return (
    <HStack role="status" layerStyle="panel" borderColor="border.error" gap="3" p="4" color="fg.error">
      <LuBan aria-hidden="true" />
      <Text fontWeight="600">{CANCELLED_PROBLEM}</Text>
    </HStack>
  );
}
