import { Box, Heading, Stack } from '@chakra-ui/react';
import {
  type Cost,
  countPaid,
  type GameInstance,
  halfTimeText,
  type PlayerInstance,
  winnerReason,
} from '@fives/domain';
import type { ReactElement } from 'react';
import { LuScale, LuSend, LuShirt, LuTrophy, LuUserCheck } from 'react-icons/lu';
import { appPaths } from '../../../config/paths.ts';
import { dialogLinkState } from '../../../hooks/use-linked-dialog.ts';
import { lazyComponent } from '../../../lib/lazy-part.tsx';
import { ButtonCard, LinkCard, PlainCard } from '../../../ui/cards.tsx';
import type { InstanceView } from '../instance-view.ts';
import { InvitesReach, playersText, useInviteAll } from '../invites/invite-all.tsx';
import type { DialogSubject } from '../use-dialogs.ts';
import { claimsIn, dueActions, teamGapsText } from './due-actions.ts';
import { NotPlayed } from './not-played.tsx';
import { MotmCard, TeamsCard } from './outcome-cards.tsx';
import { mayRemind, RemindCard } from './remind-card.tsx';

interface InvitesDueCardProps {
  readonly instance: GameInstance;
  /** Null while loading. */
  readonly people: readonly PlayerInstance[] | null;
  readonly onInvites: () => void;
}

/** The first instance of a game has no player pool, so its card offers the link. */
function InvitesDueCard(props: InvitesDueCardProps) {
  return props.instance.isFirstGame ? <ShareLinkCard {...props} /> : <InviteAllCard {...props} />;
}

function ShareLinkCard({ onInvites }: Pick<InvitesDueCardProps, 'onInvites'>) {
  return (
    <ButtonCard
      onClick={onInvites}
      icon={<LuSend />}
      title="Invites due!"
      text="Share the link so players can reply."
    />
  );
}

function InviteAllCard({ instance, people, onInvites }: InvitesDueCardProps) {
  const { count, isWaiting, inviteAll } = useInviteAll(instance, people);
  if (isWaiting) return <PlainCard icon={<LuSend />} title="Sending invites…" />;
  if (count === 0) return <ShareLinkCard onInvites={onInvites} />;
  return (
    <Stack gap="0">
      <ButtonCard
        onClick={inviteAll}
        icon={<LuSend />}
        title="Invites due!"
        text={`Invite ${playersText(count)}`}
      />
      <Box px="4" pb="4">
        <InvitesReach instance={instance} count={count} />
      </Box>
    </Stack>
  );
}

function HalfTimeCard({ instance: { id, firstHalf } }: Pick<InvitesDueCardProps, 'instance'>) {
  return (
    <LinkCard
      to={appPaths.teams(id)}
      state={firstHalf ? null : dialogLinkState('half-time')}
      icon={<LuScale />}
      title={firstHalf ? halfTimeText(firstHalf) : 'Half-time?'}
      text={firstHalf ? 'See how to make the second half even.' : "Enter the score. We'll suggest a swap."}
    />
  );
}

const CostCard = lazyComponent(async () => (await import('../money/money-card.tsx')).CostCard);
const ClaimCards = lazyComponent(async () => (await import('../entry/same-person-cards.tsx')).ClaimCards);

export interface OrganiserTasksProps {
  readonly view: InstanceView;
  readonly hasVoted: boolean;
  /** Null before the cost is entered, undefined if it cannot be entered yet. */
  readonly cost: Cost | null | undefined;
  readonly onDialog: (subject: DialogSubject) => void;
  readonly onInvites: () => void;
}

interface Task {
  readonly isShown: boolean;
  readonly isDone?: boolean;
  /** Needs a React key, because the cards render as a list. */
  readonly card: ReactElement;
}

export function OrganiserTasks(props: OrganiserTasksProps) {
  const tasks = tasksOf(props).filter(({ isShown }) => isShown);
  const done = tasks.filter(({ isDone }) => isDone);
  const due = tasks.filter(({ isDone }) => !isDone);
  if (tasks.length === 0) return null;
  const { instance, now } = props.view;
  return (
    <Box as="section" layerStyle="panel" overflow="hidden" css={ROW_STYLES}>
      <Heading as="h2" textStyle="label" color="fg.muted" px="4" pt="2">
        {winnerReason(instance, now) === null ? 'After the game' : 'To do'}
      </Heading>
      <Stack gap="0" data-rows>
        {due.map(({ card }) => card)}
      </Stack>
      {done.length > 0 && (
        <details>
          <Box as="summary" px="4" py="3" minH="touch" cursor="pointer" color="fg.muted">
            Done ({done.length})
          </Box>
          <Stack gap="0" data-rows>
            {done.map(({ card }) => card)}
          </Stack>
        </details>
      )}
    </Box>
  );
}

const ROW_STYLES = {
  '& [data-rows] > *': { borderWidth: 0, borderRadius: 0, background: 'none', paddingBlock: '0.25rem' },
  '& [data-rows] > * + *, & details': { borderTop: '1px solid {colors.border}' },
} as const;

function tasksOf({ view, hasVoted, cost, onDialog, onInvites }: OrganiserTasksProps): Task[] {
  const { instance, people } = view;
  const due = dueActions(view);
  const gapsText = teamGapsText(view);
  return [
    {
      isShown: due.halfTime,
      card: <HalfTimeCard key="half-time" instance={instance} />,
    },
    {
      isShown: due.pickWinner,
      card: (
        <LinkCard
          key="winner"
          to={appPaths.teams(instance.id)}
          state={dialogLinkState('winner')}
          icon={<LuTrophy />}
          title="Pick winner!"
          text="Record the result to update everyone's stats."
        />
      ),
    },
    { isShown: due.notPlayed, card: <NotPlayed key="not-played" instance={instance} /> },
    {
      isShown: due.pickMotm,
      isDone: hasVoted,
      card: <MotmCard key="vote" giId={instance.id} hasVoted={hasVoted} />,
    },
    {
      isShown: due.attendance,
      isDone: instance.isTurnoutMarked,
      card: (
        <ButtonCard
          key="turnout"
          icon={<LuUserCheck />}
          title="Who turned up?"
          text={instance.isTurnoutMarked ? 'Saved. Tap to change it.' : 'Mark any no-shows.'}
          onClick={() => onDialog({ kind: 'attendance' })}
        />
      ),
    },
    {
      isShown: cost !== undefined,
      isDone: isPaid(cost),
      card: <CostCard key="cost" cost={cost ?? null} onDialog={onDialog} />,
    },
    {
      isShown: due.sendInvites,
      card: <InvitesDueCard key="invites" instance={instance} people={people} onInvites={onInvites} />,
    },
    { isShown: mayRemind(view) && !due.sendInvites, card: <RemindCard key="remind" view={view} /> },
    { isShown: claimsIn(view).length > 0, card: <ClaimCards key="claims" view={view} /> },
    {
      isShown: due.pickTeams,
      card: (
        <LinkCard
          key="teams"
          to={appPaths.teams(instance.id)}
          state={dialogLinkState('pick-teams')}
          icon={<LuShirt />}
          title="Pick teams"
          text="Fair, random or by hand."
        />
      ),
    },
    {
      isShown: due.teams && gapsText !== null,
      card: <TeamsCard key="gaps" instance={instance} draft={view.draft} gapsText={gapsText} />,
    },
  ];
}

function isPaid(cost: Cost | null | undefined): boolean {
  if (!cost) return false;
  const { paid, all } = countPaid(cost);
  return paid === all;
}
