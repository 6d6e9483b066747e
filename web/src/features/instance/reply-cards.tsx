import { Button, Stack } from '@chakra-ui/react';
import { LuCircleCheck, LuCircleX, LuHourglass, LuMail } from 'react-icons/lu';
import { PlainCard } from '../../ui/cards.tsx';
import { PendingNote } from '../../ui/person.tsx';
import { answeredText } from './answered-text.ts';
import type { InstanceView } from './instance-view.ts';
import { type Standing, spotsText, standingText } from './instance-view.ts';

export interface InvitedCardProps {
  readonly numberOfPlayers: number;
  /** How many have said yes. */
  readonly playing: number;
  readonly onReply: () => void;
  /** Null for whoever has logged in. */
  readonly onLogin: (() => void) | null;
}

/** Asks for the first reply. Whoever has an account but is not logged in can do that here. */
export function InvitedCard({ onReply, onLogin, ...spots }: InvitedCardProps) {
  return (
    <PlainCard icon={<LuMail />} title="You are invited" text={spotsText(spots)}>
      <Stack direction={{ base: 'column', md: 'row' }} gap="3">
        <Button size="lg" minW="36" onClick={onReply}>
          Reply
        </Button>
        {onLogin && (
          <Button size="lg" variant="outline" onClick={onLogin}>
            Click to login
          </Button>
        )}
      </Stack>
    </PlainCard>
  );
}

export interface ReplyCardProps {
  readonly view: InstanceView;
  readonly standing: Standing;
  readonly onReply: () => void;
}

const ICONS = { in: <LuCircleCheck />, out: <LuCircleX />, reserve: <LuHourglass />, unanswered: <LuMail /> };

/** Says what one has replied, and lets one change it. */
export function ReplyCard({ view, standing, onReply }: ReplyCardProps) {
  const answered = view.own && answeredText(view.own, view.people ?? [], true);
  return (
    <PlainCard
      icon={ICONS[standing.kind]}
      title={<span role="status">{standingText(standing)}</span>}
      text={[answered, EXPLANATIONS[standing.kind]].filter(Boolean).join('. ')}
    >
      <PendingNote isPending={view.own?.isPending ?? false} />
      <Button variant="outline" onClick={onReply}>
        Change answer
      </Button>
    </PlainCard>
  );
}

const EXPLANATIONS = {
  in: 'You have a place. Should that change, say so here.',
  out: 'You said no. There is still time to change your mind.',
  reserve: 'The places are taken. When somebody drops out the next reserve is in, and is told.',
  unanswered: '',
};
