import { Button, HStack, Link, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  DEFAULT_MONEY_SETTINGS,
  type Debt,
  type Debtor,
  DISPLAY_FORMATS,
  debtorsOf,
  FORMER_PLAYER_NAME,
  formatInZone,
  formatMoney,
  type Game,
  type HistoryInstance,
  type Uid,
} from '@fives/domain';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { appPaths } from '../../../config/paths.ts';
import { useHistory } from '../../../db/games.ts';
import { dataOf } from '../../../db/live.ts';
import { useCosts, useMoneySettings } from '../../../db/money.ts';
import { useNow } from '../../../hooks/use-environment.ts';
import { HowToPay, PaymentButton, STATE_LABELS } from '../../../shared/game/payment.tsx';
import { ErrorPanel } from '../../../ui/messages.tsx';
import { SettingsPanel } from '../../../ui/settings.tsx';
import { splitByStart } from '../by-start.ts';
import { useGamePeople } from '../people/people-in-results.tsx';

interface DebtsProps {
  readonly game: Game;
  readonly uid: Uid;
  readonly mayEdit: boolean;
}

const INSTANCES_AT_A_TIME = 20;

export function Debts(props: DebtsProps) {
  const history = useHistory(props.game.id);
  const settings = useMoneySettings(props.game.id);
  const now = useNow();
  const [count, setCount] = useState(INSTANCES_AT_A_TIME);
  if (history.status === 'error') return <ErrorPanel error={history.error} />;
  if (history.status === 'loading' || settings.status === 'loading') return <DebtsSkeleton />;
  const withCosts = (history.data?.instances ?? []).filter(({ importId }) => !importId);
  const { played } = splitByStart(withCosts, now);
  const { debtsSeen, howToPay } = dataOf(settings) ?? DEFAULT_MONEY_SETTINGS;
  return (
    <Stack gap="6">
      <OpenDebts
        {...props}
        seesAll={props.mayEdit || debtsSeen === 'ALL'}
        instances={played.slice(0, count)}
      />
      {count < played.length && (
        <Button variant="outline" alignSelf="center" onClick={() => setCount(count + INSTANCES_AT_A_TIME)}>
          Include earlier games
        </Button>
      )}
      {!props.mayEdit && howToPay !== '' && (
        <SettingsPanel title="How to pay" help={<HowToPay text={howToPay} />} />
      )}
    </Stack>
  );
}

interface OpenDebtsProps extends DebtsProps {
  readonly seesAll: boolean;
  readonly instances: readonly HistoryInstance[];
}

function OpenDebts({ game, uid, mayEdit, seesAll, instances }: OpenDebtsProps) {
  const people = useGamePeople(game);
  const costs = useCosts(
    instances.map(({ giId }) => giId),
    seesAll ? null : uid,
  );
  if (costs === null || people.status === 'loading') return <DebtsSkeleton />;
  const names = new Map(dataOf(people)?.people.map((person) => [person.uid, person.name]));
  const debtors = debtorsOf(
    instances.flatMap(({ giId, startDateTime }) => {
      const cost = costs.get(giId);
      return cost ? [{ giId, startDateTime, cost }] : [];
    }),
  );
  return (
    <SettingsPanel title="Still to pay" help={periodText(instances.length)}>
      {debtors.length === 0 ? (
        <Text>{seesAll ? 'No one owes anything.' : "You don't owe anything."}</Text>
      ) : (
        <List.Root listStyle="none" gap="5">
          {debtors.map((debtor) => (
            <List.Item key={`${debtor.uid} ${debtor.currency}`}>
              <DebtorTitle debtor={debtor} name={names.get(debtor.uid)} isMe={debtor.uid === uid} />
              <List.Root listStyle="none" gap="1">
                {debtor.debts.map((debt) => (
                  <DebtRow
                    key={debt.giId}
                    debt={debt}
                    timeZone={game.timeZone}
                    name={names.get(debtor.uid) ?? FORMER_PLAYER_NAME}
                    mayEdit={mayEdit}
                    isMarkable={mayEdit || debtor.uid === uid}
                  />
                ))}
              </List.Root>
            </List.Item>
          ))}
        </List.Root>
      )}
    </SettingsPanel>
  );
}

interface DebtorTitleProps {
  readonly debtor: Debtor;
  readonly name: string | undefined;
  readonly isMe: boolean;
}

function DebtorTitle({ debtor, name = FORMER_PLAYER_NAME, isMe }: DebtorTitleProps) {
  const amount = formatMoney(debtor.amount, debtor.currency);
  if (isMe) return <Text fontWeight="600">You owe {amount}</Text>;
  return (
    <Text fontWeight="600" overflowWrap="anywhere">
      <bdi>{name}</bdi> owes {amount}
    </Text>
  );
}

function periodText(count: number): string {
  return count === 1 ? 'From the last game' : `From the last ${count} games`;
}

function DebtsSkeleton() {
  return <Skeleton height="80" borderRadius="2xl" />;
}

interface DebtRowProps {
  readonly debt: Debt;
  readonly name: string;
  readonly timeZone: string;
  readonly mayEdit: boolean;
  readonly isMarkable: boolean;
}

function DebtRow({ debt, name, timeZone, mayEdit, isMarkable }: DebtRowProps) {
  const { giId, uid, state, amount, currency } = debt;
  const saidPaidText = isMarkable && !mayEdit ? 'waiting for confirmation' : STATE_LABELS.SAID_PAID;
  const day = formatInZone(debt.startDateTime, timeZone, DISPLAY_FORMATS.header);
  return (
    <List.Item>
      <HStack justify="space-between" gap="3" wrap="wrap" minH="touch">
        <Text color="fg.muted" flex="1 1 8rem">
          <Link asChild color="brand.fg" textDecoration="underline">
            <RouterLink to={appPaths.instance(giId)}>{day}</RouterLink>
          </Link>
          {` · ${formatMoney(amount, currency)}${state === 'SAID_PAID' ? ` · ${saidPaidText}` : ''}`}
        </Text>
        {isMarkable && <PaymentButton size="sm" {...{ giId, uid, name, day, state, mayEdit }} />}
      </HStack>
    </List.Item>
  );
}
