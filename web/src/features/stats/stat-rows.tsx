import { Box, Center, HStack, Stack, Text } from '@chakra-ui/react';
import {
  type BarStatName,
  barPercent,
  FORM_LENGTH,
  type Outcome,
  type PlayerGameStats,
  recentForm,
  type StatName,
  statValue,
} from '@fives/domain';
import { PersonLine } from '../../ui/person.tsx';
import { AFTER_DIVIDER, LeaderboardTable, type LeaderboardTableProps } from './leaderboard-table.tsx';

interface StatRowsProps extends LeaderboardTableProps {
  readonly stat: StatName;
  readonly topValue: number;
}

export function StatRows({ stat, rows, own, uid, topValue }: StatRowsProps) {
  if (stat === 'leaderboard') return <LeaderboardTable rows={rows} own={own} uid={uid} />;
  const renderRow = (row: PlayerGameStats) =>
    stat === 'form' ? (
      <FormRow row={row} isMe={row.playerId === uid} />
    ) : (
      <BarRow row={row} isMe={row.playerId === uid} stat={stat} topValue={topValue} />
    );
  return (
    <Stack as="ol" gap="1" listStyleType="none">
      {rows.map((row) => (
        <li key={row.playerId}>{renderRow(row)}</li>
      ))}
      {own && (
        <Box as="li" pt="1" {...AFTER_DIVIDER}>
          {renderRow(own)}
        </Box>
      )}
    </Stack>
  );
}

interface FormRowProps {
  readonly row: PlayerGameStats;
  readonly isMe: boolean;
}

interface BarRowProps extends FormRowProps {
  readonly stat: BarStatName;
  readonly topValue: number;
}

export function BarRow({ row, isMe, stat, topValue }: BarRowProps) {
  const value = statValue(row, stat);
  return (
    <Stack gap="1.5" py="2">
      <HStack gap="3">
        <PersonLine person={row} isMe={isMe} />
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

const OUTCOME_LOOKS = {
  W: { bg: 'form.win', color: 'form.winText', word: 'won' },
  D: { bg: 'form.draw', color: 'form.drawText', word: 'drew' },
  L: { bg: 'form.loss', color: 'form.lossText', word: 'lost' },
} as const satisfies Record<Outcome, object>;

function FormRow({ row, isMe }: FormRowProps) {
  const form = recentForm(row.form);
  const words = form.map((outcome) => OUTCOME_LOOKS[outcome].word).join(', ');
  return (
    <HStack minH="touch" columnGap="3" rowGap="1" wrap="wrap" pb="1">
      <PersonLine person={row} isMe={isMe} />
      {form.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          no games yet
        </Text>
      ) : (
        <HStack role="img" aria-label={`Last ${FORM_LENGTH}, newest last: ${words}`} gap="1" flexShrink="0">
          {form.map((outcome, index) => (
            <Center
              // biome-ignore lint/suspicious/noArrayIndexKey: a result has no id except its index.
              key={index}
              boxSize="min({sizes.6}, 7vw)"
              borderRadius="md"
              bg={OUTCOME_LOOKS[outcome].bg}
              color={OUTCOME_LOOKS[outcome].color}
              textStyle="score"
              fontSize="sm"
            >
              {outcome}
            </Center>
          ))}
        </HStack>
      )}
    </HStack>
  );
}
