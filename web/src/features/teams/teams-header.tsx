import { Flex, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { DISPLAY_FORMATS, formatInZone, type GameInstance } from '@fives/domain';
import type { ReactNode } from 'react';
import { LuShare2 } from 'react-icons/lu';

export interface TeamsHeaderProps {
  readonly instance: GameInstance;
  /** Absent until there is something to share. */
  readonly onShare: (() => void) | null;
  /** The result, once it is in. */
  readonly children?: ReactNode;
}

/** What and when, on the scoreboard. */
export function TeamsHeader({ instance, onShare, children }: TeamsHeaderProps) {
  const { name, timeZone } = instance.game;
  return (
    <Stack as="header" layerStyle="scoreboard" p={{ base: '5', md: '7' }} gap="5">
      <Flex justify="space-between" align="start" gap="3">
        <Stack gap="1.5" minW="0">
          <Heading as="h1" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }}>
            {instance.winningTeam === null ? 'Teams' : 'Result'}
          </Heading>
          <Text fontWeight="600" overflowWrap="anywhere" lineClamp="2">
            <bdi>{name}</bdi>
          </Text>
          <Text textStyle="score" fontSize="xl" color="scoreboard.lit">
            {formatInZone(instance.startDateTime, timeZone, DISPLAY_FORMATS.teams)}
          </Text>
        </Stack>
        {onShare && (
          <IconButton
            aria-label="Share"
            title="Share"
            variant="outline"
            color="scoreboard.fg"
            borderColor="scoreboard.muted"
            focusRingColor="scoreboard.lit"
            _hover={{ bg: 'scoreboard.panel' }}
            onClick={onShare}
          >
            <LuShare2 />
          </IconButton>
        )}
      </Flex>
      {children}
    </Stack>
  );
}
