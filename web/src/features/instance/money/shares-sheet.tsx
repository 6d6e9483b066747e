import { Button, HStack, Link, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  type Cost,
  type Currency,
  compareNames,
  compareReplies,
  costText,
  DEFAULT_MONEY_SETTINGS,
  DISPLAY_FORMATS,
  FORMER_PLAYER_NAME,
  formatInZone,
  formatMoney,
  headsText,
  isMostlyUnreached,
  nextNudgeAt,
  nudgeableUids,
  nudgedText,
  type Share,
  type Uid,
  unpaidUids,
} from '@fives/domain';
import { useState } from 'react';
import { LuBellRing, LuCopy, LuPencil } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../api/client.ts';
import { appPaths, inviteLink } from '../../../config/paths.ts';
import { dataOf } from '../../../db/live.ts';
import { useCost, useMoneySettings } from '../../../db/money.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { copyText } from '../../../lib/share.ts';
import { PaymentButton, STATE_LABELS } from '../../../shared/game/payment.tsx';
import { storeReachReport, UNKNOWN_REACH_TEXT, useReach } from '../../../shared/reach/reach.ts';
import { ReachNote } from '../../../shared/reach/reach-note.tsx';
import { FormError } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { Sheet, SheetBody, SheetFooter, type SheetProps, SheetTitle } from '../../../ui/sheet.tsx';
import type { InstanceView } from '../instance-view.ts';

interface SharesSheetProps extends Pick<SheetProps, 'open' | 'onClose' | 'finalFocus'> {
  readonly view: InstanceView;
  /** Undefined for a viewer who may not edit the cost. */
  readonly onEdit?: () => void;
}

export function SharesSheet({ view, onEdit, ...sheet }: SharesSheetProps) {
  const cost = dataOf(useCost(view.instance.id));
  return (
    <Sheet {...sheet}>
      <SheetTitle>Who's paid</SheetTitle>
      <SheetBody>
        {cost ? <Shares view={view} cost={cost} /> : <Skeleton height="40" borderRadius="xl" />}
      </SheetBody>
      {cost && onEdit && (
        <SheetFooter>
          <OrganiserButtons view={view} cost={cost} onEdit={onEdit} />
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
                <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  {partsText(view, cost, uid, share)}
                </Text>
              </Stack>
              {view.viewer.may.has('editMoney') && share.amount > 0 && (
                <PaymentButton
                  {...{ giId: view.instance.id, uid, name, state: share.state }}
                  size="sm"
                  mayEdit
                  isSettled={share.state === 'CONFIRMED' && share.paid === share.amount}
                />
              )}
            </HStack>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}

function partsText(view: InstanceView, { currency }: Cost, uid: Uid, share: Share): string {
  const heads = headsText(share, uid, currency, (each) => nameIn(view, each));
  const parts = [formatMoney(share.amount, currency), heads, stateText(share, currency)];
  return parts.filter((part) => part !== null).join(' · ');
}

function stateText({ state, paid, amount }: Share, currency: Currency): string {
  if (amount === 0) return 'nothing to pay';
  const isOtherAmount = paid !== null && paid !== amount;
  return isOtherAmount ? `${STATE_LABELS[state]}: ${formatMoney(paid, currency)}` : STATE_LABELS[state];
}

type OrganiserButtonsProps = Required<Pick<SharesSheetProps, 'view' | 'onEdit'>> & { readonly cost: Cost };

function OrganiserButtons({ view, cost, onEdit }: OrganiserButtonsProps) {
  const { instance, viewer, now } = view;
  const liveSettings = useMoneySettings(instance.gameId);
  const settings = dataOf(liveSettings) ?? DEFAULT_MONEY_SETTINGS;
  const nextReminderAt = nextNudgeAt(cost, now);
  const nudgeableCount = nudgeableUids(cost, viewer.uid).length;
  const [sentText, setSentText] = useState<string | null>(null);
  const unpaidCount = unpaidUids(cost, viewer.uid).length;
  const live = useReach(instance.id, `${unpaidCount}`);
  const reach = live.status === 'success' ? live.data.payment : null;
  const isChatMain = reach !== null && isMostlyUnreached(reach);
  const isOffered = nudgeableCount > 0 && nextReminderAt === null && sentText === null;
  const text = costText({
    ...{ instance, cost, settings, link: inviteLink(instance) },
    nameOf: (uid) => nameIn(view, uid),
  });
  const { run, isBusy, problem } = useCall("Couldn't send the reminder", async () => {
    await callApi('nudge', { params: { giId: instance.id } });
    if (reach) storeReachReport({ giId: instance.id, topic: 'payment', reach, text });
    setSentText(reach ? nudgedText(reach) : UNKNOWN_REACH_TEXT);
  });
  return (
    <Stack gap="3" width="full">
      <FormError message={problem} />
      {liveSettings.status === 'success' && settings.howToPay === '' && (
        <Text color="fg.muted" fontSize="sm">
          Players can't see how to pay yet.{' '}
          <Link asChild color="brand.fg" textDecoration="underline">
            <RouterLink to={appPaths.money(instance.gameId)}>Add it on the Money page</RouterLink>
          </Link>
          .
        </Text>
      )}
      {sentText && <Text fontWeight="600">{sentText}</Text>}
      {nextReminderAt !== null && (
        <Text color="fg.muted" fontSize="sm">
          Reminder sent. You can send another from{' '}
          {formatInZone(nextReminderAt, instance.game.timeZone, DISPLAY_FORMATS.header)}.
        </Text>
      )}
      {isOffered && (
        <>
          <ReachNote live={live} of="payment" textForGroup={text} />
          <Button
            variant={isChatMain ? 'outline' : 'solid'}
            loading={isBusy}
            disabled={live.status === 'loading'}
            onClick={() => void run()}
          >
            <LuBellRing aria-hidden="true" />
            Send a reminder
          </Button>
        </>
      )}
      {!(isOffered && reach && reach.unreached.length > 0) && (
        <Button variant={isChatMain ? 'solid' : 'outline'} onClick={() => void copyText(text)}>
          <LuCopy aria-hidden="true" />
          Copy for the chat
        </Button>
      )}
      <Button variant="outline" onClick={onEdit}>
        <LuPencil aria-hidden="true" />
        Edit cost
      </Button>
    </Stack>
  );
}

export function nameIn({ people }: InstanceView, uid: Uid): string {
  return people?.find((person) => person.uid === uid)?.name ?? FORMER_PLAYER_NAME;
}
