import { Field, HStack, Input, type InputProps, Separator, SimpleGrid, Text } from '@chakra-ui/react';
import type { Team } from '@fives/domain';
import type { ReactNode } from 'react';
import { FormError } from '../../../ui/form.tsx';
import type { TeamLook } from '../team-lists.ts';

type GoalsName = 'teamAGoals' | 'teamBGoals';

export interface GoalsFieldsProps {
  readonly looks: Record<Team, TeamLook>;
  readonly register: (name: GoalsName) => InputProps;
  readonly errors: { readonly [Name in GoalsName]?: { readonly message?: string | undefined } | undefined };
}

export function GoalsFields({ looks, register, errors }: GoalsFieldsProps) {
  return (
    <>
      <SimpleGrid columns={2} gap="3" alignItems="end">
        <GoalsField team={looks.TEAM_A.name} isWrong={errors.teamAGoals !== undefined}>
          <NumberInput {...register('teamAGoals')} />
        </GoalsField>
        <GoalsField team={looks.TEAM_B.name} isWrong={errors.teamBGoals !== undefined}>
          <NumberInput {...register('teamBGoals')} />
        </GoalsField>
      </SimpleGrid>
      <FormError message={errors.teamAGoals?.message ?? errors.teamBGoals?.message ?? null} />
    </>
  );
}

interface GoalsFieldProps {
  readonly team: string;
  /** Marks the field only, because one message below covers both teams. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

function GoalsField({ team, isWrong, children }: GoalsFieldProps) {
  return (
    <Field.Root invalid={isWrong} gap="1.5">
      <Field.Label fontWeight="600">
        <Text as="span" lineClamp="2" overflowWrap="anywhere">
          <bdi>{team}</bdi> goals
        </Text>
      </Field.Label>
      {children}
    </Field.Root>
  );
}

/** Whole number, with the numeric keyboard of a phone. */
export function NumberInput(props: InputProps) {
  return <Input inputMode="numeric" autoComplete="off" textStyle="score" fontSize="xl" {...props} />;
}

export function OrDivider() {
  return (
    <HStack gap="3">
      <Separator flex="1" />
      <Text textStyle="label" color="fg.muted">
        OR
      </Text>
      <Separator flex="1" />
    </HStack>
  );
}
