import { Button, Stack, Text } from '@chakra-ui/react';
import {
  formatInZone,
  invitedText,
  namesakeOf,
  offersFrom,
  type Reason,
  type Reply,
  reserveOddsText,
  type SpotsInput,
  teamNames,
} from '@fives/domain';
import { LuCalendarPlus, LuCircleCheck, LuCircleX, LuHourglass, LuMail } from 'react-icons/lu';
import { useOnline } from '../../../hooks/use-environment.ts';
import { PlainCard, RowCard } from '../../../ui/cards.tsx';
import { type InstanceView, openConditionText, type ReplyState, replyStateText } from '../instance-view.ts';
import { repliedByText } from '../person-notes.ts';
import type { DialogSubject } from '../use-dialogs.ts';
import { QuickReply } from './quick-reply.tsx';

const ICONS = {
  in: <LuCircleCheck />,
  out: <LuCircleX />,
  reserve: <LuHourglass />,
  waiting: <LuHourglass />,
  unanswered: <LuMail />,
};

interface InvitedCardProps {
  readonly instance: SpotsInput;
  readonly reason: Reason | null;
  /** Empty if this browser stores no guest name. */
  readonly guestName?: string;
  readonly isReady?: boolean;
  readonly isSending?: boolean;
  readonly isPlayer?: boolean;
  readonly mayAddCondition?: boolean;
  readonly onReply: (reply: Reply) => void;
  readonly onDialog: (subject: DialogSubject) => void;
}

export function InvitedCard(props: InvitedCardProps) {
  const { instance, reason, guestName, isReady = true, isSending, isPlayer, onReply, onDialog } = props;
  const greeting = guestName ? <bdi>{`Hello again, ${guestName}`}</bdi> : 'You are invited';
  return (
    <PlainCard
      icon={ICONS.unanswered}
      title={isSending ? <span role="status">Sending…</span> : greeting}
      text={invitedText(instance, reason)}
    >
      <Stack gap="3">
        {reason === null && (
          <QuickReply label="Will you be playing?" current={null} isReady={isReady} onReply={onReply} />
        )}
        {reason === null && props.mayAddCondition && (
          <Button
            variant="ghost"
            disabled={!isReady}
            onClick={() => onDialog({ kind: 'reply', startsWith: 'condition' })}
          >
            Yes, if…
          </Button>
        )}
        {reason?.code === 'NO_ROOM_FOR_GUESTS' && (
          <Button
            size="lg"
            onClick={() => onDialog({ kind: 'join', reply: 'PLAYING', isGuestRefused: true })}
          >
            Register and Play
          </Button>
        )}
        {!isPlayer && (
          <Button variant="ghost" onClick={() => onDialog({ kind: 'login' })}>
            Click to login
          </Button>
        )}
      </Stack>
    </PlainCard>
  );
}

interface ReplyCardProps {
  readonly view: InstanceView;
  readonly replyState: ReplyState;
  readonly onReply: (reply: Reply) => void;
  readonly onDialog: (subject: DialogSubject) => void;
}

export function ReplyCard({ view, replyState, onReply, onDialog }: ReplyCardProps) {
  const isOnline = useOnline();
  const { own } = view;
  const people = view.people ?? [];
  const isPending = own?.isPending ?? false;
  const isOfferedSpot = replyState.kind === 'reserve' && replyState.isOfferedSpot && !isPending;
  const team = isPending ? null : ownTeamName(view);
  const repliedBy = own && repliedByText(own, people, true);
  const explanation = own?.isPending ? PENDING_TEXT[own.status] : explanationText(view, replyState);
  const namesake = own && namesakeOf(own, people);
  const facts = [repliedBy, explanation].filter(Boolean).join('. ');
  const Card = isOfferedSpot ? PlainCard : RowCard;
  return (
    <Card
      icon={ICONS[replyState.kind]}
      title={
        <span role="status">
          {isOfferedSpot ? OFFER_QUESTION : replyStateText(replyState, isPending, isOnline)}
        </span>
      }
      text={
        (team || facts || namesake || replyState.kind === 'in') && (
          <>
            {team && (
              <Text as="strong" display="block" color="fg">
                You're in <bdi>{team}</bdi>
              </Text>
            )}
            {facts}
            {namesake && (
              <Text as="span" display="block">
                There's already a <bdi>{namesake.name}</bdi>, so you're shown as <bdi>{own.name}</bdi>.
              </Text>
            )}
            {replyState.kind === 'in' && (
              <Button
                variant="plain"
                display="flex"
                size="sm"
                h="8"
                minH="8"
                px="0"
                color="brand.fg"
                onClick={(event) => event.detail < 2 && onDialog({ kind: 'calendar' })}
              >
                <LuCalendarPlus aria-hidden="true" /> Add to calendar
              </Button>
            )}
          </>
        )
      }
    >
      {/* `detail` is 2 for the second tap of a double tap on Yes, which may hit these buttons. */}
      {isOfferedSpot ? (
        <QuickReply label={OFFER_QUESTION} current={null} onReply={onReply} />
      ) : (
        <Button variant="outline" px="3" onClick={(event) => event.detail < 2 && onDialog({ kind: 'reply' })}>
          Change reply
        </Button>
      )}
    </Card>
  );
}

function ownTeamName({ own, instance, draft }: InstanceView): string | null {
  if (draft === 'hidden') return null;
  const { teamA, teamB } = teamNames(instance);
  if (own?.team === 'TEAM_A') return teamA;
  return own?.team === 'TEAM_B' ? teamB : null;
}

const OFFER_QUESTION = 'Can you still make it?';

function explanationText(view: InstanceView, replyState: ReplyState): string {
  const { instance, own, queue } = view;
  const condition = openConditionText(own, view);
  if (condition !== null && replyState.kind !== 'reserve') {
    const count =
      replyState.kind === 'waiting' ? ` ${queue.playing.length} so far. We'll tell you if you're in.` : '';
    return `You said yes ${condition}.${count}`;
  }
  if (replyState.kind !== 'reserve') return '';
  if (replyState.isOfferedSpot) {
    return instance.game.reserveOffers === 'AT_ONCE'
      ? "A spot's free and we've asked every reserve. First yes gets it."
      : "A spot's free and you're next. Say yes to take it. If you wait, we'll ask the next reserve too.";
  }
  if (instance.lateQueue === null) {
    const at = formatInZone(offersFrom(instance), instance.game.timeZone, 'HH:mm');
    const rule = `If someone drops out before ${at}, you move up automatically. After that, we'll ask you first.`;
    const odds = instance.reserveOdds && reserveOddsText(instance.reserveOdds, replyState.position);
    return odds === null ? rule : `${rule} ${odds}`;
  }
  const wasTooLate = own?.acceptedAt ? 'Someone else got the spot. ' : '';
  return `${wasTooLate}If another spot opens up, we'll ask if you can still make it.`;
}

const PENDING_TEXT = { PLAYING: 'You said yes.', NOT_PLAYING: 'You said no.', UNANSWERED: '' };
