import { LuSend, LuShirt, LuStar, LuTrophy } from 'react-icons/lu';
import { ButtonCard, LinkCard } from '../../components/action-card.tsx';
import { appPaths } from '../../config/paths.ts';
import { AnswerCard, InvitedCard } from './answer-cards.tsx';
import { dueActions } from './due-actions.ts';
import type { Evening } from './evening.ts';
import { ResultCard, TeamsCard } from './result-cards.tsx';

export interface ActionCardsProps {
  readonly evening: Evening;
  readonly onReply: () => void;
  readonly onLogin: () => void;
  readonly onInvites: () => void;
}

/** What this evening asks of whoever looks, most pressing first. */
export function ActionCards({ evening, onReply, onLogin, onInvites }: ActionCardsProps) {
  const { instance, standing } = evening;
  const due = dueActions(evening);
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
      {due.reply && <InvitedCard evening={evening} onReply={onReply} onLogin={onLogin} />}
      {due.changeReply && standing && <AnswerCard evening={evening} standing={standing} onReply={onReply} />}
      {due.sendInvites && (
        <ButtonCard
          onClick={onInvites}
          icon={<LuSend />}
          title="Invites due!"
          text="Share the link with your players so that they can answer."
        />
      )}
      {due.result && <ResultCard evening={evening} />}
      {due.teams && <TeamsCard evening={evening} />}
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
