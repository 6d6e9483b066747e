import { Button, HStack, Link, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  type Cost,
  compareNames,
  compareReplies,
  costText,
  DEFAULT_MONEY_SETTINGS,
  DISPLAY_FORMATS,
  FORMER_PLAYER_NAME,
  formatInZone,
  formatMoney,
  nextNudgeAt,
  nudgeableUids,
  type Share,
  type ShareState,
  type Uid,
  unpaidUids,
} from '@fives/domain';
import { LuBellRing, LuCopy, LuPencil } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../api/client.ts';
import { appPaths, inviteLink } from '../../../config/paths.ts';
import { dataOf } from '../../../db/live.ts';
import { useCost, useMoneySettings } from '../../../db/money.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { copyText } from '../../../lib/share.ts';
import { markPayment, type PaymentMark } from '../../../shared/game/payment.tsx';
import { reportReach, useReach } from '../../../shared/reach/reach.ts';
import { ReachNote } from '../../../shared/reach/reach-note.tsx';
import { FormError } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { Sheet, SheetBody, SheetFooter, SheetTitle } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';

interface SharesSheetProps {
  readonly view: InstanceView;
  /** Null for a member. The sheet then loads the cost, which members can read if `debtsSeen` is `ALL`. */
  readonly cost: Cost | null;
  readonly onClose: () => void;
  readonly onChange?: () => void;
}

export function SharesSheet({ view, cost, onClose, onChange }: SharesSheetProps) {
  const live = useCost(cost === null ? view.instance.id : null);
  const shownCost = cost ?? dataOf(live);
  return (
    <Sheet open onClose={onClose}>
      <SheetTitle>Who's paid</SheetTitle>
      <SheetBody>
        {shownCost ? <Shares view={view} cost={shownCost} /> : <Skeleton height="40" borderRadius="xl" />}
      </SheetBody>
      {shownCost && onChange && (
        <SheetFooter>
          <OrganiserButtons view={view} cost={shownCost} onChange={onChange} />
        </SheetFooter>
      )}
    </Sheet>
  );
}

function Shares({ view, cost }: { readonly view: InstanceView; readonly cost: Cost }) {
  const uids = (view.people ?? []).toSorted(compareReplies).map(({ uid }) => uid);
  const orderOf = (uid: Uid) => (uids.includes(uid) ? uids.indexOf(uid) : uids.length);
  const shares = Object.entries(cost.shares)
    .map(([uid, share]) => ({ uid, name: nameIn(view, uid), share }))
    .toSorted((a, b) => orderOf(a.uid) - orderOf(b.uid) || compareNames(a, b));
  return (
    <Stack gap="4">
      <Text color="fg.muted">{formatMoney(cost.amount, cost.currency)} in total</Text>
      <List.Root listStyle="none" gap="3">
        {shares.map(({ uid, name, share }) => (
          <List.Item key={uid}>
            <HStack justify="space-between" gap="3" wrap="wrap">
              <Stack gap="0" flex="1" minW="0">
                <PersonName name={name} fontWeight="600" />
                <Text color="fg.muted" fontSize="sm">
                  {formatMoney(share.amount, cost.currency)} · {stateText(share, cost)}
                </Text>
              </Stack>
              {view.viewer.may.has('editMoney') && share.amount > 0 && (
                <MarkButton giId={view.instance.id} uid={uid} name={name} share={share} />
              )}
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}

const STATE_LABELS: Record<ShareState, string> = {
  OPEN: 'not paid',
  SAID_PAID: "says they've paid",
  CONFIRMED: 'paid',
};

function stateText({ state, paid, amount }: Share, { currency }: Cost): string {
  if (amount === 0) return 'nothing to pay';
  const isOtherAmount = paid !== null && paid !== amount;
  return isOtherAmount ? `${STATE_LABELS[state]}: ${formatMoney(paid, currency)}` : STATE_LABELS[state];
}

interface MarkButtonProps extends Omit<PaymentMark, 'from' | 'to'> {
  readonly share: Share;
}

/** After a change of the cost, a payment must be confirmed again. */
function MarkButton({ share, ...person }: MarkButtonProps) {
  const isConfirmed = share.state === 'CONFIRMED' && share.paid === share.amount;
  const label = isConfirmed ? 'Undo' : 'Confirm';
  const { run, isBusy, problem } = useCall("Couldn't record the payment", () =>
    markPayment({ ...person, from: share.state, to: isConfirmed ? 'OPEN' : 'CONFIRMED' }),
  );
  return (
    <>
      <Button
        size="sm"
        flexShrink="0"
        variant={share.state === 'SAID_PAID' ? 'solid' : 'outline'}
        aria-label={`${label}: ${person.name}`}
        loading={isBusy}
        onClick={() => void run()}
      >
        {label}
      </Button>
      <FormError message={problem} />
    </>
  );
}

type OrganiserButtonsProps = Required<Pick<SharesSheetProps, 'view' | 'onChange'>> & { readonly cost: Cost };

function OrganiserButtons({ view, cost, onChange }: OrganiserButtonsProps) {
  const { instance, viewer, now } = view;
  const live = useMoneySettings(instance.gameId);
  const settings = dataOf(live) ?? DEFAULT_MONEY_SETTINGS;
  const nextReminderAt = nextNudgeAt(cost, now);
  const nudgeableCount = nudgeableUids(cost, viewer.uid).length;
  const { run, isBusy, problem } = useCall("Couldn't send the reminder", async () => {
    await callApi('nudge', { params: { giId: instance.id } });
    toastSuccess('Reminder sent');
    await reportReach(instance.id, 'payment', text);
  });
  const unpaidCount = unpaidUids(cost, viewer.uid).length;
  const reach = useReach(instance.id, `${unpaidCount}`);
  const link = inviteLink(instance);
  const text = costText({ instance, cost, settings, nameOf: (uid) => nameIn(view, uid), link });
  return (
    <Stack gap="3" width="full">
      <FormError message={problem} />
      {live.status === 'success' && settings.howToPay === '' && (
        <Text color="fg.muted" fontSize="sm">
          Players can't see how to pay yet.{' '}
          <Link asChild color="brand.fg" textDecoration="underline">
            <RouterLink to={appPaths.money(instance.gameId)}>Add it on the Money page</RouterLink>
          </Link>
          .
        </Text>
      )}
      {nextReminderAt !== null && (
        <Text color="fg.muted" fontSize="sm">
          Reminder sent. You can send another from{' '}
          {formatInZone(nextReminderAt, instance.game.timeZone, DISPLAY_FORMATS.header)}.
        </Text>
      )}
      {nudgeableCount > 0 && nextReminderAt === null && (
        <>
          <ReachNote live={reach} of="payment" textForGroup={text} />
          <Button loading={isBusy} disabled={reach.status === 'loading'} onClick={() => void run()}>
            <LuBellRing aria-hidden="true" />
            Send a reminder
          </Button>
        </>
      )}
      <Button variant="outline" onClick={() => void copyText(text)}>
        <LuCopy aria-hidden="true" />
        Copy for the chat
      </Button>
      <Button variant="outline" onClick={onChange}>
        <LuPencil aria-hidden="true" />
        Edit cost
      </Button>
    </Stack>
  );
}

function nameIn({ people }: InstanceView, uid: Uid): string {
  return people?.find((person) => person.uid === uid)?.name ?? FORMER_PLAYER_NAME;
}
