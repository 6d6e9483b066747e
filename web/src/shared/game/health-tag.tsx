import { Badge, VisuallyHidden } from '@chakra-ui/react';
import { type Health, healthLabel } from '@fives/domain';
import { memo } from 'react';
import { LuTriangleAlert, LuUserPlus } from 'react-icons/lu';

export interface HealthTagProps {
  readonly health: Health;
  /** Text with the number of missing players, or null if none are missing. */
  readonly short: string | null;
}

export const HealthTag = memo(function HealthTag({ health, short }: HealthTagProps) {
  const level = healthLabel(health);
  if (level === null || short === null) return null;
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
      {short}
    </Badge>
  );
});
