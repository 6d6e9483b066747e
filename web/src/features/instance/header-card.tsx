import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { DISPLAY_FORMATS, formatInZone, type GameInstance } from '@fives/domain';
import { GameTitle } from '../../components/game-title.tsx';
import { HeaderStatus } from './header-status.tsx';
import { PlaceDots } from './place-dots.tsx';

export interface HeaderCardProps {
  readonly instance: GameInstance;
  /** How many have said yes. */
  readonly playing: number;
  readonly now: Date;
}

/** The scoreboard of an instance: what, when, where, how many, and how it stands. */
export function HeaderCard({ instance, playing, now }: HeaderCardProps) {
  const { game, startDateTime } = instance;
  return (
    <Stack
      as="header"
      layerStyle="scoreboard"
      gap="5"
      px={{ base: '5', md: '7' }}
      py={{ base: '5', md: '6' }}
    >
      <Flex gap="4" justify="space-between" align="flex-start">
        <Stack gap="2.5" minW="0" flex="1">
          <Text textStyle="label" color="scoreboard.lit">
            {formatInZone(startDateTime, game.timeZone, DISPLAY_FORMATS.header)}
          </Text>
          <GameTitle name={game.name} location={game.location} />
        </Stack>
        <PlayingCount playing={playing} numberOfPlayers={game.numberOfPlayers} />
      </Flex>
      <PlaceDots playing={playing} numberOfPlayers={game.numberOfPlayers} />
      <Box borderTopWidth="1px" borderColor="scoreboard.border" pt="4">
        <HeaderStatus instance={instance} playing={playing} now={now} />
      </Box>
    </Stack>
  );
}

function PlayingCount({ playing, numberOfPlayers }: { playing: number; numberOfPlayers: number }) {
  return (
    <Stack gap="1" align="flex-end" flexShrink="0">
      <Text textStyle="score" fontSize={{ base: '5xl', md: '6xl' }} color="scoreboard.lit">
        {playing}/{numberOfPlayers}
      </Text>
      <Text textStyle="label" color="scoreboard.muted">
        playing
      </Text>
    </Stack>
  );
}
