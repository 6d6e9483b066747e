import { Skeleton } from '@chakra-ui/react';
import { isMember, type Uid } from '@fives/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { TeamsView } from '../team-lists.ts';
import type { FairSettings } from './fair-settings.ts';

// The fair-teams engine loads after the line-ups, which most viewers need first.
const FairPanel = lazyPart(async () => (await import('./fair-panel.tsx')).FairPanel);

interface FairSectionProps {
  readonly view: TeamsView;
  readonly uid: Uid | null;
  /** Null for a viewer who cannot pick teams. */
  readonly wishes: FairSettings | null;
}

export function FairSection({ view, uid, wishes }: FairSectionProps) {
  const { instance, lists } = view;
  const arePicked = lists.TEAM_A.length > 0 && lists.TEAM_B.length > 0;
  if (!arePicked || uid === null || !isMember({ ...instance.game, memberUids: instance.memberUids }, uid))
    return null;
  // Keeps the height of the panel while it loads, so that the teams below do not move.
  const skeleton = <Skeleton height="calc({sizes.12} + 2px)" borderRadius="2xl" />;
  return (
    <Suspense fallback={skeleton}>
      <FairPanel view={view} uid={uid} wishes={wishes} skeleton={skeleton} />
    </Suspense>
  );
}
