import { Skeleton } from '@chakra-ui/react';
import { hasSameTeams, lineUpChanges, lineUpChangesText, lineUpOf } from '@fives/domain';
import { Suspense } from 'react';
import { lazyOptionalPart } from '../../../ui/load-on-demand.tsx';
import type { TeamsView } from '../team-lists.ts';
import type { RepairCardProps, RepairCause } from './repair-card.tsx';

// Loads the code for fair teams only if someone joined or left, or at half-time.
const RepairCard = lazyOptionalPart(async () => (await import('./repair-card.tsx')).RepairCard);

export function RepairSection(props: Omit<RepairCardProps, 'cause' | 'skeleton'>) {
  const cause = causeOf(props.view);
  if (cause === null) return null;
  const skeleton = <Skeleton height="56" borderRadius="2xl" />;
  return (
    <Suspense fallback={skeleton}>
      <RepairCard {...props} cause={cause} skeleton={skeleton} />
    </Suspense>
  );
}

function causeOf({ instance, people }: TeamsView): RepairCause | null {
  const changes = lineUpChanges(people, instance);
  if (changes !== null) return { text: lineUpChangesText(changes), isHalfTime: false };
  const { firstHalf } = instance;
  if (firstHalf === null || !hasSameTeams(lineUpOf(people), firstHalf)) return null;
  return { text: `${firstHalf.teamAGoals}–${firstHalf.teamBGoals} at half-time.`, isHalfTime: true };
}
