import { Button, Flex, Stack } from '@chakra-ui/react';
import { type Cost, formatMoney, type OwnShare, paidOf, toPiId } from '@fives/domain';
import { useState } from 'react';
import { LuWallet } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { useMoneySettings } from '../../../db/money.ts';
import { useCall } from '../../../hooks/use-call.ts';
import { ButtonCard, PlainCard } from '../../../ui/cards.tsx';
import { FormError } from '../../../ui/form.tsx';
import type { InstanceView } from '../instance-view.ts';
import type { Money } from '../use-money.ts';
import { CostSheet } from './cost-sheet.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { SharesSheet } from './shares-sheet.tsx';

export interface MoneyCardProps {
  readonly view: InstanceView;
  readonly money: Money;
}

/** What an instance cost: for an organiser who has paid, for everybody else their own share. */
export function MoneyCard({ view, money }: MoneyCardProps) {
  return money.of === 'organiser' ? (
    <CostCard view={view} cost={money.cost} />
  ) : (
    <ShareCard view={view} share={money.share} />
  );
}

const ICON = <LuWallet />;

function CostCard({ view, cost }: { readonly view: InstanceView; readonly cost: Cost | null }) {
  const [sheet, setSheet] = useState<'cost' | 'shares' | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      {cost === null ? (
        <ButtonCard
          icon={ICON}
          title="What did it cost?"
          text="Enter it, and it is split over those who played."
          onClick={() => setSheet('cost')}
        />
      ) : (
        <ButtonCard
          icon={ICON}
          title={cost.amount === 0 ? 'Nothing to pay' : paidText(cost)}
          text={`${formatMoney(cost.amount, cost.currency)} in all. Who has paid, and who has not.`}
          onClick={() => setSheet('shares')}
        />
      )}
      {sheet === 'cost' && <CostSheet view={view} cost={cost} onClose={close} />}
      {sheet === 'shares' && cost && (
        <SharesSheet view={view} cost={cost} onClose={close} onChange={() => setSheet('cost')} />
      )}
    </>
  );
}

function paidText(cost: Cost): string {
  const { paid, all } = paidOf(cost);
  return paid === all ? 'Everybody has paid' : `${paid} of ${all} have paid`;
}

function ShareCard({ view, share }: { readonly view: InstanceView; readonly share: OwnShare }) {
  const { instance, viewer } = view;
  const live = useMoneySettings(instance.gameId);
  const [isListShown, setListShown] = useState(false);
  const settings = live.status === 'success' ? live.data : null;
  const isPaid = share.state !== 'OPEN';
  const { run, isBusy, problem } = useCall('Your payment was not noted', async () => {
    const params = { piId: toPiId(instance.id, viewer.uid) };
    await callApi('markShare', { params, body: { state: isPaid ? 'OPEN' : 'SAID_PAID' } });
  });
  return (
    <>
      <PlainCard
        icon={ICON}
        title={`Your share: ${formatMoney(share.amount, share.currency)}`}
        text={
          <Stack as="span" gap="1">
            <span>
              {shareText(share)} {formatMoney(share.total, share.currency)} in all.
            </span>
            {settings && settings.howToPay !== '' && share.state !== 'CONFIRMED' && (
              <span>
                How to pay: <HowToPay text={settings.howToPay} />
              </span>
            )}
          </Stack>
        }
      >
        <Stack gap="2">
          <Flex gap="3" wrap="wrap" direction={{ base: 'row', md: 'column' }}>
            {share.state !== 'CONFIRMED' && share.amount > 0 && (
              <Button variant={isPaid ? 'outline' : 'solid'} loading={isBusy} onClick={() => void run()}>
                {isPaid ? 'Not paid yet' : 'I have paid'}
              </Button>
            )}
            {settings?.debtsSeen === 'ALL' && (
              <Button variant="outline" onClick={() => setListShown(true)}>
                Who has paid
              </Button>
            )}
          </Flex>
          <FormError message={problem} />
        </Stack>
      </PlainCard>
      {isListShown && <SharesSheet view={view} cost={null} onClose={() => setListShown(false)} />}
    </>
  );
}

function shareText({ state, amount, paid, currency }: OwnShare): string {
  if (amount === 0) return 'There is nothing for you to pay.';
  if (state !== 'OPEN' && paid !== null && paid !== amount)
    return `You paid ${formatMoney(paid, currency)}; the cost has changed since.`;
  if (state === 'SAID_PAID') return 'You have said that you paid: the organiser confirms it.';
  return state === 'CONFIRMED' ? 'Paid, and confirmed.' : 'Not paid yet.';
}
