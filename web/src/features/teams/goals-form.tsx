import { Button, Stack } from '@chakra-ui/react';
import type { Team } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Goals, goalsFormSchema, type TypedGoals } from './score.form.ts';
import { GoalsFields } from './score-fields.tsx';
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
        <GoalsFields looks={looks} register={register} errors={errors} />
        <Button type="submit" size="lg">
          Save result
        </Button>
      </Stack>
    </form>
  );
}
