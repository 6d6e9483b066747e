import { isMember, type Uid } from '@fives/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FairLineSkeleton } from './fair-line.tsx';
import type { FairPanelProps } from './fair-panel.tsx';

// The fair-teams engine loads after the line-ups, which most viewers need first.
const FairPanel = lazyPart(async () => (await import('./fair-panel.tsx')).FairPanel);

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
