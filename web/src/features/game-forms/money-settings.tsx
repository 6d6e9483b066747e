import { Skeleton } from '@chakra-ui/react';
import {
  DEFAULT_MONEY_SETTINGS,
  type Game,
  type GameId,
  type MoneySettings,
  moneySettingsSchema,
} from '@fives/domain';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { dataOf } from '../../db/live.ts';
import { useMoneySettings } from '../../db/money.ts';
import { CheckedForm, FormSubmit, TextField, useCheckedForm } from '../../ui/checked-form.tsx';
import { SettingSwitch, SettingsPanel } from '../../ui/settings.tsx';
import { toastSuccess } from '../../ui/toasts.ts';

const formSchema = z.pick(moneySettingsSchema, { howToPay: true, debtsSeen: true });

export function GameMoney({ game }: { readonly game: Game }) {
  const live = useMoneySettings(game.id);
  if (live.status === 'loading') return <Skeleton height="64" borderRadius="2xl" />;
  const settings = dataOf(live) ?? DEFAULT_MONEY_SETTINGS;
  return (
    <SettingsPanel
      title="Money"
      help="Enter the cost after each game and everyone sees their share. Fives doesn't take payments."
    >
      <MoneyForm gameId={game.id} settings={settings} />
    </SettingsPanel>
  );
}

interface MoneyFormProps {
  readonly gameId: GameId;
  readonly settings: MoneySettings;
}

/** Saves all fields, including the switch, only after a press of the button. */
function MoneyForm({ gameId, settings: { howToPay, debtsSeen } }: MoneyFormProps) {
  const form = useCheckedForm(formSchema, { howToPay, debtsSeen });
  const debtsSeenField = useController({ name: 'debtsSeen', control: form.control }).field;
  const save = (body: z.output<typeof formSchema>) =>
    callOrRefuse("Couldn't save the payment details", async () => {
      await callApi('updateMoneySettings', { params: { gameId }, body });
      toastSuccess('Payment details saved');
    });
  return (
    <CheckedForm form={form} onSubmit={save} gap="3">
      <TextField
        form={form}
        name="howToPay"
        label="How to pay"
        help="A link such as https://monzo.me/you or https://paypal.me/you, or your bank details. Only players in this game see it."
      />
      <SettingSwitch
        label="Players see who's paid"
        help="If this is off, players see only their own share."
        isOn={debtsSeenField.value === 'ALL'}
        onChange={(isOn) => debtsSeenField.onChange(isOn ? 'ALL' : 'OWN')}
      />
      <FormSubmit form={form} size="md" variant="outline" alignSelf="start">
        Save
      </FormSubmit>
    </CheckedForm>
  );
}
