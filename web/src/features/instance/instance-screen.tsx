import { Skeleton, Stack } from '@chakra-ui/react';
import type { GameInstance } from '@fives/domain';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../session/session.ts';
import { DailyStatCard } from '../../ui/game-parts.tsx';
import { ActionCards } from './action-cards.tsx';
import { AddPersonSheet } from './entry/add-person-sheet.tsx';
import { HeaderCard } from './header-card.tsx';
import { InstanceColumns } from './instance-columns.tsx';
import { CardsSkeleton } from './instance-placeholders.tsx';
import type { InstanceView } from './instance-view.ts';
import { PlayerPool } from './pool/player-pool.tsx';
import { OwnReplyStep } from './reply/own-reply-step.tsx';
import { PersonDialog } from './reply/person-dialog.tsx';
import { ReplyDialog } from './reply/reply-dialog.tsx';
import { useFirstReply } from './reply/use-first-reply.ts';
import { TileRow } from './tile-row.tsx';
import { type Dialogs, useDialogs } from './use-dialogs.ts';
import { useDailyStat, useHasVoted, useInstanceView } from './use-instance.ts';

export interface InstanceScreenProps {
  readonly instance: GameInstance;
  readonly session: SignedIn;
  /** Whether it follows the invite card in which the viewer has just signed in. */
  readonly takesOver: boolean;
  readonly onInvites: () => void;
}

/** One instance from top to bottom: how it stands, what it asks of the viewer, and who is in. */
export function InstanceScreen({ instance, session, takesOver, onInvites }: InstanceScreenProps) {
  const { view, live } = useInstanceView(instance, session);
  const dialogs = useDialogs();
  const cards = useRef<HTMLDivElement>(null);
  const pool = useRef<HTMLHeadingElement>(null);
  const daily = useDailyStat(view);
  const firstReply = useFirstReply(view, dialogs, cards);
  const hasVoted = useHasVoted(view);
  const isBegun = useBegun(!daily.isLoading && live.status !== 'loading');
  return (
    <>
      <InstanceColumns
        pool={
          isBegun && (
            <PlayerPool
              headingRef={pool}
              view={view}
              live={live}
              onOwnReply={() => dialogs.show({ kind: 'reply' }, pool)}
              onPerson={(uid) => dialogs.show({ kind: 'person', uid }, pool)}
              onAdd={() => dialogs.show({ kind: 'add', isBrought: false }, pool)}
              onInvites={onInvites}
            />
          )
        }
      >
        <HeaderCard
          instance={instance}
          counts={view.counts}
          mayPick={view.viewer.isOrganiser}
          now={view.now}
        />
        {isBegun ? (
          <>
            <Cards ref={cards} takesFocus={takesOver}>
              {view.standing === null && live.status === 'loading' ? (
                <Skeleton height="32" borderRadius="2xl" />
              ) : (
                <ActionCards
                  view={view}
                  hasVoted={hasVoted}
                  isReady={firstReply.isReady}
                  onReply={firstReply.give}
                  onBring={() => dialogs.show({ kind: 'add', isBrought: true }, cards)}
                  onChange={() => dialogs.show({ kind: 'reply' }, cards)}
                  onLogin={() => dialogs.show({ kind: 'login' }, cards)}
                  onInvites={onInvites}
                />
              )}
            </Cards>
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
      <InstanceDialogs view={view} dialogs={dialogs} />
    </>
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

interface CardsProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The page that had the focus is gone: it comes here, unless something else has taken it. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

function Cards({ ref, takesFocus, children }: CardsProps) {
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) ref.current?.focus();
  }, [takesFocus, ref]);
  return (
    <Stack ref={ref} tabIndex={-1} outline="none" gap="3" _empty={{ display: 'none' }}>
      {children}
    </Stack>
  );
}

function InstanceDialogs({ view, dialogs }: { readonly view: InstanceView; readonly dialogs: Dialogs }) {
  const { shown, close, finish, finalFocus } = dialogs;
  if (shown === null) return null;
  const { subject, serial, isOpen } = shown;
  const ends = { isOpen, onClose: () => close(serial), onDone: () => finish(serial), finalFocus };
  if (subject.kind === 'add') {
    return <AddPersonSheet key={serial} view={view} isBrought={subject.isBrought} {...ends} />;
  }
  if (subject.kind !== 'person') {
    const first = subject.kind === 'join' && { firstReply: subject.reply };
    return (
      <ReplyDialog key={serial} giId={view.instance.id} firstStep={subject.kind} {...first} {...ends}>
        {(onNewcomer) => <OwnReplyStep view={view} onNewcomer={onNewcomer} {...ends} />}
      </ReplyDialog>
    );
  }
  const person = view.people?.find((other) => other.uid === subject.uid);
  return person ? <PersonDialog key={serial} view={view} person={person} {...ends} /> : null;
}
