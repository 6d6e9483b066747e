import { Badge, HStack, Text } from '@chakra-ui/react';
import { gameHealth, type HealthInput, healthLabel, playersShortLabel } from '@fives/domain';
import { LuTriangleAlert } from 'react-icons/lu';

/** 'ok' or 'at risk', with how many players are missing; nothing for a game in good health. */
export function HealthWarning(input: HealthInput) {
  const health = gameHealth(input);
  const label = healthLabel(health);
  if (label === null) return null;
  const isAtRisk = health === 'AT_RISK';
  return (
    <HStack gap="2">
      <Badge
        size="md"
        bg={isAtRisk ? 'bg.error' : 'bg.warning'}
        color={isAtRisk ? 'fg.error' : 'fg.warning'}
        textStyle="label"
      >
        <LuTriangleAlert aria-hidden="true" />
        {label}
      </Badge>
      <Text fontSize="sm" fontWeight="600">
        {playersShortLabel(input)}
      </Text>
    </HStack>
  );
}
