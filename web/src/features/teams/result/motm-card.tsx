import { Flex, Stack, Text } from '@chakra-ui/react';
import { type MotmAward, plural } from '@fives/domain';
import { LuTrophy } from 'react-icons/lu';

interface MotmCardProps {
  readonly awards: readonly MotmAward[];
  readonly points: number;
}

export function MotmCard({ awards, points }: MotmCardProps) {
  if (awards.length === 0) return null;
  return (
    <Flex as="section" layerStyle="panel" p="4" gap="4" align="center" aria-label="Player of the match">
      <Flex color="brand.fg" fontSize="3xl" flexShrink="0" aria-hidden="true">
        <LuTrophy />
      </Flex>
      <Stack gap="0.5" minW="0">
        <Text textStyle="label" color="fg.muted">
          player of the match
        </Text>
        {awards.map((award) => (
          <Text key={award.uid} textStyle="title" overflowWrap="anywhere">
            <bdi>{award.name}</bdi>
            {/* Imported results have no votes. */}
            {award.votes > 0 && (
              <Text as="span" color="fg.muted" fontFamily="body" fontSize="sm" fontWeight="400">
                {` ${plural(award.votes, 'vote')}`}
              </Text>
            )}
          </Text>
        ))}
        {points > 0 && (
          <Text color="fg.muted" fontSize="sm">
            {`${plural(points, 'leaderboard point')} awarded to winner(s)`}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
