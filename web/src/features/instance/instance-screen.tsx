import { Skeleton, Stack } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { useRef, useState } from 'react';
import { DailyStatCard } from '../../components/daily-stat-card.tsx';
import { ActionCards } from './action-cards.tsx';
import { AnswerDialog } from './answer/answer-dialog.tsx';
import { PersonDialog } from './answer/person-dialog.tsx';
import { CancelledBanner } from './cancelled-banner.tsx';
import { HeaderCard } from './header-card.tsx';
import { CardsSkeleton } from './instance-skeleton.tsx';
import type { InstanceView } from './instance-view.ts';
import { PlayerPool } from './pool/player-pool.tsx';
import { TileRow } from './tile-row.tsx';
import { useDailyStat } from './use-daily-stat.ts';
import { type Dialogs, useDialogs } from './use-dialogs.ts';
import { useInstanceView } from './use-instance-view.ts';

export interface InstanceScreenProps {
  readonly instance: GameInstance;
  readonly onInvites: () => void;
}

/** One instance from top to bottom: how it stands, what it asks of the viewer, and who is in. */
export function InstanceScreen({ instance, onInvites }: InstanceScreenProps) {
  const { view, live } = useInstanceView(instance);
  const dialogs = useDialogs();
  const cards = useRef<HTMLDivElement>(null);
  const pool = useRef<HTMLHeadingElement>(null);
  const { viewer, standing } = view;
  const daily = useDailyStat(view);
  const isBegun = useBegun(!daily.isLoading && (viewer.role === 'visitor' || live.status !== 'loading'));
  return (
    <Stack gap="4">
      <HeaderCard instance={instance} playing={view.counts.playing} now={view.now} />
      {instance.status === 'CANCELLED' && <CancelledBanner />}
      {isBegun ? (
        <>
          <Stack ref={cards} tabIndex={-1} outline="none" gap="3" _empty={{ display: 'none' }}>
            {standing === null && live.status === 'loading' ? (
              <Skeleton height="32" borderRadius="2xl" />
            ) : (
              <ActionCards
                view={view}
                onReply={() => dialogs.show({ kind: 'reply' }, cards)}
                onLogin={() => dialogs.show({ kind: 'login' }, cards)}
                onInvites={onInvites}
              />
            )}
          </Stack>
          {daily.stat && <DailyStatCard stat={daily.stat} now={view.now} />}
          <TileRow gameId={instance.gameId} areStatsFirst={viewer.role === 'guest'} onInvites={onInvites} />
          <PlayerPool
            headingRef={pool}
            view={view}
            live={live}
            onOwnAnswer={() => dialogs.show({ kind: 'reply' }, pool)}
            onPerson={(uid) => dialogs.show({ kind: 'person', uid }, pool)}
            onLogin={() => dialogs.show({ kind: 'login' }, pool)}
            onInvites={onInvites}
          />
        </>
      ) : (
        <CardsSkeleton />
      )}
      <InstanceDialogs view={view} dialogs={dialogs} />
    </Stack>
  );
}

/**
 * Whether everything has been there once. Parts that came one after the other would push each other down under a
 * thumb; later, as when somebody logs in, the page stays as it is.
 */
function useBegun(isComplete: boolean): boolean {
  const [isBegun, setBegun] = useState(isComplete);
  if (isComplete && !isBegun) setBegun(true);
  return isBegun || isComplete;
}

function InstanceDialogs({ view, dialogs }: { readonly view: InstanceView; readonly dialogs: Dialogs }) {
  const { shown, close, finish, finalFocus } = dialogs;
  if (shown === null) return null;
  const { subject, serial, isOpen } = shown;
  const ends = { isOpen, onClose: close, onDone: finish, finalFocus };
  if (subject.kind !== 'person') {
    return <AnswerDialog key={serial} view={view} firstStep={subject.kind} {...ends} />;
  }
  const person = view.people?.find((other) => other.uid === subject.uid);
  return person ? <PersonDialog key={serial} instance={view.instance} person={person} {...ends} /> : null;
}
