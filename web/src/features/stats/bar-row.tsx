import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { type BarStatName, barPercent, statValue } from '@fives/domain';
import { PersonLine, type PersonLineProps } from './person-line.tsx';

export interface BarRowProps extends PersonLineProps {
  readonly stat: BarStatName;
  /** The value of the first row, which has the longest bar. */
  readonly topValue: number;
}

/** One figure of somebody's, and a bar that compares it with the top. */
export function BarRow({ row, isMe, stat, topValue }: BarRowProps) {
  const value = statValue(row, stat);
  return (
    <Stack gap="1.5" py="2">
      <HStack gap="3">
        <PersonLine row={row} isMe={isMe} />
        <Text textStyle="score" fontSize="lg">
          {stat.endsWith('Percent') ? `${value}%` : value}
        </Text>
      </HStack>
      <Box h="2" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
        <Box h="full" borderRadius="full" bg="brand.solid" width={`${barPercent(value, topValue)}%`} />
      </Box>
    </Stack>
  );
}
