import { Button, Flex, Stack } from '@chakra-ui/react';
import { type Cost, countPaid, formatMoney, type OwnShare, toPiId } from '@fives/domain';
import { useState } from 'react';
import { LuWallet } from 'react-icons/lu';
import { callApi } from '../../../api/client.ts';
import { dataOf } from '../../../db/live.ts';
import { useMoneySettings } from '../../../db/money.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { HowToPay } from '../../../shared/game/payment.tsx';
import { ButtonCard, PlainCard } from '../../../ui/cards.tsx';
import { FormError } from '../../../ui/form.tsx';
import type { InstanceView } from '../instance-view.ts';
import { CostSheet } from './cost-sheet.tsx';
import { SharesSheet } from './shares-sheet.tsx';

export function CostCard({ view, cost }: { readonly view: InstanceView; readonly cost: Cost | null }) {
  const [sheet, setSheet] = useState<'cost' | 'shares' | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      <ButtonCard
        icon={<LuWallet />}
        title={cost === null ? 'What did it cost?' : paidText(cost)}
        text={
          cost === null
            ? 'Enter the cost to split it between everyone who played.'
            : `${formatMoney(cost.amount, cost.currency)} in total. See who's paid.`
        }
        onClick={() => setSheet(cost === null ? 'cost' : 'shares')}
      />
      {sheet === 'cost' && <CostSheet view={view} cost={cost} onClose={close} />}
      {sheet === 'shares' && cost && (
        <SharesSheet view={view} cost={cost} onClose={close} onChange={() => setSheet('cost')} />
      )}
    </>
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
  const isPaid = share.state !== 'OPEN';
  const { run, isBusy, problem } = useCall("Couldn't record your payment", async () => {
    const params = { piId: toPiId(instance.id, viewer.uid) };
    await callApi('markShare', { params, body: { state: isPaid ? 'OPEN' : 'SAID_PAID' } });
  });
  return (
    <>
      <PlainCard
        icon={<LuWallet />}
        title={`Your share: ${formatMoney(share.amount, share.currency)}`}
        text={
          <Stack as="span" gap="1">
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
        <Stack gap="2">
          <Flex gap="3" wrap="wrap" direction={{ base: 'row', md: 'column' }}>
            {share.state !== 'CONFIRMED' && share.amount > 0 && (
              <Button variant={isPaid ? 'outline' : 'solid'} loading={isBusy} onClick={() => void run()}>
                {isPaid ? "I haven't paid" : "I've paid"}
              </Button>
            )}
            {settings?.debtsSeen === 'ALL' && (
              <Button variant="outline" onClick={() => setListShown(true)}>
                Who's paid
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
  if (amount === 0) return 'Nothing to pay.';
  if (state !== 'OPEN' && paid !== null && paid !== amount)
    return `You paid ${formatMoney(paid, currency)}. The cost has changed since.`;
  if (state === 'SAID_PAID') return 'Marked as paid. Waiting for the organiser to confirm.';
  return state === 'CONFIRMED' ? 'Paid and confirmed.' : 'Not paid yet.';
}
