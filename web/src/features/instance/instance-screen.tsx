import { Skeleton, Stack } from '@chakra-ui/react';
import type { Cost, GameInstance } from '@fives/domain';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import type { SignedIn } from '../../session/session.ts';
import { DailyStatCard } from '../../shared/game/game-parts.tsx';
import { ReachReportOf } from '../../shared/reach/reach-report.tsx';
import { ActionCards } from './cards/action-cards.tsx';
import { DialogViewProvider } from './dialog-view.ts';
import { HeaderCard } from './header/header-card.tsx';
import { TileRow } from './header/tile-row.tsx';
import { InstanceColumns } from './instance-columns.tsx';
import { CardsSkeleton } from './instance-placeholders.tsx';
import type { InstanceView } from './instance-view.ts';
import type { AutoInvitesReportProps } from './invites/invites-reach.tsx';
import { useMoney } from './money/use-money.ts';
import { PlayerPool } from './pool/player-pool.tsx';
import { useFirstReply } from './reply/use-first-reply.ts';
import { type DialogSubject, type Dialogs, useDialogs } from './use-dialogs.ts';
import { useDailyStat, useInstanceView, useOwnBallot } from './use-instance.ts';

const ShareCard = lazyPart(
  async () => (await import('./money/money-card.tsx')).ShareCard,
  () => <Skeleton height="24" borderRadius="2xl" />,
);
const AutoInvitesReport = lazyPart<AutoInvitesReportProps>(
  async () => (await import('./invites/invites-reach.tsx')).AutoInvitesReport,
);
const InstanceDialogs = lazyPart(async () => (await import('./instance-dialogs.tsx')).InstanceDialogs);

export interface InstanceScreenProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
  readonly takesOver: boolean;
  readonly onInvites: () => void;
}

export function InstanceScreen({ instance, session, takesOver, onInvites }: InstanceScreenProps) {
  const { view, live } = useInstanceView(instance, session);
  const dialogs = useDialogs();
  const pool = useRef<HTMLHeadingElement>(null);
  const daily = useDailyStat(view);
  const { isLoading: isMoneyLoading, money } = useMoney(view);
  const ballot = useOwnBallot(view);
  const { show } = dialogs;
  const showFromPool = useCallback((subject: DialogSubject) => show(subject, pool), [show]);
  const isBegun = useBegun(
    !daily.isLoading && !isMoneyLoading && !ballot.isLoading && live.status !== 'loading',
  );
  return (
    <>
      <InstanceColumns
        pool={
          isBegun && (
            <PlayerPool
              headingRef={pool}
              view={view}
              live={live}
              onDialog={showFromPool}
              onInvites={onInvites}
            />
          )
        }
      >
        <HeaderCard instance={view.instance} mayPick={view.viewer.may.has('recordResult')} now={view.now} />
        {isBegun ? (
          <>
            {view.viewer.may.has('editInstance') && <AutoInvitesReport view={view} />}
            {view.viewer.may.has('editInstance') && <ReachReportOf giId={instance.id} />}
            <Cards
              view={view}
              hasVoted={ballot.hasVoted}
              cost={money?.of === 'editor' ? money.cost : undefined}
              isLoading={live.status === 'loading'}
              takesFocus={takesOver}
              show={show}
              onInvites={onInvites}
            />
            {money?.of === 'player' && <ShareCard view={view} share={money.share} />}
            {daily.stat && <DailyStatCard stat={daily.stat} now={view.now} />}
            <TileRow
              gameId={instance.gameId}
              areStatsFirst={view.viewer.role === 'guest'}
              onInvites={onInvites}
            />
          </>
        ) : (
          <CardsSkeleton />
        )}
      </InstanceColumns>
      {/* Comes after the page behind the dialog, because a reply in the dialog changes that page. */}
      <DialogViewProvider value={useDeferredValue(view)}>
        {dialogs.shown && <InstanceDialogs giId={view.instance.id} dialogs={dialogs} />}
      </DialogViewProvider>
    </>
  );
}

/** True after everything has loaded once. Parts that load one by one would push each other down under a thumb. */
function useBegun(isComplete: boolean): boolean {
  const [isBegun, setBegun] = useState(isComplete);
  if (isComplete && !isBegun) setBegun(true);
  return isBegun || isComplete;
}

interface CardsProps {
  readonly view: InstanceView;
  readonly hasVoted: boolean;
  readonly cost: Cost | null | undefined;
  readonly isLoading: boolean;
  readonly takesFocus: boolean;
  readonly show: Dialogs['show'];
  readonly onInvites: () => void;
}

const Cards = memo(function Cards({
  view,
  hasVoted,
  cost,
  isLoading,
  takesFocus,
  show,
  onInvites,
}: CardsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const firstReply = useFirstReply(view, show, ref);
  const change = useCallback(() => show({ kind: 'reply' }, ref), [show]);
  const bring = useCallback(() => show({ kind: 'add', isBrought: true }, ref), [show]);
  const attendance = useCallback(() => show({ kind: 'attendance' }, ref), [show]);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Stack ref={ref} tabIndex={-1} outline="none" gap="3" _empty={{ display: 'none' }}>
      {view.standing === null && isLoading ? (
        <Skeleton height="32" borderRadius="2xl" />
      ) : (
        <ActionCards
          view={view}
          hasVoted={hasVoted}
          cost={cost}
          isReady={firstReply.isReady}
          joinReason={firstReply.reason}
          isSending={firstReply.isSending}
          onReply={firstReply.give}
          onRegister={firstReply.register}
          onBring={bring}
          onAttendance={attendance}
          onChange={change}
          onLogin={() => show({ kind: 'login' }, ref)}
          onInvites={onInvites}
        />
      )}
    </Stack>
  );
});
