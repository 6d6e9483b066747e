import { HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { PlayerGameStats } from '@fives/domain';
import { LuArrowDown, LuArrowUp, LuMinus } from 'react-icons/lu';

export function Position({ row }: { readonly row: PlayerGameStats }) {
  const { leaderboardPosition: position, previousLeaderboardPosition: previous } = row;
  if (position === null) return <Text aria-label="not ranked">–</Text>;
  return (
    <Stack gap="0" align="start">
      <Text textStyle="score" fontSize="lg">
        {position}
      </Text>
      {previous !== null && <Trend position={position} previous={previous} />}
    </Stack>
  );
}

interface TrendProps {
  readonly position: number;
  readonly previous: number;
}

function Trend({ position, previous }: TrendProps) {
  const { word, Icon, colour } = directionOf(position, previous);
  return (
    <HStack as="span" display="inline-flex" gap="0.5" fontSize="xs" color={colour}>
      <Icon aria-hidden="true" />
      <VisuallyHidden as="span">{word}</VisuallyHidden>
      {position !== previous && <Text as="span">{previous}</Text>}
    </HStack>
  );
}

function directionOf(position: number, previous: number) {
  if (position < previous) return { word: 'up from ', Icon: LuArrowUp, colour: 'fg.success' };
  if (position > previous) return { word: 'down from ', Icon: LuArrowDown, colour: 'fg.error' };
  return { word: 'no change', Icon: LuMinus, colour: 'fg.muted' };
}
