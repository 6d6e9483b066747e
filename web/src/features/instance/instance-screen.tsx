import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { type GameInstance, type GiId, paceText, shareTitle } from '@fives/domain';
import { memo, Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { appPaths } from '../../config/paths.ts';
import { useHasLoaded } from '../../hooks/use-has-loaded.ts';
import { lazyComponent, lazyPart } from '../../lib/lazy-part.tsx';
import type { SignedIn } from '../../session/session.ts';
import { DailyStatCard } from '../../shared/game/game-parts.tsx';
import { OrganiserMenu } from '../../shared/game/organiser-menu.tsx';
import { ChatCard } from '../../shared/reach/reach-report.tsx';
import { ErrorPage } from '../../ui/messages.tsx';
import { BackLink, Page } from '../../ui/page.tsx';
import { ActionCards, type ActionCardsProps, NotifyMeRow } from './cards/action-cards.tsx';
import { HeaderCard } from './header/header-card.tsx';
import { TileRow } from './header/tile-row.tsx';
import {
  CardsSkeleton,
  InstanceColumns,
  InstanceSkeleton,
  OfflineInstance,
  UnknownInstance,
} from './instance-placeholders.tsx';
import { PlayerPool } from './pool/player-pool.tsx';
import { useFirstReply } from './reply/save-own-reply.ts';
import { type DialogSubject, type Dialogs, useDialogs } from './use-dialogs.ts';
import { useDailyStat, useInstance, useInstanceView, useMoney, useOwnBallot } from './use-instance.ts';

const ShareCard = lazyComponent(async () => (await import('./money/money-card.tsx')).ShareCard);
const AutoInvitesReport = lazyPart(async () => (await import('./invites/invite-all.tsx')).AutoInvitesReport);
const InstanceDialogs = lazyPart(async () => (await import('./instance-dialogs.tsx')).InstanceDialogs);

interface InstanceScreenProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
  readonly takesFocus: boolean;
  readonly onInvites: () => void;
}

function InstanceScreen({ instance, session, takesFocus, onInvites }: InstanceScreenProps) {
  const { view, live } = useInstanceView(instance, session);
  const dialogs = useDialogs();
  const poolHeading = useRef<HTMLHeadingElement>(null);
  const daily = useDailyStat(view);
  const { isLoading: isMoneyLoading, money } = useMoney(view);
  const ballot = useOwnBallot(view);
  const { show } = dialogs;
  const showFromPool = useCallback((subject: DialogSubject) => show(subject, poolHeading), [show]);
  // The pool shows a reply first, because the rest of the screen takes longer to draw.
  const deferredView = useDeferredValue(view);
  const isDeferredLoading = useDeferredValue(live.status === 'loading');
  const hasLoaded = useHasLoaded(
    !daily.isLoading && !isMoneyLoading && !ballot.isLoading && live.status !== 'loading',
  );
  return (
    <>
      <InstanceColumns
        pool={
          hasLoaded && (
            <PlayerPool
              headingRef={poolHeading}
              view={view}
              live={live}
              onDialog={showFromPool}
              onInvites={onInvites}
            />
          )
        }
        more={
          hasLoaded && (
            <>
              {daily.stat && (
                <DailyStatCard
                  stat={daily.stat}
                  now={deferredView.now}
                  uid={session.status === 'player' ? session.uid : null}
                />
              )}
              <NotifyMeRow key={view.viewer.uid} view={deferredView} />
            </>
          )
        }
      >
        <HeaderCard
          instance={deferredView.instance}
          canRecordResult={deferredView.viewer.may.has('recordResult')}
          pace={deferredView.viewer.may.has('editInstance') ? paceText(instance, deferredView.now) : null}
          now={deferredView.now}
        />
        {hasLoaded ? (
          // The cards appear together, so that none moves while someone taps.
          <Suspense fallback={<CardsSkeleton />}>
            {view.viewer.may.has('editInstance') && (
              <>
                <AutoInvitesReport view={deferredView} />
                <ChatCard
                  instance={deferredView.instance}
                  people={deferredView.people}
                  now={deferredView.now}
                />
              </>
            )}
            <Cards
              view={deferredView}
              hasVoted={ballot.hasVoted}
              cost={money?.role === 'editor' ? money.cost : undefined}
              isLoading={isDeferredLoading}
              takesFocus={takesFocus}
              show={show}
              onInvites={onInvites}
            />
            {money?.role === 'player' && <ShareCard view={deferredView} share={money.share} />}
            <TileRow
              gameId={instance.gameId}
              areStatsFirst={view.viewer.role === 'guest'}
              shareTitle={shareTitle(instance, view.now)}
              onInvites={instance.importId ? null : onInvites}
            />
          </Suspense>
        ) : (
          <CardsSkeleton />
        )}
      </InstanceColumns>
      {dialogs.shown && <InstanceDialogs view={deferredView} shown={dialogs.shown} />}
    </>
  );
}

interface CardsProps extends Omit<ActionCardsProps, 'firstReply' | 'onDialog'> {
  readonly isLoading: boolean;
  readonly takesFocus: boolean;
  readonly show: Dialogs['show'];
}

const Cards = memo(function Cards({ isLoading, takesFocus, show, ...cards }: CardsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const firstReply = useFirstReply(cards.view, show, ref);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Stack ref={ref} tabIndex={-1} outline="none" gap={{ base: '2', md: '3' }} _empty={{ display: 'none' }}>
      {cards.view.replyState === null && isLoading ? (
        <Skeleton height="32" borderRadius="2xl" />
      ) : (
        <ActionCards {...cards} firstReply={firstReply} onDialog={(subject) => show(subject, ref)} />
      )}
    </Stack>
  );
});

const ShareSheet = lazyPart(async () => (await import('./invites/share-sheet.tsx')).ShareSheet);

interface LiveInstanceProps {
  readonly giId: GiId;
  readonly session: SignedIn;
  /** True if this screen replaces the invite card. */
  readonly takesFocus: boolean;
}

export function LiveInstance({ giId, session, takesFocus }: LiveInstanceProps) {
  const live = useInstance(giId);
  if (live.status === 'loading') return <InstanceSkeleton />;
  if (live.status === 'error') return <ErrorPage error={live.error} />;
  if (live.data === null) return live.fromCache ? <OfflineInstance /> : <UnknownInstance />;
  return <LivePage instance={live.data} session={session} takesFocus={takesFocus} />;
}

interface LivePageProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
  readonly takesFocus: boolean;
}

function LivePage({ instance, session, takesFocus }: LivePageProps) {
  const [isInviting, setInviting] = useState(false);
  const invite = useCallback(() => setInviting(true), []);
  return (
    <Page title={instance.game.name} maxW="page">
      <Flex justify="space-between" align="center" minH="touch" mt={{ base: '-4', md: '0' }} mb={{ md: '2' }}>
        {instance.memberUids.includes(session.uid) ? (
          <BackLink to={appPaths.game(instance.gameId)} label="game page" />
        ) : (
          <BackLink to={appPaths.home()} label="your games" />
        )}
        <OrganiserMenu instance={instance} uid={session.uid} />
      </Flex>
      <InstanceScreen instance={instance} session={session} takesFocus={takesFocus} onInvites={invite} />
      {isInviting && <ShareSheet instance={instance} session={session} onClose={() => setInviting(false)} />}
    </Page>
  );
}
