import { HStack, Input, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  type Cost,
  CURRENCIES,
  type Currency,
  DEFAULT_MONEY_SETTINGS,
  formatMoney,
  type GiId,
  headsByPayer,
  MAX_AMOUNT,
  type PlayerInstance,
  parseMoney,
  payerOf,
  playersOf,
  reasonText,
  toMoneyInput,
} from '@fives/domain';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { dataOf } from '../../../db/live.ts';
import { useMoneySettings } from '../../../db/money.ts';
import { useApiData, useCall } from '../../../hooks/use-api.ts';
import { FormError, FormField, Select, SubmitButton } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { SwitchRow } from '../../../ui/settings.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';

interface CostSheetProps {
  readonly view: InstanceView;
  readonly cost: Cost | null;
  readonly onClose: () => void;
}

export function CostSheet({ view, cost, onClose }: CostSheetProps) {
  const live = useMoneySettings(view.instance.gameId);
  const giId = view.instance.id;
  // From the API, because only organisers see late drop-outs.
  const attendance = useApiData(giId, "Couldn't load who turned up", async () =>
    view.viewer.may.has('recordResult')
      ? (await callApi('getAttendance', { params: { giId } })).lateDropOuts.map(({ uid }) => uid)
      : [],
  );
  const isKnown = attendance.status !== 'loading' && (cost !== null || live.status !== 'loading');
  const settings = dataOf(live) ?? DEFAULT_MONEY_SETTINGS;
  return (
    <Sheet title="What did it cost?" open onClose={onClose} staysOnOutsideTap>
      {isKnown && view.people ? (
        <CostForm
          people={view.people}
          players={playersOf(view.instance, view.people, view.instance.noShows)}
          absent={absentPeople(view.instance, view.people, dataOf(attendance) ?? [])}
          currency={cost?.currency ?? settings.currency}
          {...{ giId, cost, onClose }}
        />
      ) : (
        <Skeleton height="40" borderRadius="xl" />
      )}
    </Sheet>
  );
}

interface Absent {
  readonly person: PlayerInstance;
  readonly note: string;
}

function absentPeople(
  { noShows }: InstanceView['instance'],
  people: readonly PlayerInstance[],
  lateDropOuts: readonly string[],
): Absent[] {
  return people.flatMap((person) => {
    if (noShows.includes(person.uid)) return [{ person, note: 'no-show' }];
    return lateDropOuts.includes(person.uid) ? [{ person, note: 'dropped out late' }] : [];
  });
}

interface CostFormProps extends Pick<CostSheetProps, 'cost' | 'onClose'> {
  readonly giId: GiId;
  readonly players: readonly PlayerInstance[];
  /** No-shows and late drop-outs, who pay only if switched on. */
  readonly absent: readonly Absent[];
  readonly people: readonly PlayerInstance[];
  readonly currency: Currency;
}

