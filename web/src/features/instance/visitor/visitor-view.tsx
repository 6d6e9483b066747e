import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type InviteCard, resultText, spotsOf, visitorReason } from '@fives/domain';
import { type MouseEventHandler, type Ref, useId, useRef } from 'react';
import { LuTrophy } from 'react-icons/lu';
import { PlainCard } from '../../../ui/cards.tsx';
import { visitorCards } from '../cards/due-actions.ts';
import { HeaderCard } from '../header/header-card.tsx';
import { TileRow } from '../header/tile-row.tsx';
import { InstanceColumns } from '../instance-columns.tsx';
import { InvitedCard } from '../reply/reply-cards.tsx';
import type { Dialogs } from '../use-dialogs.ts';

export interface VisitorViewProps {
  readonly card: InviteCard;
  readonly now: Date;
  readonly onDialog: Dialogs['show'];
  readonly onInvites: () => void;
  /** Replaces the link to the stats while the visitor can still reply. */
  readonly onStats: MouseEventHandler;
}

/** What a visitor sees of an instance; drawn by the server too, so it asks for nothing of the browser. */
export function VisitorView({ card, now, onDialog, onInvites, onStats }: VisitorViewProps) {
  const cards = useRef<HTMLDivElement>(null);
  const pool = useRef<HTMLHeadingElement>(null);
  const due = visitorCards(card, now);
  const reason = visitorReason(card);
  const mayReply = due.reply && reason === null;
  return (
    <InstanceColumns
      pool={
        <PoolCounts
          headingRef={pool}
          card={card}
          mayReply={mayReply}
          onLogin={() => onDialog({ kind: 'login' }, pool)}
        />
      }
    >
      <HeaderCard instance={card} now={now} />
      <Stack ref={cards} tabIndex={-1} outline="none" gap="3" _empty={{ display: 'none' }}>
        {due.reply && (
          <InvitedCard
            instance={card}
            reason={reason}
            onReply={(reply) => onDialog({ kind: 'join', reply }, cards)}
            onRegister={() => onDialog({ kind: 'join', reply: 'PLAYING', isGuestRefused: true }, cards)}
            onLogin={() => onDialog({ kind: 'login' }, cards)}
          />
        )}
        {due.result && <PlainCard icon={<LuTrophy />} title={<bdi>{resultText(card)}</bdi>} text="Result" />}
      </Stack>
      <TileRow
        gameId={card.gameId}
        areStatsFirst={false}
        onInvites={onInvites}
        {...(mayReply && { onStats })}
      />
    </InstanceColumns>
  );
}

interface PoolCountsProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly card: InviteCard;
  /** True if a guest can still join, and so see the names. */
  readonly mayReply: boolean;
  readonly onLogin: () => void;
}

/** How many have replied what; names are for those who have said who they are. */
function PoolCounts({ headingRef, card, mayReply, onLogin }: PoolCountsProps) {
  const headingId = useId();
  const { counts } = card;
  const { taken, reserves } = spotsOf(card);
  return (
    <Stack as="section" aria-labelledby={headingId} aria-busy={false} gap="4">
      <Heading as="h2" id={headingId} ref={headingRef} tabIndex={-1} outline="none" textStyle="title">
        Player pool
      </Heading>
      <Stack layerStyle="panel" gap="4" p="4">
        <SimpleGrid columns={reserves > 0 ? { base: 2, sm: 4 } : 3} gap="3">
          <Count amount={taken} label="Playing" />
          {reserves > 0 && <Count amount={reserves} label="Reserves" />}
          <Count amount={counts.notPlaying} label="Not playing" />
          <Count amount={counts.unanswered} label="No reply yet" />
        </SimpleGrid>
        <Text color="fg.muted" textAlign="center">
          {mayReply
            ? "Reply to see who's playing. You don't need an account."
            : "Log in to see who's playing"}
        </Text>
        <Button variant="ghost" alignSelf="center" onClick={onLogin}>
          Login
        </Button>
      </Stack>
    </Stack>
  );
}

function Count({ amount, label }: { readonly amount: number; readonly label: string }) {
  return (
    <Stack align="center" gap="1">
      <Text textStyle="score" fontSize="4xl">
        {amount}
      </Text>
      <Text textStyle="label" color="fg.muted" textAlign="center">
        {label}
      </Text>
    </Stack>
  );
}
