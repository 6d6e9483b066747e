import { Button, Flex, Stack } from '@chakra-ui/react';
import { type Cost, countPaid, formatMoney, headsText, type OwnShare, type Uid } from '@fives/domain';
import { useState } from 'react';
import { LuWallet } from 'react-icons/lu';
import { dataOf } from '../../../db/live.ts';
import { useMoneySettings } from '../../../db/money.ts';
import { HowToPay, PaymentButton } from '../../../shared/game/payment.tsx';
import { ButtonCard, PlainCard } from '../../../ui/cards.tsx';
import type { InstanceView } from '../instance-view.ts';
import type { DialogSubject } from '../use-dialogs.ts';
import { nameIn, SharesSheet } from './shares-sheet.tsx';

interface CostCardProps {
  readonly cost: Cost | null;
  /** Opens a sheet that stays open if a payment moves this card to the completed tasks. */
  readonly onDialog: (subject: DialogSubject) => void;
}

export function CostCard({ cost, onDialog }: CostCardProps) {
  return (
    <ButtonCard
      icon={<LuWallet />}
      title={cost === null ? 'What did it cost?' : paidText(cost)}
      text={
        cost === null
          ? 'Enter the cost to split it between everyone who played.'
          : `${formatMoney(cost.amount, cost.currency)} in total. See who's paid.`
      }
      onClick={() => onDialog({ kind: cost === null ? 'cost' : 'shares' })}
    />
  );
}

function paidText(cost: Cost): string {
  if (cost.amount === 0) return 'Nothing to pay';
  const { paid, all } = countPaid(cost);
  return paid === all ? "Everyone's paid" : `${paid} of ${all} have paid`;
}

export function ShareCard({ view, share }: { readonly view: InstanceView; readonly share: OwnShare }) {
  const { instance, viewer } = view;
  const live = useMoneySettings(instance.gameId);
  const [isListShown, setListShown] = useState(false);
  const settings = dataOf(live);
  const nameOf = (uid: Uid) => (uid === viewer.uid ? 'you' : nameIn(view, uid));
  const heads = view.people && headsText(share, viewer.uid, share.currency, nameOf);
  return (
    <>
      <PlainCard
        icon={<LuWallet />}
        title={`Your share: ${formatMoney(share.amount, share.currency)}`}
        text={
          <Stack as="span" gap="1">
            {heads !== null && <bdi>{heads}</bdi>}
            <span>
              {shareText(share)} The game cost {formatMoney(share.total, share.currency)} in total.
            </span>
            {settings && settings.howToPay !== '' && share.state !== 'CONFIRMED' && (
              <span>
                How to pay: <HowToPay text={settings.howToPay} />
              </span>
            )}
          </Stack>
        }
      >
        <Flex gap="3" wrap="wrap" direction={{ base: 'row', md: 'column' }}>
          {share.amount > 0 && (
            <PaymentButton
              {...{ giId: instance.id, uid: viewer.uid, name: viewer.name, state: share.state }}
              mayEdit={false}
            />
          )}
          {settings?.debtsSeen === 'ALL' && (
            <Button variant="outline" onClick={() => setListShown(true)}>
              Who's paid
            </Button>
          )}
        </Flex>
      </PlainCard>
      {isListShown && <SharesSheet view={view} open onClose={() => setListShown(false)} />}
    </>
  );
}

function shareText({ state, amount, paid, currency }: OwnShare): string {
  if (amount === 0) return 'Nothing to pay.';
  if (state !== 'OPEN' && paid !== null && paid !== amount)
    return `You paid ${formatMoney(paid, currency)}. The cost has changed since.`;
  if (state === 'SAID_PAID') return 'Marked as paid. Waiting for the organiser to confirm.';
  return state === 'CONFIRMED' ? 'Paid and confirmed.' : 'Not paid yet.';
}
