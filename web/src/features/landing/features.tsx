import { Box, chakra, Flex, Grid, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuCheck } from 'react-icons/lu';
import { FormationMark } from '../../ui/messages.tsx';

const FEATURES: readonly FeatureCardProps[] = [
  {
    title: 'Game organisation',
    text: "Automatic invites, reminders and game warnings, so you know early if you're short.",
    vignette: <SpotsVignette />,
  },
  {
    title: 'Stats and a leaderboard',
    text: 'Wins, form and streaks for every player, after every game.',
    vignette: <TableVignette />,
  },
  {
    title: 'Fair team picking',
    text: 'Two even teams in two taps, based on player stats.',
    vignette: <BalanceVignette />,
  },
  {
    title: 'Player of the match',
    text: 'Everyone who played votes after each game.',
    vignette: <BallotVignette />,
  },
  {
    title: 'Payments',
    text: "Split the pitch cost and see who's paid. Players pay you directly.",
    vignette: <SplitVignette />,
  },
];

export function Features() {
  return (
    <Box as="section" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '10', md: '16' }}>
      <Heading as="h2" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }} mb="6">
        Less chasing, more playing
      </Heading>
      <SimpleGrid asChild columns={{ base: 1, md: 6 }} gap="4">
        <ul>
          {FEATURES.map((feature, index) => (
            <chakra.li
              key={feature.title}
              listStyleType="none"
              gridColumn={{ md: `span ${index < 2 ? 3 : 2}` }}
            >
              <FeatureCard {...feature} />
            </chakra.li>
          ))}
        </ul>
      </SimpleGrid>
    </Box>
  );
}

interface FeatureCardProps {
  readonly title: string;
  readonly text: string;
  readonly vignette: ReactNode;
}

function FeatureCard({ title, text, vignette }: FeatureCardProps) {
  return (
    <Stack as="article" layerStyle="panel" overflow="hidden" gap="0" height="full">
      <Flex
        layerStyle="scoreboard"
        border="none"
        borderRadius="0"
        h="32"
        px="8"
        align="center"
        aria-hidden="true"
      >
        {vignette}
      </Flex>
      <Stack p="5" gap="2">
        <Heading as="h3" textStyle="title">
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
      </Stack>
    </Stack>
  );
}

export function Footer() {
  return (
    <Flex
      as="footer"
      borderTopWidth="1px"
      px={{ base: '4', md: '6' }}
      py="8"
      justify="space-between"
      align="center"
      maxW="page"
      mx="auto"
      color="fg.muted"
    >
      <HStack gap="2">
        <FormationMark size="5" />
        <Text textStyle="display" fontSize="xl">
          Fives
        </Text>
      </HStack>
      <Text textStyle="score">2025</Text>
    </Flex>
  );
}

const FIVE = [0, 1, 2, 3, 4];

function SpotsVignette() {
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

function TableVignette() {
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

function BalanceVignette() {
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

function BallotVignette() {
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

function SplitVignette() {
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
