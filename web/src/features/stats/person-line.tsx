import { HStack } from '@chakra-ui/react';
import type { PlayerGameStats } from '@fives/domain';
import { PersonBadges, PersonName } from '../../ui/person.tsx';

export interface PersonLineProps {
  readonly row: PlayerGameStats;
  readonly isMe: boolean;
}

/** Whose row it is. */
export function PersonLine({ row, isMe }: PersonLineProps) {
  return (
    <HStack gap="2" minW="0" flex="1">
      <PersonName name={row.name} fontWeight="600" />
      <PersonBadges isGuest={row.isGuest} isMe={isMe} />
    </HStack>
  );
}
