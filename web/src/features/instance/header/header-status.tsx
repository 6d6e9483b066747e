import { Badge, HStack, Text, Wrap } from '@chakra-ui/react';
import {
  countdownText,
  type GameInstance,
  gameHealth,
  hasStarted,
  type InviteCard,
  playersShortLabel,
} from '@fives/domain';
import { LuTriangleAlert } from 'react-icons/lu';
import { HealthTag } from '../../../shared/game/health-tag.tsx';

export interface HeaderStatusProps {
  readonly instance: InviteCard & Pick<GameInstance, 'importId'>;
  readonly canRecordResult?: boolean;
  readonly now: Date;
}

export function HeaderStatus({ instance, canRecordResult = false, now }: HeaderStatusProps) {
  if (instance.status === 'CANCELLED') return <StateBadge isWarning>game cancelled</StateBadge>;
  if (hasStarted(instance.startDateTime, now)) {
    const hasResult = instance.winningTeam !== null;
    const missingResultText = canRecordResult ? 'pick winner' : 'awaiting result';
    return (
      <HStack gap="2" wrap="wrap">
        <StateBadge>{instance.importId ? 'imported' : 'game played'}</StateBadge>
        <StateBadge isWarning={!hasResult && canRecordResult}>
          {hasResult ? 'stats updated' : missingResultText}
        </StateBadge>
      </HStack>
    );
  }
  return (
    <Wrap gap="3" align="center" justify="space-between">
      <Countdown timeLeft={countdownText(instance.startDateTime, now)} />
      <HealthTag health={gameHealth(instance, now)} missingPlayersText={playersShortLabel(instance, now)} />
    </Wrap>
  );
}

function Countdown({ timeLeft }: { readonly timeLeft: string }) {
  return (
    <HStack columnGap="2" rowGap="0" align="baseline" wrap="wrap">
      {timeLeft !== 'Now' && (
        <Text textStyle="label" color="scoreboard.muted">
          Starts in
        </Text>
      )}
      <Text textStyle="score" fontSize="xl">
        {timeLeft}
      </Text>
    </HStack>
  );
}

function StateBadge({ isWarning = false, children }: { isWarning?: boolean; children: string }) {
  return (
    <Badge
      textStyle="label"
      size="lg"
      px="2.5"
      variant="plain"
      borderWidth="1px"
      borderColor={isWarning ? 'scoreboard.lit' : 'scoreboard.muted'}
      color={isWarning ? 'scoreboard.lit' : 'scoreboard.fg'}
      bg="scoreboard.panel"
    >
      {isWarning && <LuTriangleAlert aria-hidden="true" />}
      {children}
    </Badge>
  );
}
