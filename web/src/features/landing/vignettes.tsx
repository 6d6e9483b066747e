import { Box, Flex, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { LuCheck } from 'react-icons/lu';

const FIVE = [0, 1, 2, 3, 4];

export function SpotsVignette() {
  return (
    <Stack gap="2" width="full">
      <Text textStyle="score" fontSize="3xl" color="scoreboard.lit">
        8/10
      </Text>
      <Grid templateColumns="repeat(10, 1fr)" gap="1">
        {[...FIVE, 5, 6, 7, 8, 9].map((spot) => (
          <Box key={spot} h="3" borderRadius="sm" bg={spot < 8 ? 'scoreboard.lit' : 'scoreboard.border'} />
        ))}
      </Grid>
    </Stack>
  );
}

export function TableVignette() {
  return (
    <Stack gap="2" width="full">
      {['88%', '64%', '47%'].map((width, row) => (
        <HStack key={width} gap="3">
          <Text textStyle="score" color={row === 0 ? 'scoreboard.lit' : 'scoreboard.muted'} width="3">
            {row + 1}
          </Text>
          <Box
            h="3.5"
            width={width}
            borderRadius="sm"
            bg={row === 0 ? 'scoreboard.lit' : 'scoreboard.border'}
          />
        </HStack>
      ))}
    </Stack>
  );
}

export function BalanceVignette() {
  return (
    <Stack gap="3" align="center" width="full">
      <HStack gap="5">
        <Team colour="scene.bibs" />
        <Team colour="scene.shirts" />
      </HStack>
      <Box h="1" width="full" borderRadius="full" bg="scoreboard.muted" />
      <Box boxSize="3" mt="-2" transform="rotate(45deg)" bg="scoreboard.muted" />
    </Stack>
  );
}

export function BallotVignette() {
  return (
    <HStack gap="2.5" justify="center" width="full">
      {FIVE.map((player) => (
        <Flex
          key={player}
          boxSize="9"
          borderRadius="full"
          align="center"
          justify="center"
          borderWidth="2px"
          borderColor={isPicked(player) ? 'scoreboard.lit' : 'scoreboard.border'}
          bg={isPicked(player) ? 'scoreboard.lit' : 'transparent'}
          color="scoreboard.bg"
        >
          {isPicked(player) && <LuCheck strokeWidth="3" />}
        </Flex>
      ))}
    </HStack>
  );
}

export function SplitVignette() {
  return (
    <Grid templateColumns="repeat(5, 1fr)" gap="1.5" width="full">
      {FIVE.map((part) => (
        <Flex
          key={part}
          h="12"
          align="center"
          justify="center"
          borderRadius="md"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="scoreboard.muted"
          textStyle="score"
          fontSize="min({fontSizes.lg}, 5vw)"
          color="scoreboard.muted"
        >
          1/5
        </Flex>
      ))}
    </Grid>
  );
}

function isPicked(player: number): boolean {
  return player % 2 === 0;
}

function Team({ colour }: { readonly colour: string }) {
  return (
    <HStack gap="1.5">
      {FIVE.map((player) => (
        <Box key={player} boxSize="4" borderRadius="full" bg={colour} />
      ))}
    </HStack>
  );
}
