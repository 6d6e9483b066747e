import { HStack, Input, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  type Cost,
  CURRENCIES,
  type Currency,
  DEFAULT_MONEY_SETTINGS,
  formatMoney,
  type GameInstance,
  headsByPayer,
  type MoneySettings,
  type PlayerInstance,
  parseAmount,
  payerOf,
  payersOf,
  reasonText,
  toMoneyInput,
} from '@fives/domain';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { dataOf } from '../../../db/live.ts';
import { useCost, useMoneySettings } from '../../../db/money.ts';
import { useApiData, useCall } from '../../../hooks/use-api.ts';
import { FormError, FormField, Select, SubmitButton } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { SettingSwitch, SwitchRow } from '../../../ui/settings.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import type { DialogProps } from '../use-dialogs.ts';
import { SharesSheet } from './shares-sheet.tsx';

interface CostSheetProps extends Pick<DialogProps, 'open' | 'onClose' | 'onDone' | 'finalFocus'> {
  readonly view: InstanceView;
}

/** Shows the shares, and the form after a tap on "Edit cost" or if there is no cost yet. */
export function MoneySheet({ isCostKnown, ...props }: CostSheetProps & { readonly isCostKnown: boolean }) {
  const [isEditing, setEditing] = useState(!isCostKnown);
  const { onDone: _, ...shares } = props;
  return isEditing ? <CostSheet {...props} /> : <SharesSheet {...shares} onEdit={() => setEditing(true)} />;
}

function CostSheet({ view, onDone, ...sheet }: CostSheetProps) {
  const { instance, people } = view;
  const live = useCost(instance.id);
  const liveSettings = useMoneySettings(instance.gameId);
  // From the API, because only organisers see late drop-outs.
  const attendance = useApiData(instance.id, "Couldn't load who turned up", async () =>
    view.viewer.may.has('recordResult')
      ? (await callApi('getAttendance', { params: { giId: instance.id } })).lateDropOuts.map(({ uid }) => uid)
      : [],
  );
  const isKnown = [attendance, live, liveSettings].every(({ status }) => status !== 'loading');
  return (
    <Sheet title="What did it cost?" staysOnOutsideTap {...sheet}>
      {isKnown && people ? (
        <CostForm
          instance={instance}
          people={people}
          absent={absentPeople(instance, people, dataOf(attendance) ?? [])}
          cost={dataOf(live)}
          settings={dataOf(liveSettings) ?? DEFAULT_MONEY_SETTINGS}
          onDone={onDone}
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
  { noShows }: GameInstance,
  people: readonly PlayerInstance[],
  lateDropOuts: readonly string[],
): Absent[] {
  return people.flatMap((person) => {
    if (noShows.includes(person.uid)) return [{ person, note: 'no-show' }];
    return lateDropOuts.includes(person.uid) ? [{ person, note: 'dropped out late' }] : [];
  });
}

interface CostFormProps extends Pick<CostSheetProps, 'onDone'> {
  readonly instance: GameInstance;
  /** No-shows and late drop-outs, who pay only if switched on. */
  readonly absent: readonly Absent[];
  readonly people: readonly PlayerInstance[];
  /** Null before the first entry, which starts with the usual amount. */
  readonly cost: Cost | null;
  readonly settings: MoneySettings;
}

function CostForm({ instance, absent, people, cost, settings, onDone }: CostFormProps) {
  const initial = cost ?? { amount: settings.usualAmount, currency: settings.currency };
  const [currency, setCurrency] = useState(initial.currency);
  const [typed, setTyped] = useState(
    initial.amount === null ? '' : toMoneyInput(initial.amount, initial.currency),
  );
  const [isUsual, setUsual] = useState(settings.usualAmount === null);
  const [excused, setExcused] = useState<readonly string[]>(cost?.excused ?? []);
  const [charged, setCharged] = useState<readonly string[]>(cost?.charged ?? []);
  const [isSubmitted, setSubmitted] = useState(false);
  const { amount, problem: amountProblem } = parseAmount(typed, currency);
  const isOtherAmount = amount !== settings.usualAmount || currency !== settings.currency;
  const mayBeUsual = instance.game.isRecurring && isOtherAmount;
  const players = payersOf(instance, people);
  // Ignores excused people who no longer play.
  const playersAndPayers = new Set(players.flatMap((player) => [player.uid, payerOf(player)]));
  const stillExcused = excused.filter((uid) => playersAndPayers.has(uid));
  // Ignores charged people who have left.
  const chargedPeople = people.filter(({ uid }) => charged.includes(uid));
  const payers = payersOf(instance, people, charged);
  const headCount = [...headsByPayer(payers, stillExcused).values()].flat().length;
  const payersProblem =
    headCount > 0 ? null : reasonText({ code: players.length > 0 ? 'EVERYBODY_EXCUSED' : 'NOBODY_PLAYED' });
  const { run, isBusy, problem } = useCall("Couldn't save the cost", async () => {
    await callApi('enterCost', {
      params: { giId: instance.id },
      body: {
        amount: amount ?? 0,
        currency,
        excused: stillExcused,
        isUsual: mayBeUsual && isUsual,
        ...chargedField(chargedPeople),
      },
    });
    toastSuccess('Cost split');
    onDone();
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
        {mayBeUsual && (
          <SettingSwitch
            label="Use this every week"
            help="We'll fill it in for the next game."
            isOn={isUsual}
            onChange={setUsual}
          />
        )}
        {amount !== null && headCount > 0 && (
          <Text aria-live="polite">{perPersonText(amount, headCount, currency)}</Text>
        )}
        <FormError message={(isSubmitted ? payersProblem : null) ?? problem} />
        <SubmitButton isBusy={isBusy}>
          {amount === null ? 'Charge' : `Charge ${formatMoney(amount, currency)}`}
        </SubmitButton>
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
