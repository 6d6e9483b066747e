import { Button, Stack, Text } from '@chakra-ui/react';
import {
  addPerson,
  formatInZone,
  invitedText,
  namesakeOf,
  offersFrom,
  type Reason,
  type Reply,
  type SpotsInput,
  teamNames,
} from '@fives/domain';
import { memo } from 'react';
import { LuCircleCheck, LuCircleX, LuHourglass, LuMail, LuUserPlus } from 'react-icons/lu';
import { useOnline } from '../../../hooks/use-online.ts';
import { PlainCard } from '../../../ui/cards.tsx';
import { answeredText } from '../answered-text.ts';
import type { InstanceView } from '../instance-view.ts';
import { replyStateText, type Standing } from '../instance-view.ts';
import { QuickReply } from './quick-reply.tsx';

const ICONS = { in: <LuCircleCheck />, out: <LuCircleX />, reserve: <LuHourglass />, unanswered: <LuMail /> };

export interface InvitedCardProps {
  readonly instance: SpotsInput;
  readonly reason: Reason | null;
  /** Name of a guest known to this browser, else empty. */
  readonly guestName?: string;
  readonly isReady?: boolean;
  readonly isSending?: boolean;
  readonly onReply: (reply: Reply) => void;
  readonly onRegister: () => void;
  readonly onLogin: (() => void) | null;
}

export function InvitedCard(props: InvitedCardProps) {
  const { instance, reason, guestName = '', isReady = true, isSending = false } = props;
  const { onReply, onRegister, onLogin } = props;
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
        {reason?.code === 'NO_ROOM_FOR_GUESTS' && (
          <Button size="lg" onClick={onRegister}>
            Register and Play
          </Button>
        )}
        {onLogin && (
          <Button variant="ghost" onClick={onLogin}>
            Click to login
          </Button>
        )}
      </Stack>
    </PlainCard>
  );
}

export interface ReplyCardProps extends ReplyCardFace {
  readonly onAnswer: (reply: Reply) => void;
  readonly onReply: () => void;
  readonly onBring: () => void;
}

interface ReplyCardFace {
  readonly standing: Standing;
  readonly meaning: string;
  readonly isPending: boolean;
  /** The viewer's name and the similar name that caused its change, or null if the name was not changed. */
  readonly name: string;
  readonly namesake: string | null;
  readonly team: string | null;
  readonly answered: string | null;
  readonly mayBring: boolean;
}

export function replyCardFace(view: InstanceView, standing: Standing): ReplyCardFace {
  const people = view.people ?? [];
  return {
    standing,
    meaning: view.own?.isPending ? SENT[view.own.status] : meaningOf(view, standing),
    isPending: view.own?.isPending ?? false,
    name: view.own?.name ?? '',
    namesake: (view.own && namesakeOf(view.own, people)?.name) ?? null,
    team: ownTeam(view),
    answered: view.own && answeredText(view.own, people, true),
    mayBring: mayBring(view),
  };
}

/** Shows the viewer's reply with a button to change it. Memoised, because other replies seldom affect the card. */
export const ReplyCard = memo(function ReplyCard(props: ReplyCardProps) {
  const {
    standing,
    meaning,
    isPending,
    name,
    namesake,
    team,
    answered,
    mayBring,
    onAnswer,
    onReply,
    onBring,
  } = props;
  const isOnline = useOnline();
  const isAsked = standing.kind === 'reserve' && standing.isAsked && !isPending;
  return (
    <PlainCard
      icon={ICONS[standing.kind]}
      title={
        <span role="status">{isAsked ? OFFER_QUESTION : replyStateText(standing, isPending, isOnline)}</span>
      }
      text={
        <>
          {team && !isPending && (
            <Text as="strong" display="block" color="fg">
              You're in <bdi>{team}</bdi>
            </Text>
          )}
          {[answered, meaning].filter(Boolean).join('. ')}
          {namesake && (
            <Text as="span" display="block">
              There's already a <bdi>{namesake}</bdi>, so you're shown as <bdi>{name}</bdi>.
            </Text>
          )}
        </>
      }
    >
      {/* The second half of a double tap on Yes may hit this button, so it is ignored. */}
      {isAsked ? (
        <QuickReply label={OFFER_QUESTION} current={null} onReply={onAnswer} />
      ) : (
        <Button variant="outline" onClick={(event) => event.detail < 2 && onReply()}>
          Change reply
        </Button>
      )}
      {mayBring && (
        <Button variant="ghost" onClick={(event) => event.detail < 2 && onBring()}>
          <LuUserPlus aria-hidden="true" /> Bring someone
        </Button>
      )}
    </PlainCard>
  );
});

function ownTeam({ own, instance }: InstanceView): string | null {
  const { teamA, teamB } = teamNames(instance);
  if (own?.team === 'TEAM_A') return teamA;
  return own?.team === 'TEAM_B' ? teamB : null;
}

function mayBring({ instance, people, viewer, own, now }: InstanceView): boolean {
  if (own?.status !== 'PLAYING') return false;
  const one = { name: '', status: 'PLAYING', broughtBy: viewer.uid } as const;
  const actor = { uid: viewer.uid, isGuest: viewer.may.size === 0 };
  return people !== null && addPerson.refusal({ instance, people }, actor, one, now) === null;
}

const OFFER_QUESTION = 'Can you still make it?';

function meaningOf({ instance, own }: InstanceView, standing: Standing): string {
  if (standing.kind !== 'reserve') return EXPLANATIONS[standing.kind];
  if (standing.isAsked) {
    return instance.game.reserveOffers === 'AT_ONCE'
      ? "A spot's free and we've asked every reserve. First yes gets it."
      : "A spot's free and you're next. Say yes to take it. If you wait, we'll ask the next reserve too.";
  }
  if (instance.lateQueue === null) {
    const at = formatInZone(offersFrom(instance), instance.game.timeZone, 'HH:mm');
    return `If someone drops out before ${at}, you move up automatically. After that, we'll ask you first.`;
  }
  const wasTooLate = own?.acceptedAt ? 'Someone else got the spot. ' : '';
  return `${wasTooLate}If another spot opens up, we'll ask if you can still make it.`;
}

const SENT = { PLAYING: 'You said yes.', NOT_PLAYING: 'You said no.', UNANSWERED: '' };

const EXPLANATIONS = {
  in: "Can't make it? Change your reply.",
  out: 'Changed your mind? You can still say yes.',
  unanswered: '',
};
