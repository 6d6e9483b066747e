import { HStack, Text } from '@chakra-ui/react';
import { LuWifiOff } from 'react-icons/lu';
import { useOnline } from '../../hooks/use-online.ts';

export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <HStack
          bg="scoreboard.bg"
          color="scoreboard.lit"
          px="4"
          py="2"
          justify="center"
          fontSize="sm"
          fontWeight="600"
        >
          <LuWifiOff aria-hidden="true" />
          <Text>You're offline. We'll send your replies when you're back.</Text>
        </HStack>
      )}
    </div>
  );
}
