import { isAddedByHand } from '@fives/domain';
import { lazyComponent } from '../../../lib/lazy-part.tsx';
import { mayAddCondition } from '../instance-view.ts';
import { InvitedCard, ReplyCard } from '../reply/reply-cards.tsx';
import type { FirstReply } from '../reply/use-first-reply.ts';
import { dueActions, teamGapsText } from './due-actions.ts';
import { NotifyMeCard } from './notify-me-card.tsx';
import type { OrganiserTasksProps } from './organiser-tasks.tsx';
import { MotmCard, ResultCard, TeamsCard } from './outcome-cards.tsx';

const OwnNamesakeCard = lazyComponent(
  async () => (await import('../entry/same-person-cards.tsx')).OwnNamesakeCard,
);

const OrganiserTasks = lazyComponent(async () => (await import('./organiser-tasks.tsx')).OrganiserTasks);

export interface ActionCardsProps extends OrganiserTasksProps {
  readonly firstReply: FirstReply;
}

export function ActionCards({ firstReply, ...props }: ActionCardsProps) {
  const { view, hasVoted, onDialog } = props;
  const { instance, replyState, viewer } = view;
  const due = dueActions(view);
  const hasRole = viewer.may.size > 0;
  return (
    <>
      {due.pickMotm && !hasRole && <MotmCard giId={instance.id} hasVoted={hasVoted} />}
      {due.reply && (
        <InvitedCard
          instance={instance}
          reason={firstReply.reason}
          guestName={viewer.role === 'guest' ? viewer.name : ''}
          isReady={firstReply.isReady}
          isSending={firstReply.isSending}
          isPlayer={viewer.role === 'player'}
          mayAddCondition={mayAddCondition(view)}
          onReply={firstReply.sendReply}
          onDialog={onDialog}
        />
      )}
      {due.changeReply && replyState && (
        <ReplyCard view={view} replyState={replyState} onReply={firstReply.sendReply} onDialog={onDialog} />
      )}
      {!instance.importId && view.people?.some(({ uid }) => isAddedByHand(uid)) && (
        <OwnNamesakeCard view={view} />
      )}
      <NotifyMeCard key={view.viewer.uid} view={view} />
      {hasRole && <OrganiserTasks {...props} />}
      {due.result && <ResultCard instance={instance} />}
      {due.teams && teamGapsText(view) === null && <TeamsCard instance={instance} gapsText={null} />}
    </>
  );
}
