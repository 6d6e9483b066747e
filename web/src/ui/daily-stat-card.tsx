import { Badge, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { type DailyStat, type DailyStatType, isNegativeStat, isNewStat } from '@fives/domain';
import { LuTrendingDown, LuTrendingUp } from 'react-icons/lu';

const TITLES: Record<DailyStatType, string> = {
  LONGEST_WIN_STREAK: 'Longest winning run',
  LONGEST_LOSS_STREAK: 'Longest losing run',
  LONGEST_NO_LOSS_STREAK: 'Longest unbeaten run',
  LONGEST_NO_MISS_STREAK: 'Most games in a row',
  HIGHEST_WIN_PERCENT_OVERALL: 'Highest win %',
  HIGHEST_LOSS_PERCENT_OVERALL: 'Highest loss %',
  HIGHEST_WIN_PERCENT_LAST5: 'Highest win % of the last 5',
  HIGHEST_LOSS_PERCENT_LAST5: 'Highest loss % of the last 5',
  CONSECUTIVE_LEADERBOARD_NUM1: 'Longest at number 1',
  BIGGEST_CLIMBER: 'Biggest climber',
  BIGGEST_DROP: 'Biggest drop',
};

export interface DailyStatCardProps {
  readonly stat: DailyStat;
  /** Tells whether it is new. */
  readonly now: Date;
}

/** The stat of the day, with a badge while it is new; what nobody is proud of is in the colour of errors, with an arrow down. */
export function DailyStatCard({ stat, now }: DailyStatCardProps) {
  const isNegative = isNegativeStat(stat.type);
  const colour = isNegative ? 'fg.error' : 'brand.fg';
  const Icon = isNegative ? LuTrendingDown : LuTrendingUp;
  return (
    <Flex layerStyle="panel" gap="4" p="4" align="center">
      <Flex color={colour} fontSize="2xl" flexShrink="0" aria-hidden="true">
        <Icon />
      </Flex>
      <Stack gap="0.5" minW="0">
        <HStack gap="2">
          <Text textStyle="label" color="fg.muted">
            Stat of the day
          </Text>
          {isNewStat(stat, now) && <Badge colorPalette="brand">new!</Badge>}
        </HStack>
        <Text textStyle="title" color={colour}>
          {TITLES[stat.type]}
        </Text>
        <Text overflowWrap="anywhere">{stat.text}</Text>
      </Stack>
    </Flex>
  );
}
