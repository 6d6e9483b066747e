import { Skeleton } from '@chakra-ui/react';
import { lineUpChanges } from '@fives/domain';
import { Suspense } from 'react';
import { lazyOptionalPart } from '../../../ui/on-demand.tsx';
import type { RepairCardProps } from './repair-card.tsx';

// The fair-teams engine loads only if someone joined or left.
const RepairCard = lazyOptionalPart(async () => (await import('./repair-card.tsx')).RepairCard);

/** Offers a repair of the teams to an organiser if people joined or left after the pick. */
export function RepairSection(props: Omit<RepairCardProps, 'changes' | 'skeleton'>) {
  const { instance, people } = props.view;
  const changes = lineUpChanges(people, instance);
  if (changes === null) return null;
  const skeleton = <Skeleton height="56" borderRadius="2xl" />;
  return (
    <Suspense fallback={skeleton}>
      <RepairCard {...props} changes={changes} skeleton={skeleton} />
    </Suspense>
  );
}
