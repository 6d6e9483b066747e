import { Button, Flex, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  type ConditionSubject,
  conditionReason,
  fromFormDate,
  MIN_PLAYERS,
  notUpcomingReason,
  type ReplyCondition,
  reasonText,
  toFormDate,
} from '@fives/domain';
import { type ReactNode, useState } from 'react';
import { FormError, Select } from '../../../ui/form.tsx';
import { SettingSwitch } from '../../../ui/settings.tsx';

interface ConditionFormProps {
  readonly instance: ConditionSubject;
  readonly given: ReplyCondition | null;
  /** Returns a problem, or null if the reply is being saved. */
  readonly onSave: (condition: ReplyCondition) => string | null;
  readonly onBack: () => void;
}

/** One sentence with blanks. */
export function ConditionForm({ instance, given, onSave, onBack }: ConditionFormProps) {
  const { startDateTime, game } = instance;
  const { numberOfPlayers, timeZone } = game;
  const [minPlayers, setMinPlayers] = useState(given ? given.minPlayers : numberOfPlayers);
  const [isReserveOnly, setReserveOnly] = useState(given?.reserveOnly ?? false);
  const [end, setEnd] = useState(given?.until ? toFormDate(given.until, timeZone) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const counts = Array.from({ length: numberOfPlayers - MIN_PLAYERS + 1 }, (_, at) => MIN_PLAYERS + at);
  const submit = () => {
    const condition = { minPlayers, until: fromFormDate(end, timeZone), reserveOnly: isReserveOnly };
    const now = new Date();
    const reason =
      notUpcomingReason(instance, now) ?? conditionReason(instance, { status: 'PLAYING', condition }, now);
    setProblem(reason === null ? onSave(condition) : reasonText(reason));
  };
  return (
    <Stack gap="5">
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="2" fontWeight="600">
        I'm in if
        <Blank>
          <Select
            aria-label="How many must play?"
            value={minPlayers ?? ''}
            onChange={({ target }) => setMinPlayers(target.value === '' ? null : Number(target.value))}
            options={[['', 'any number'], ...counts.map((count) => [count, `at least ${count}`] as const)]}
          />
        </Blank>
        of us play, until
        <Blank>
          <Input
            aria-label="Until (optional)"
            type="datetime-local"
            value={end}
            max={toFormDate(startDateTime, timeZone)}
            onChange={({ target }) => setEnd(target.value)}
          />
        </Blank>
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {end === ''
          ? 'Without a time, it counts until kick-off.'
          : 'No spot by then? Your reply changes to no.'}
      </Text>
      <SettingSwitch
        label="Only as a reserve"
        help="You play if no one else wants the spot."
        isOn={isReserveOnly}
        onChange={setReserveOnly}
      />
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

function Blank({ children }: { readonly children: ReactNode }) {
  return (
    <Flex flex="0 1 auto" minW="0" maxW="full">
      {children}
    </Flex>
  );
}
