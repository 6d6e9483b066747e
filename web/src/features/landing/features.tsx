import { Box, chakra, Heading, SimpleGrid } from '@chakra-ui/react';
import { FeatureCard, type FeatureCardProps } from './feature-card.tsx';
import {
  BalanceVignette,
  BallotVignette,
  PlacesVignette,
  SplitVignette,
  TableVignette,
} from './vignettes.tsx';

const FEATURES: readonly FeatureCardProps[] = [
  {
    title: 'Game organisation',
    text: 'Automatic invites, reminders and game warnings: you hear early when players are missing.',
    vignette: <PlacesVignette />,
  },
  {
    title: 'Stats and a leaderboard',
    text: 'Wins, form and streaks for every player, after every game.',
    vignette: <TableVignette />,
  },
  {
    title: 'Fair team picking',
    text: 'Two even sides at a tap, based on player stats.',
    vignette: <BalanceVignette />,
  },
  {
    title: 'Player of the match',
    text: 'Everybody who played votes after each game.',
    vignette: <BallotVignette />,
  },
  {
    title: 'Payments',
    text: 'Manage and split the game fees.',
    vignette: <SplitVignette />,
    isComing: true,
  },
];

/** What the product does, in five cards: two above, three below on a desk. */
export function Features() {
  return (
    <Box as="section" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '10', md: '16' }}>
      <Heading as="h2" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }} mb="6">
        Less chasing, more playing
      </Heading>
      <SimpleGrid asChild columns={{ base: 1, md: 6 }} gap="4">
        <ul>
          {FEATURES.map((feature, place) => (
            <chakra.li
              key={feature.title}
              listStyleType="none"
              gridColumn={{ md: `span ${place < 2 ? 3 : 2}` }}
            >
              <FeatureCard {...feature} />
            </chakra.li>
          ))}
        </ul>
      </SimpleGrid>
    </Box>
  );
}
