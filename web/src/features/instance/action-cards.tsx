import { HStack } from '@chakra-ui/react';
import { type GameInstance, resultText, teamNames } from '@fives/domain';
import { LuShirt, LuStar, LuTrophy } from 'react-icons/lu';
import { appPaths } from '../../config/paths.ts';
import { LinkCard } from '../../ui/cards.tsx';
import { BibIcon } from '../../ui/game-parts.tsx';
import { dueActions } from './due-actions.ts';
import type { InstanceView } from './instance-view.ts';
import { InvitesDueCard } from './invites-due-card.tsx';
import { InvitedCard, ReplyCard } from './reply-cards.tsx';
import { TellMeCard } from './tell-me-card.tsx';

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
      {due.reply && (
        <InvitedCard
          numberOfPlayers={instance.game.numberOfPlayers}
          playing={view.counts.playing}
          onReply={onReply}
          onLogin={view.viewer.role === 'player' ? null : onLogin}
        />
      )}
      {due.changeReply && standing && <ReplyCard view={view} standing={standing} onReply={onReply} />}
      <TellMeCard key={view.viewer.uid} view={view} />
      {due.sendInvites && <InvitesDueCard instance={instance} people={view.people} onInvites={onInvites} />}
      {due.result && <ResultCard instance={instance} />}
      {due.teams && <TeamsCard instance={instance} />}
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

/** How it ended. */
function ResultCard({ instance }: { readonly instance: GameInstance }) {
  return (
    <LinkCard
      to={appPaths.teams(instance.id)}
      icon={<LuTrophy />}
      title={<bdi>{resultText(instance)}</bdi>}
      text="Result"
    />
  );
}

/** Who plays with whom. */
function TeamsCard({ instance }: { readonly instance: GameInstance }) {
  const { teamA, teamB } = teamNames(instance);
  return (
    <LinkCard
      to={appPaths.teams(instance.id)}
      icon={<LuShirt />}
      title="Teams"
      text={
        <HStack as="span" display="flex" gap="2" flexWrap="wrap">
          <BibIcon colour={instance.teamAColour} size="5" />
          <bdi>{teamA}</bdi> v <BibIcon colour={instance.teamBColour} size="5" />
          <bdi>{teamB}</bdi>
        </HStack>
      }
    />
  );
}
