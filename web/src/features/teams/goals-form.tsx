import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import type { Team } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormError } from '../../ui/form.tsx';
import { type Goals, goalsFormSchema, type TypedGoals } from './score.form.ts';
import { GoalsField, NumberInput } from './score-fields.tsx';
import type { TeamLook } from './team-lists.ts';

export interface GoalsFormProps {
  readonly looks: Record<Team, TeamLook>;
  readonly onSave: (goals: Goals) => void;
}

/** The goals of both teams: who won follows from them. */
export function GoalsForm({ looks, onSave }: GoalsFormProps) {
  const { register, handleSubmit, formState } = useForm<TypedGoals, unknown, Goals>({
    resolver: zodResolver(goalsFormSchema),
    defaultValues: { teamAGoals: '', teamBGoals: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Stack gap="3">
        <SimpleGrid columns={2} gap="3" alignItems="end">
          <GoalsField team={looks.TEAM_A.name} isWrong={errors.teamAGoals !== undefined}>
            <NumberInput {...register('teamAGoals')} />
          </GoalsField>
          <GoalsField team={looks.TEAM_B.name} isWrong={errors.teamBGoals !== undefined}>
            <NumberInput {...register('teamBGoals')} />
          </GoalsField>
        </SimpleGrid>
        <FormError message={errors.teamAGoals?.message ?? errors.teamBGoals?.message ?? null} />
        <Button type="submit" size="lg">
          Save result
        </Button>
      </Stack>
    </form>
  );
}
