import {
  Badge,
  Box,
  chakra,
  Flex,
  Heading,
  HStack,
  type HTMLChakraProps,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import {
  DAILY_STATS,
  type DailyStat,
  type Health,
  healthLabel,
  isNewStat,
  mapsLink,
  type Uid,
} from '@fives/domain';
import { memo } from 'react';
import { LuMapPin, LuTrendingDown, LuTrendingUp, LuTriangleAlert, LuUserPlus } from 'react-icons/lu';
import { lazyPart } from '../../lib/lazy-part.tsx';

const HideMine = lazyPart(async () => (await import('./hide-mine.tsx')).HideMine);

interface GameTitleProps {
  readonly name: string;
  readonly location: string;
  readonly size?: '2xl' | '3xl';
}

export function GameTitle({ name, location, size = '3xl' }: GameTitleProps) {
  return (
    <>
      <Heading as="h1" textStyle="display" fontSize={{ base: size, md: '5xl' }} overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Heading>
      <HStack gap="1.5" color="scoreboard.muted" align="flex-start">
        <Box as={LuMapPin} flexShrink="0" mt="1" aria-hidden="true" />
        <Link
          href={mapsLink(location)}
          target="_blank"
          rel="noopener noreferrer"
          variant="underline"
          color="inherit"
          overflowWrap="anywhere"
        >
          <bdi>{location}</bdi>
        </Link>
      </HStack>
    </>
  );
}

const Svg = chakra('svg');
const BIB =
  'M10 3.5 C10.5 8 12.5 9.5 16 9.5 C19.5 9.5 21.5 8 22 3.5 L25.5 4.5 C25 9 25.5 12 28 14 V28.5 H4 V14 C6.5 12 7 9 6.5 4.5 Z';

interface BibIconProps extends Omit<HTMLChakraProps<'svg'>, 'size' | 'fill'> {
  readonly colour: string;
  readonly size?: string;
}

export function BibIcon({ colour, size = '7', ...props }: BibIconProps) {
  return (
    <Svg
      viewBox="0 0 32 32"
      boxSize={size}
      flexShrink="0"
      color="border.control"
      aria-hidden="true"
      {...props}
    >
      <path d={BIB} fill={colour} stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
    </Svg>
  );
}

interface DailyStatCardProps {
  readonly stat: DailyStat;
  readonly now: Date;
  /** Uid of a registered viewer, or null. */
  readonly uid: Uid | null;
}

export function DailyStatCard({ stat, now, uid }: DailyStatCardProps) {
  const { title, isNegative } = DAILY_STATS[stat.type];
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
          {title}
        </Text>
        <Text overflowWrap="anywhere">{stat.text}</Text>
        {isNegative && stat.playerId === uid && <HideMine uid={uid} />}
      </Stack>
    </Flex>
  );
}

interface HealthTagProps {
  readonly health: Health;
  /** Null if no players are missing. */
  readonly missingPlayersText: string | null;
}

export const HealthTag = memo(function HealthTag({ health, missingPlayersText }: HealthTagProps) {
  const level = healthLabel(health);
  if (level === null || missingPlayersText === null) return null;
  const isAtRisk = health === 'AT_RISK';
  const Icon = isAtRisk ? LuTriangleAlert : LuUserPlus;
  return (
    <Badge
      size="lg"
      alignSelf="start"
      bg={isAtRisk ? 'bg.error' : 'bg.warning'}
      color={isAtRisk ? 'fg.error' : 'fg.warning'}
      textStyle="label"
    >
      <Icon aria-hidden="true" />
      <VisuallyHidden>{`${level}: `}</VisuallyHidden>
      {missingPlayersText}
    </Badge>
  );
});
