import { Input, Skeleton } from '@chakra-ui/react';
import { type Game, type MoneySettings, moneySettingsSchema, NO_MONEY_SETTINGS } from '@fives/domain';
import * as z from 'zod/mini';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { useMoneySettings } from '../../db/money.ts';
import { CheckedForm, problemOf, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveVisibly, toastSuccess } from '../../ui/toasts.ts';

const formSchema = z.pick(moneySettingsSchema, { howToPay: true });

/** How the players of a game pay their organisers, and who sees who has. */
export function GameMoney({ game }: { readonly game: Game }) {
  const live = useMoneySettings(game.id);
  if (live.status === 'loading') return <Skeleton height="64" borderRadius="2xl" />;
  const settings = (live.status === 'success' ? live.data : null) ?? NO_MONEY_SETTINGS;
  return (
    <SettingsPanel
      title="Money"
      help="Enter the cost after each game and everyone sees their share. Fives doesn't take payments."
    >
      <HowToPayForm gameId={game.id} howToPay={settings.howToPay} />
      <SettingSwitch
        label="Players see who's paid"
        help="If this is off, players see only their own share."
        isOn={settings.debtsSeen === 'ALL'}
        onChange={(isOn) => void saveSeen(game.id, isOn ? 'ALL' : 'OWN')}
      />
    </SettingsPanel>
  );
}

function saveSeen(gameId: string, debtsSeen: MoneySettings['debtsSeen']): Promise<boolean> {
  const call = callApi('updateMoneySettings', { params: { gameId }, body: { debtsSeen } });
  return saveVisibly(call, "Couldn't change this setting");
}

function HowToPayForm({ gameId, howToPay }: { readonly gameId: string; readonly howToPay: string }) {
  const form = useCheckedForm(formSchema, { howToPay });
  const save = async (body: z.output<typeof formSchema>) => {
    try {
      await callApi('updateMoneySettings', { params: { gameId }, body });
      toastSuccess('Payment details saved');
      return null;
    } catch (error) {
      return toRefusal(error, "Couldn't save the payment details");
    }
  };
  return (
    <CheckedForm form={form} onSubmit={save} gap="3">
      <FormField
        label="How to pay"
        error={form.formState.errors.howToPay?.message}
        help="A link such as https://monzo.me/you or https://paypal.me/you, or your bank details. Only players in this game see it."
      >
        <Input autoComplete="off" {...form.register('howToPay')} />
      </FormField>
      <FormError message={problemOf(form)} />
      <SubmitButton isBusy={form.formState.isSubmitting} size="md" variant="outline" alignSelf="start">
        Save
      </SubmitButton>
    </CheckedForm>
  );
}
