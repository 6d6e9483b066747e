import { Box, chakra, Flex, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormationMark } from '../../ui/messages.tsx';
import {
  BalanceVignette,
  BallotVignette,
  SplitVignette,
  SpotsVignette,
  TableVignette,
} from './vignettes.tsx';

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
