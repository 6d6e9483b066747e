import { Skeleton } from '@chakra-ui/react';
import { type Cost, isAddedByHand, type Reason, type Reply } from '@fives/domain';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import type { InstanceView } from '../instance-view.ts';
import { InvitedCard, ReplyCard, replyCardFace } from '../reply/reply-cards.tsx';
import { dueActions, teamGaps } from './due-actions.ts';
import { NotifyMeCard } from './notify-me-card.tsx';
import type { OrganiserTasksProps } from './organiser-tasks.tsx';
import { MotmCard, ResultCard, TeamsCard } from './outcome-cards.tsx';

const OwnNamesakeCard = lazyPart(
  async () => (await import('../entry/same-person-cards.tsx')).OwnNamesakeCard,
);

const OrganiserTasks = lazyPart<OrganiserTasksProps>(
  async () => (await import('./organiser-tasks.tsx')).OrganiserTasks,
  () => <Skeleton height="40" />,
);

export interface ActionCardsProps {
  readonly view: InstanceView;
  readonly hasVoted: boolean;
  /** Null before the cost is entered, undefined if it cannot be entered yet. */
  readonly cost?: Cost | null | undefined;
  readonly isReady: boolean;
  readonly isSending?: boolean;
  readonly onReply: (reply: Reply) => void;
  /** Why the viewer has no entry and cannot get one, or null. */
  readonly joinReason: Reason | null;
  readonly onRegister: () => void;
  readonly onChange: () => void;
  readonly onBring: () => void;
  readonly onAttendance: () => void;
  readonly onLogin: () => void;
  readonly onInvites: () => void;
}

export function ActionCards(props: ActionCardsProps) {
  const {
    view,
    hasVoted,
    cost,
    isReady,
    joinReason,
    onRegister,
    isSending = false,
    onReply,
    onChange,
    onBring,
    onLogin,
    onInvites,
    onAttendance,
  } = props;
  const { instance, standing, viewer } = view;
  const due = dueActions(view);
  return (
    <>
      {due.pickMotm && viewer.may.size === 0 && <MotmCard giId={instance.id} hasVoted={hasVoted} />}
      {due.reply && (
        <InvitedCard
          instance={instance}
          reason={joinReason}
          guestName={viewer.role === 'guest' ? viewer.name : ''}
          isReady={isReady}
          isSending={isSending}
          onReply={onReply}
          onRegister={onRegister}
          onLogin={viewer.role === 'player' ? null : onLogin}
        />
      )}
      {due.changeReply && standing && (
        <ReplyCard
          {...replyCardFace(view, standing)}
          onAnswer={onReply}
          onReply={onChange}
          onBring={onBring}
        />
      )}
      {view.people?.some(({ uid }) => isAddedByHand(uid)) && <OwnNamesakeCard view={view} />}
      <NotifyMeCard key={view.viewer.uid} view={view} />
      {viewer.may.size > 0 && (
        <OrganiserTasks
          view={view}
          hasVoted={hasVoted}
          cost={cost}
          onInvites={onInvites}
          onAttendance={onAttendance}
        />
      )}
      {due.result && <ResultCard instance={instance} />}
      {due.teams && teamGaps(view) === null && <TeamsCard instance={instance} gaps={null} />}
    </>
  );
}
