import { Button, HStack, Link, List, Text } from '@chakra-ui/react';
import { type Debt, DISPLAY_FORMATS, formatInZone, formatMoney, type ShareState } from '@fives/domain';
import { Link as RouterLink } from 'react-router-dom';
import { appPaths } from '../../../config/paths.ts';
import { useCall } from '../../../hooks/use-call.ts';
import { markPayment } from '../../../shared/money/mark-payment.ts';
import { FormError } from '../../../ui/form.tsx';

export interface DebtRowProps {
  readonly debt: Debt;
  readonly name: string;
  readonly timeZone: string;
  /** The state that the viewer can set, or null if the viewer can only read the debt. */
  readonly markAs: Exclude<ShareState, 'OPEN'> | null;
}

export function DebtRow({ debt, name, timeZone, markAs }: DebtRowProps) {
  const { giId, uid, state } = debt;
  const day = formatInZone(debt.startDateTime, timeZone, DISPLAY_FORMATS.header);
  const { run, isBusy, problem } = useCall("Couldn't save the payment", async () => {
    if (markAs !== null) await markPayment({ giId, uid, name, from: state, to: markAs });
  });
  const isMarkable = markAs === 'CONFIRMED' || (markAs === 'SAID_PAID' && state === 'OPEN');
  return (
    <List.Item>
      <HStack justify="space-between" gap="3" wrap="wrap" minH="touch">
        <Text color="fg.muted" flex="1 1 8rem">
          <Link asChild color="brand.fg" textDecoration="underline">
            <RouterLink to={appPaths.instance(giId)}>{day}</RouterLink>
          </Link>
          {` · ${formatMoney(debt.amount, debt.currency)}${state === 'SAID_PAID' ? ' · says paid' : ''}`}
        </Text>
        {isMarkable && (
          <Button
            size="sm"
            minH="touch"
            variant={state === 'SAID_PAID' ? 'solid' : 'outline'}
            aria-label={markAs === 'CONFIRMED' ? `Mark as paid: ${name}, ${day}` : `I've paid: ${day}`}
            loading={isBusy}
            onClick={() => void run()}
          >
            {markAs === 'CONFIRMED' ? 'Mark as paid' : "I've paid"}
          </Button>
        )}
      </HStack>
      <FormError message={problem} />
    </List.Item>
  );
}
