import { Box, Separator, Stack } from '@chakra-ui/react';
import { ALL_SETTINGS, type Choice, type Game, type GameSettings, type Setting } from '@fives/domain';
import { saveGameSettings } from '../../db/games.ts';
import { useActor } from '../../session/session.ts';
import { FormField } from '../../ui/form.tsx';
import { PendingNote } from '../../ui/person.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';
import { saveOrToast } from '../../ui/toasts.ts';

export interface GameSettingsFieldsProps {
  readonly game: Game;
  readonly isPending: boolean;
}

export function GameSettingsFields({ game, isPending }: GameSettingsFieldsProps) {
  return (
    <Stack gap="3">
      <Box layerStyle="panel" px={{ base: '5', md: '8' }} py="5">
        <Stack gap="5" separator={<Separator />}>
          {ALL_SETTINGS.filter(([, { control }]) => control !== undefined).map(([field, setting]) => (
            <SettingField key={field} {...{ game, field, setting }} />
          ))}
        </Stack>
      </Box>
      <PendingNote isPending={isPending} />
    </Stack>
  );
}

interface SettingFieldProps {
  readonly game: Game;
  readonly field: keyof GameSettings;
  readonly setting: Setting;
}

function SettingField({ game, field, setting }: SettingFieldProps) {
  const actor = useActor();
  const { control } = setting;
  if (control === undefined) return null;
  // Firestore shows the change at once, and reverts the change if the server refuses it.
  const save = (value: unknown) =>
    void saveOrToast(saveGameSettings(game.id, game, actor, { [field]: value }), control.failure);
  const choices: readonly Choice[] | undefined = setting.labels
    ? Object.entries(setting.labels)
    : control.choices?.(game[field] as never, game);
  if (choices === undefined)
    return (
      <SettingSwitch label={control.label} help={control.help} isOn={game[field] === true} onChange={save} />
    );
  const chosen = choices.findIndex(([value]) => value === game[field]);
  return (
    <FormField label={control.label} help={control.help}>
      <Select
        value={chosen}
        options={choices.map(([, text], at) => [at, text])}
        onChange={({ target }) => save(choices[Number(target.value)]?.[0])}
      />
    </FormField>
  );
}
