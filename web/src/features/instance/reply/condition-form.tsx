import { Button, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { fromFormDate, MIN_PLAYERS, type ReplyCondition, toFormDate } from '@fives/domain';
import { useState } from 'react';
import { FormError, FormField, Select } from '../../../ui/form.tsx';
import { SettingSwitch } from '../../../ui/switches.tsx';
import type { InstanceView } from '../instance-view.ts';

interface ConditionFormProps {
  readonly view: InstanceView;
  /** Returns a problem, or null if the reply is being saved. */
  readonly onSave: (condition: ReplyCondition) => string | null;
  readonly onBack: () => void;
}

export function ConditionForm({ view: { instance, own }, onSave, onBack }: ConditionFormProps) {
  const { startDateTime, game } = instance;
  const { numberOfPlayers, timeZone } = game;
  const given = own?.condition ?? null;
  const [minPlayers, setMinPlayers] = useState(given?.minPlayers ?? null);
  const [isReserveOnly, setReserveOnly] = useState(given?.reserveOnly ?? false);
  const [end, setEnd] = useState(given?.until ? toFormDate(given.until, timeZone) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const counts = Array.from({ length: numberOfPlayers - MIN_PLAYERS + 1 }, (_, at) => MIN_PLAYERS + at);
  const submit = () => {
    const until = fromFormDate(end, timeZone);
    setProblem(onSave({ minPlayers, until, reserveOnly: isReserveOnly }));
  };
  return (
    <Stack gap="5">
      <FormField label="How many must play?">
        <Select
          value={minPlayers ?? ''}
          onChange={({ target }) => setMinPlayers(target.value === '' ? null : Number(target.value))}
          options={[['', 'Any number'], ...counts.map((count) => [count, `At least ${count}`] as const)]}
        />
      </FormField>
      <SettingSwitch
        label="Only as a reserve"
        help="You play if no one else wants the spot."
        isOn={isReserveOnly}
        onChange={setReserveOnly}
      />
      <FormField label="Until (optional)" help="No spot by then? Your reply changes to no.">
        <Input
          type="datetime-local"
          value={end}
          max={toFormDate(startDateTime, timeZone)}
          onChange={({ target }) => setEnd(target.value)}
        />
      </FormField>
      <FormError message={problem} />
      <SimpleGrid columns={2} gap="3">
        <Button size="lg" variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button size="lg" onClick={submit}>
          Say yes
        </Button>
      </SimpleGrid>
    </Stack>
  );
}
