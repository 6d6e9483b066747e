import { isMember, type Uid } from '@fives/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FairLineSkeleton } from './fair-line.tsx';
import type { FairPanelProps } from './fair-panel.tsx';

// The engine and what is drawn from it come after the line-ups, which are what most look for.
const FairPanel = lazyPart(async () => (await import('./fair-panel.tsx')).FairPanel);

/** How even the teams are, once both have players; nothing before there are results to judge by. */
export function FairSection(props: Omit<FairPanelProps, 'uid'> & { readonly uid: Uid | null }) {
  const { lists, instance, uid } = props;
  const arePicked = lists.TEAM_A.length > 0 && lists.TEAM_B.length > 0;
  if (!arePicked || uid === null || !isMember({ ...instance.game, memberUids: instance.memberUids }, uid))
    return null;
  return (
    <Suspense fallback={<FairLineSkeleton />}>
      <FairPanel {...props} uid={uid} />
    </Suspense>
  );
}
