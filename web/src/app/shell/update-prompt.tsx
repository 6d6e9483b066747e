import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { changeToNewVersion, useIsNewVersionWaiting } from './new-version.ts';

/**
 * Offers a new version when one is there. Nothing reloads by itself, as somebody may be typing; and the bar covers
 * nothing: it takes its place below the bar at the top.
 */
export function UpdatePrompt() {
  const isWaiting = useIsNewVersionWaiting();
  const [isChanging, setChanging] = useState(false);
  const update = () => {
    setChanging(true);
    void changeToNewVersion();
  };
  return (
    <Box role="status" position="sticky" top="calc(3.5rem + env(safe-area-inset-top))" zIndex="docked">
      {isWaiting && (
        <HStack bg="scoreboard.bg" color="scoreboard.lit" justify="center" gap="4" px="4" py="1">
          <Text fontSize="sm" fontWeight="600">
            A new version of Fives is here.
          </Text>
          <Button size="sm" minH="touch" loading={isChanging} onClick={update}>
            Update
          </Button>
        </HStack>
      )}
    </Box>
  );
}
