import { Button, HStack, Text } from '@chakra-ui/react';
import { lineUpOf, uidsWhoSwapped } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { callOrRefuse } from '../../../api/refusal.ts';
import { CheckedForm, FormSubmit, useCheckedForm } from '../../../ui/checked-form.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { TeamsView } from '../team-lists.ts';
import { type Goals, goalsFormSchema, toTypedScore } from './score.form.ts';
import { GoalsFields } from './score-sheet.tsx';

interface HalfTimePanelProps {
  readonly view: TeamsView;
  /** Null for a viewer who cannot record results, before teams are picked and after the result. */
  readonly onChange: (() => void) | null;
}

export function HalfTimePanel({ view: { instance, people, nameOf }, onChange }: HalfTimePanelProps) {
  const { firstHalf } = instance;
  if (firstHalf === null && onChange === null) return null;
  const swapped = firstHalf ? uidsWhoSwapped(firstHalf, lineUpOf(people)).map(nameOf) : [];
  return (
    <HStack gap="3" wrap="wrap" borderTopWidth="1px" borderColor="scoreboard.border" pt="3">
      {firstHalf && (
        <Text color="scoreboard.muted">
          Half-time{' '}
          <Text as="span" textStyle="score" fontSize="xl" color="scoreboard.fg">
            {firstHalf.teamAGoals}–{firstHalf.teamBGoals}
          </Text>
        </Text>
      )}
      {onChange && (
        <Button
          variant="plain"
          px="0"
          color="scoreboard.lit"
          focusRingColor="scoreboard.lit"
          textDecoration="underline"
          onClick={onChange}
        >
          {firstHalf ? 'Change half-time' : 'Enter half-time score'}
        </Button>
      )}
      {swapped.length > 0 && (
        <Text color="scoreboard.muted" fontSize="sm" overflowWrap="anywhere" flexBasis="full">
          {`Changed teams: ${swapped.join(', ')}`}
        </Text>
      )}
    </HStack>
  );
}

interface HalfTimeSheetProps {
  readonly view: TeamsView;
  readonly onClose: () => void;
}

export function HalfTimeSheet({ view: { instance, looks }, onClose }: HalfTimeSheetProps) {
  const { id: giId, firstHalf } = instance;
  const { teamAGoals = null, teamBGoals = null } = firstHalf ?? {};
  const form = useCheckedForm(goalsFormSchema, toTypedScore({ winningMargin: null, teamAGoals, teamBGoals }));
  const { errors, isSubmitting } = form.formState;
  const call = (request: () => Promise<unknown>) =>
    callOrRefuse("Couldn't save half-time", async () => {
      await request();
      onClose();
    });
  const save = (body: Goals) => call(() => callApi('setHalfTime', { params: { giId }, body }));
  const remove = async () => {
    const refusal = await call(() => callApi('removeHalfTime', { params: { giId } }));
    if (refusal !== null) form.setError('root', { message: refusal.message });
  };
  return (
    <Sheet title="Half-time" open onClose={onClose} staysOnOutsideTap>
      <CheckedForm form={form} onSubmit={save} gap="4">
        <GoalsFields looks={looks} register={form.register} errors={errors} />
        <Text color="fg.muted" fontSize="sm">
          If you swap players now, each player's result counts the halves they played in.
        </Text>
        <FormSubmit form={form}>Save half-time</FormSubmit>
        {firstHalf && (
          <Button variant="ghost" disabled={isSubmitting} onClick={() => void remove()}>
            Remove half-time
          </Button>
        )}
      </CheckedForm>
    </Sheet>
  );
}
