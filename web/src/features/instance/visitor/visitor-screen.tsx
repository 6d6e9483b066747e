import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  areConditionsOpen,
  type InviteCard,
  poolText,
  type Reply,
  resultText,
  shareTitle,
  spotsOf,
  visitorReason,
} from '@fives/domain';
import { Fragment, type MouseEvent, type Ref, useCallback, useId, useRef } from 'react';
import { LuTrophy } from 'react-icons/lu';
import { useNow } from '../../../hooks/use-environment.ts';
import { useLinkedReply } from '../../../hooks/use-linked-dialog.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { PlainCard } from '../../../ui/cards.tsx';
import { toastInfo } from '../../../ui/toasts.ts';
import { visitorCards } from '../cards/due-actions.ts';
import { HeaderCard } from '../header/header-card.tsx';
import { TileRow } from '../header/tile-row.tsx';
import { InstanceColumns } from '../instance-placeholders.tsx';
import { InvitedCard } from '../reply/reply-cards.tsx';
import type { DialogSubject, Dialogs } from '../use-dialogs.ts';

const NextGameCard = lazyPart(async () => (await import('../cards/next-game.tsx')).NextGameCard);
const ConditionForm = lazyPart(async () => (await import('../reply/condition-form.tsx')).ConditionForm);
const ReplyDialog = lazyPart(async () => (await import('../reply/reply-dialog.tsx')).ReplyDialog);

interface VisitorScreenProps {
  readonly card: InviteCard;
  /** Created by the route, which keeps this screen while a dialog is open. */
  readonly dialogs: Dialogs;
  readonly onInvites: () => void;
}

/** The server renders the same content in `functions/src/invite-page/card.ts`. */
export function VisitorScreen({ card, dialogs, onInvites }: VisitorScreenProps) {
  const now = useNow();
  const cards = useRef<HTMLDivElement>(null);
  const pool = useRef<HTMLHeadingElement>(null);
  const due = visitorCards(card, now);
  const reason = visitorReason(card);
  const mayReply = due.reply && reason === null;
  const { show } = dialogs;
  const showFromCards = (subject: DialogSubject) => show(subject, cards);
  const askName = useCallback((reply: Reply) => show({ kind: 'join', reply }, cards), [show]);
  useLinkedReply(mayReply ? askName : null);
  return (
    <>
      <InstanceColumns
        pool={
          <PoolCounts
            headingRef={pool}
            card={card}
            mayReply={mayReply}
            onLogin={() => dialogs.show({ kind: 'login' }, pool)}
          />
        }
      >
        <HeaderCard instance={card} now={now} />
        <Stack ref={cards} tabIndex={-1} outline="none" gap="3" _empty={{ display: 'none' }}>
          {due.reply && (
            <InvitedCard
              instance={card}
              reason={reason}
              mayAddCondition={areConditionsOpen(card, now)}
              onReply={askName}
              onDialog={showFromCards}
            />
          )}
          {card.next && <NextGameCard next={card.next} game={card.game} />}
          {due.result && (
            <PlainCard icon={<LuTrophy />} title={<bdi>{resultText(card)}</bdi>} text="Result" />
          )}
        </Stack>
        <TileRow
          gameId={card.gameId}
          areStatsFirst={false}
          shareTitle={shareTitle(card, now)}
          onInvites={onInvites}
          {...(mayReply && { onStats: explainStats })}
        />
      </InstanceColumns>
      {dialogs.shown && <VisitorDialog card={card} shown={dialogs.shown} />}
    </>
  );
}

/** Defined outside the component, so that the memoised tiles do not render again. */
function explainStats(event: MouseEvent): void {
  event.preventDefault();
  toastInfo("Reply to see the stats. You don't need an account.");
}

interface VisitorDialogProps {
  readonly card: InviteCard;
  readonly shown: NonNullable<Dialogs['shown']>;
}

function VisitorDialog({ card, shown: { subject, serial, ...dialog } }: VisitorDialogProps) {
  if (subject.kind !== 'join' && subject.kind !== 'login' && subject.kind !== 'reply') return null;
  return (
    <ReplyDialog key={serial} giId={card.id} subject={subject} {...dialog}>
      {(onNewcomer) => (
        <ConditionForm
          instance={card}
          given={null}
          onSave={(condition) => {
            onNewcomer('PLAYING', condition);
            return null;
          }}
          onBack={dialog.onClose}
        />
      )}
    </ReplyDialog>
  );
}

interface PoolCountsProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly card: InviteCard;
  readonly mayReply: boolean;
  readonly onLogin: () => void;
}

function PoolCounts({ headingRef, card, mayReply, onLogin }: PoolCountsProps) {
  const headingId = useId();
  const { taken, reserves } = spotsOf(card);
  const names = card.invite?.names ?? [];
  return (
    <Stack as="section" aria-labelledby={headingId} gap="4">
      <Heading as="h2" id={headingId} ref={headingRef} tabIndex={-1} outline="none" textStyle="title">
        Player pool
      </Heading>
      <Stack layerStyle="panel" gap="4" p="4">
        <SimpleGrid columns={reserves > 0 ? { base: 2, sm: 4 } : 3} gap="3">
          <Count amount={taken} label="Playing" />
          {reserves > 0 && <Count amount={reserves} label="Reserves" />}
          <Count amount={card.counts.notPlaying} label="Not playing" />
          <Count amount={card.counts.unanswered} label="No reply yet" />
        </SimpleGrid>
        {names.length > 0 && (
          <Text textAlign="center" overflowWrap="anywhere">
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one first name.
              <Fragment key={at}>
                {at > 0 && ', '}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
          </Text>
        )}
        <Text color="fg.muted" textAlign="center">
          {poolText(card, mayReply)}
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
