import { LuSend, LuShirt, LuStar, LuTrophy } from 'react-icons/lu';
import { ButtonCard, LinkCard } from '../../components/action-card.tsx';
import { appPaths } from '../../config/paths.ts';
import { AnswerCard, InvitedCard } from './answer-cards.tsx';
import { dueActions } from './due-actions.ts';
import type { InstanceView } from './instance-view.ts';
import { ResultCard, TeamsCard } from './result-cards.tsx';

export interface ActionCardsProps {
  readonly view: InstanceView;
  readonly onReply: () => void;
  readonly onLogin: () => void;
  readonly onInvites: () => void;
}

/** What this instance asks of whoever looks, most pressing first. */
export function ActionCards({ view, onReply, onLogin, onInvites }: ActionCardsProps) {
  const { instance, standing } = view;
  const due = dueActions(view);
  return (
    <>
      {due.pickWinner && (
        <LinkCard
          to={appPaths.teams(instance.id)}
          icon={<LuTrophy />}
          title="Pick winner!"
          text="Record the result, and everybody's stats are updated."
        />
      )}
      {due.pickMotm && (
        <LinkCard
          to={appPaths.pickMotm(instance.id)}
          icon={<LuStar />}
          title="Pick player-of-the-match!"
          text="Your votes are secret. They are counted a day after the start."
        />
      )}
      {due.reply && <InvitedCard view={view} onReply={onReply} onLogin={onLogin} />}
      {due.changeReply && standing && <AnswerCard view={view} standing={standing} onReply={onReply} />}
      {due.sendInvites && (
        <ButtonCard
          onClick={onInvites}
          icon={<LuSend />}
          title="Invites due!"
          text="Share the link with your players so that they can answer."
        />
      )}
      {due.result && <ResultCard view={view} />}
      {due.teams && <TeamsCard view={view} />}
      {due.pickTeams && (
        <LinkCard
          to={appPaths.teams(instance.id)}
          icon={<LuShirt />}
          title="Pick teams"
          text="Fair, random or by hand."
        />
      )}
    </>
  );
}
