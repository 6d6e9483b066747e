import { Badge, VisuallyHidden } from '@chakra-ui/react';
import { type Health, healthLabel } from '@fives/domain';
import { memo } from 'react';
import { LuTriangleAlert, LuUserPlus } from 'react-icons/lu';

export interface HealthTagProps {
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