function CostForm({ giId, players, absent, people, cost, onClose, ...initial }: CostFormProps) {
  const [currency, setCurrency] = useState(initial.currency);
  const [typed, setTyped] = useState(cost === null ? '' : toMoneyInput(cost.amount, cost.currency));
  const [excused, setExcused] = useState<readonly string[]>(cost?.excused ?? []);
  const [charged, setCharged] = useState<readonly string[]>(cost?.charged ?? []);
  const [isSubmitted, setSubmitted] = useState(false);
  const amount = parseMoney(typed, currency);
  const amountProblem = amountProblemOf(amount, currency);
  // Ignores excused people who no longer play.
  const playersAndPayers = new Set(players.flatMap((player) => [player.uid, payerOf(player)]));
  const stillExcused = excused.filter((uid) => playersAndPayers.has(uid));
  // Ignores charged people who have left.
  const chargedPeople = people.filter(({ uid }) => charged.includes(uid));
  const payers = [...players, ...chargedPeople.filter((person) => !players.includes(person))];
  const headCount = [...headsByPayer(payers, stillExcused).values()].reduce((sum, count) => sum + count, 0);
  const payersProblem =
    headCount > 0 ? null : reasonText({ code: players.length > 0 ? 'EVERYBODY_EXCUSED' : 'NOBODY_PLAYED' });
  const { run, isBusy, problem } = useCall("Couldn't save the cost", async () => {
    await callApi('enterCost', {
      params: { giId },
      body: { amount: amount ?? 0, currency, excused: stillExcused, ...chargedField(chargedPeople) },
    });
    toastSuccess('Cost split');
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (amountProblem === null && payersProblem === null) void run();
  };
  return (
    <Stack asChild gap="5">
      <form noValidate onSubmit={submit}>
        <HStack gap="3" align="start">
          <FormField label="Amount" error={isSubmitted ? (amountProblem ?? undefined) : undefined}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              placeholder={toMoneyInput(6000, currency)}
              onChange={({ target }) => setTyped(target.value)}
            />
          </FormField>
          <FormField label="Currency">
            <Select
              value={currency}
              options={CURRENCIES.map((each) => [each, each])}
              onChange={({ target }) =>
                setCurrency(CURRENCIES.find((each) => each === target.value) ?? currency)
              }
            />
          </FormField>
        </HStack>
        <Stack gap="2">
          <Text fontWeight="600">Who pays</Text>
          <List.Root listStyle="none" gap="1">
            {players.map((player) => (
              <PayerSwitch
                key={player.uid}
                player={player}
                bringer={people.find(({ uid }) => uid === player.broughtBy)?.name ?? null}
                excused={stillExcused}
                onChange={setExcused}
              />
            ))}
            {absent.map(({ person: { uid, name }, note }) => (
              <List.Item key={uid}>
                <SwitchRow
                  isOn={charged.includes(uid)}
                  onChange={(pays) =>
                    setCharged(pays ? [...charged, uid] : charged.filter((each) => each !== uid))
                  }
                >
                  <PersonName name={name} />
                  <Text as="span" color="fg.muted" fontSize="sm">
                    {note}
                  </Text>
                </SwitchRow>
              </List.Item>
            ))}
          </List.Root>
        </Stack>
        {amount !== null && amountProblem === null && headCount > 0 && (
          <Text aria-live="polite">{perPersonText(amount, headCount, currency)}</Text>
        )}
        <FormError message={(isSubmitted ? payersProblem : null) ?? problem} />
        <SubmitButton isBusy={isBusy}>Split cost</SubmitButton>
        {cost !== null && (
          <Text color="fg.muted" fontSize="sm">
            Players marked as paid stay paid. Enter 0 if there's nothing to pay.
          </Text>
        )}
      </form>
    </Stack>
  );
}

function chargedField(people: readonly PlayerInstance[]) {
  return people.length > 0 && { charged: people.map(({ uid }) => uid) };
}

function amountProblemOf(amount: number | null, currency: Currency): string | null {
  if (amount === null) return `Enter an amount, such as ${toMoneyInput(6000, currency)}`;
  return amount > MAX_AMOUNT ? `At most ${formatMoney(MAX_AMOUNT, currency)}` : null;
}

function perPersonText(amount: number, headCount: number, currency: Currency): string {
  const each = formatMoney(Math.floor(amount / headCount), currency);
  return `${amount % headCount === 0 ? each : `About ${each}`} each, split between ${headCount}.`;
}

interface PayerSwitchProps {
  readonly player: PlayerInstance;
  /** Name of the player who added this plus-one. Null for other players. */
  readonly bringer: string | null;
  readonly excused: readonly string[];
  readonly onChange: (excused: readonly string[]) => void;
}

function PayerSwitch({ player, bringer, excused, onChange }: PayerSwitchProps) {
  const { uid, name } = player;
  const payer = payerOf(player);
  const isBringerExcused = payer !== uid && excused.includes(payer);
  const others = excused.filter((each) => each !== uid);
  return (
    <List.Item>
      <SwitchRow
        isOn={!excused.includes(uid) && !isBringerExcused}
        isDisabled={isBringerExcused}
        onChange={(pays) => onChange(pays ? others : [...others, uid])}
      >
        <PersonName name={name} />
        {bringer !== null && (
          <Text as="span" color="fg.muted" fontSize="sm">
            <bdi>{bringer}</bdi> pays for them
          </Text>
        )}
      </SwitchRow>
    </List.Item>
  );
}
