import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type Counts, dividedYes, resultText } from '@fives/domain';
import { type Ref, useId, useRef } from 'react';
import { LuTrophy } from 'react-icons/lu';
import { useNow } from '../../hooks/use-now.ts';
import { PlainCard } from '../../ui/cards.tsx';
import { visitorCards } from './due-actions.ts';
import { HeaderCard } from './header-card.tsx';
import { InstanceColumns } from './instance-columns.tsx';
import type { InviteCard } from './invite-card.ts';
import { ReplyDialog } from './reply/reply-dialog.tsx';
import { InvitedCard } from './reply-cards.tsx';
import { TileRow } from './tile-row.tsx';
import type { Dialogs } from './use-dialogs.ts';

export interface VisitorScreenProps {
  readonly card: InviteCard;
  /** Handed in, for the page has to know whether somebody is signing in through one of them. */
  readonly dialogs: Dialogs;
  readonly onInvites: () => void;
}

/** An instance as its invite card tells of it: how it stands, a way to reply or log in, and nobody's name. */
export function VisitorScreen({ card, dialogs, onInvites }: VisitorScreenProps) {
  const now = useNow();
  const cards = useRef<HTMLDivElement>(null);
  const pool = useRef<HTMLHeadingElement>(null);
  const due = visitorCards(card, now);
  return (
    <>
      <InstanceColumns
        pool={
          <PoolCounts
            headingRef={pool}
            counts={card.counts}
            numberOfPlayers={card.game.numberOfPlayers}
            onLogin={() => dialogs.show({ kind: 'login' }, pool)}
          />
        }
      >
        <HeaderCard instance={card} counts={card.counts} now={now} />
        <Stack ref={cards} tabIndex={-1} outline="none" gap="3" _empty={{ display: 'none' }}>
          {due.reply && (
            <InvitedCard
              numberOfPlayers={card.game.numberOfPlayers}
              playing={card.counts.playing}
              onReply={(reply) => dialogs.show({ kind: 'join', reply }, cards)}
              onLogin={() => dialogs.show({ kind: 'login' }, cards)}
            />
          )}
          {due.result && (
            <PlainCard icon={<LuTrophy />} title={<bdi>{resultText(card)}</bdi>} text="Result" />
          )}
        </Stack>
        <TileRow gameId={card.gameId} areStatsFirst={false} onInvites={onInvites} />
      </InstanceColumns>
      <VisitorDialog giId={card.id} dialogs={dialogs} />
    </>
  );
}

interface VisitorDialogProps {
  readonly giId: string;
  readonly dialogs: Dialogs;
}

function VisitorDialog({ giId, dialogs }: VisitorDialogProps) {
  const { shown, close, finish, finalFocus } = dialogs;
  if (shown === null || shown.subject.kind === 'person' || shown.subject.kind === 'add') return null;
  const { subject, serial, isOpen } = shown;
  return (
    <ReplyDialog
      key={serial}
      giId={giId}
      firstStep={subject.kind}
      {...(subject.kind === 'join' && { firstReply: subject.reply })}
      {...{ isOpen, finalFocus }}
      onClose={() => close(serial)}
      onDone={() => finish(serial)}
    />
  );
}

interface PoolCountsProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly counts: Counts;
  readonly numberOfPlayers: number;
  readonly onLogin: () => void;
}

/** How many have replied what; names are for those who have said who they are. */
function PoolCounts({ headingRef, counts, numberOfPlayers, onLogin }: PoolCountsProps) {
  const headingId = useId();
  const { taken, reserves } = dividedYes({ ...counts, numberOfPlayers });
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
          <Count amount={counts.unanswered} label="No answer yet" />
        </SimpleGrid>
        <Text color="fg.muted" textAlign="center">
          Sign in to see who is playing
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
