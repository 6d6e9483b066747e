import { Skeleton } from '@chakra-ui/react';
import { isMember, type Uid } from '@fives/domain';
import { Suspense } from 'react';
import { lazyOptionalPart } from '../../../ui/on-demand.tsx';
import type { TeamsView } from '../team-lists.ts';
import type { FairSettings } from './fair-settings.ts';

// The fair-teams engine loads after the line-ups, which most viewers need first.
const FairPanel = lazyOptionalPart(async () => (await import('./fair-panel.tsx')).FairPanel);

interface FairSectionProps {
  readonly view: TeamsView;
  readonly uid: Uid | null;
  /** Null for a viewer who cannot pick teams. */
  readonly fairSettings: FairSettings | null;
}

export function FairSection({ view, uid, fairSettings }: FairSectionProps) {
  const { instance, lists } = view;
  const arePicked = lists.TEAM_A.length > 0 && lists.TEAM_B.length > 0;
  if (!arePicked || uid === null || !isMember({ ...instance.game, memberUids: instance.memberUids }, uid))
    return null;
  // Has the height of the panel, so that the teams below do not move.
  const skeleton = <Skeleton height="calc({sizes.12} + 2px)" borderRadius="2xl" />;
  return (
    <Suspense fallback={skeleton}>
      <FairPanel view={view} uid={uid} fairSettings={fairSettings} skeleton={skeleton} />
    </Suspense>
  );
}
