import { HStack, Text } from '@chakra-ui/react';
import {
  type GameInstance,
  isAddedByHand,
  type Reason,
  type Reply,
  resultText,
  teamNames,
} from '@fives/domain';
import { memo } from 'react';
import { LuShirt, LuStar, LuTriangleAlert, LuTrophy, LuUserCheck } from 'react-icons/lu';
import { appPaths } from '../../config/paths.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { openingAtOnce } from '../../lib/opened-at-once.ts';
import { ButtonCard, LinkCard } from '../../ui/cards.tsx';
import { BibIcon } from '../../ui/game-parts.tsx';
import { dueActions, teamGaps } from './due-actions.ts';
import type { InstanceView } from './instance-view.ts';
import { InvitesDueCard } from './invites-due-card.tsx';
import { InvitedCard, ReplyCard, replyCardFace } from './reply-cards.tsx';
import { TellMeCard } from './tell-me-card.tsx';

const SamePersonCards = lazyPart(async () => (await import('./entry/same-person-cards.tsx')).SamePersonCards);

export interface ActionCardsProps {
  readonly view: InstanceView;
  /** Whether the viewer has cast their votes for player of the match. */
  readonly hasVoted: boolean;
  /** Whether a first reply can be taken at this moment. */
  readonly isReady: boolean;
  /** Whether a first reply is on its way. */
  readonly isSending?: boolean;
  /** Takes a first reply. */
  readonly onReply: (reply: Reply) => void;
  /** Why the viewer has no entry and cannot get one, or null. */
  readonly joinReason: Reason | null;
  /** Opens registration, for a guest who no longer fits. */
  readonly onRegister: () => void;
  readonly onChange: () => void;
  /** Brings somebody along. */
  readonly onBring: () => void;
  /** Marks who turned up. */
  readonly onAttendance: () => void;
  readonly onLogin: () => void;
  readonly onInvites: () => void;
}

// The same at each drawing, so that a card is drawn anew only when what it says has changed.
const ICONS = {
  winner: <LuTrophy />,
  motm: <LuStar />,
  teams: <LuShirt />,
  gaps: <LuTriangleAlert />,
  attendance: <LuUserCheck />,
};
const OPENING = { winner: openingAtOnce('winner'), pickTeams: openingAtOnce('pick-teams') };

/** What this instance asks of whoever looks, most pressing first. */
export function ActionCards(props: ActionCardsProps) {
  const {
    view,
    hasVoted,
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
      {due.pickWinner && (
        <LinkCard
          to={appPaths.teams(instance.id)}
          state={OPENING.winner}
          icon={ICONS.winner}
          title="Pick winner!"
          text="Record the result to update everyone's stats."
        />
      )}
      {due.pickMotm && (
        <LinkCard
          to={appPaths.pickMotm(instance.id)}
          icon={ICONS.motm}
          title={hasVoted ? "You've voted. Change your votes" : 'Pick player-of-the-match!'}
          text="Votes are secret and counted 24 hours after kick-off."
        />
      )}
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
      {view.people?.some(({ uid }) => isAddedByHand(uid)) && <SamePersonCards view={view} />}
      <TellMeCard key={view.viewer.uid} view={view} />
      {due.sendInvites && <InvitesDueCard instance={instance} people={view.people} onInvites={onInvites} />}
      {due.result && <ResultCard instance={instance} />}
      {due.attendance && (
        <ButtonCard
          icon={ICONS.attendance}
          title="Who turned up?"
          text="Mark any no-shows. Only organisers see this."
          onClick={onAttendance}
        />
      )}
      {due.teams && <TeamsCard instance={instance} gaps={teamGaps(view)} />}
      {due.pickTeams && (
        <LinkCard
          to={appPaths.teams(instance.id)}
          state={OPENING.pickTeams}
          icon={ICONS.teams}
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
      icon={ICONS.winner}
      title={<bdi>{resultText(instance)}</bdi>}
      text="Result"
    />
  );
}

interface TeamsCardProps {
  readonly instance: GameInstance;
  /** What is wrong with the teams, for whoever can mend it; null where nothing is. */
  readonly gaps: string | null;
}

/** Who plays with whom; where the teams no longer fit who plays, that comes first. */
const TeamsCard = memo(function TeamsCard({ instance, gaps }: TeamsCardProps) {
  const { teamA, teamB } = teamNames(instance);
  return (
    <LinkCard
      to={appPaths.teams(instance.id)}
      icon={gaps === null ? ICONS.teams : ICONS.gaps}
      title={gaps === null ? 'Teams' : 'Teams need fixing'}
      text={
        <>
          {gaps !== null && (
            <Text as="span" display="block" mb="1" color="fg.warning" fontWeight="600">
              {gaps} Tap to fix.
            </Text>
          )}
          <HStack as="span" display="flex" gap="2" flexWrap="wrap">
            <BibIcon colour={instance.teamAColour} size="5" />
            <TeamName>{teamA}</TeamName> v <BibIcon colour={instance.teamBColour} size="5" />
            <TeamName>{teamB}</TeamName>
          </HStack>
        </>
      }
    />
  );
});

/** Beside its bib, and no wider than the card. */
function TeamName({ children }: { readonly children: string }) {
  return (
    <Text as="bdi" minW="0">
      {children}
    </Text>
  );
}
