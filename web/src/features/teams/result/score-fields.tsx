import { Field, HStack, Input, type InputProps, Separator, SimpleGrid, Text } from '@chakra-ui/react';
import { FormError } from '../../../ui/form.tsx';
import type { TeamLooks } from '../team-lists.ts';

const GOALS = [
  { name: 'teamAGoals', team: 'TEAM_A' },
  { name: 'teamBGoals', team: 'TEAM_B' },
] as const;

type GoalsName = (typeof GOALS)[number]['name'];

interface GoalsFieldsProps {
  readonly looks: TeamLooks;
  readonly register: (name: GoalsName) => InputProps;
  readonly errors: { readonly [Name in GoalsName]?: { readonly message?: string | undefined } | undefined };
}

export function GoalsFields({ looks, register, errors }: GoalsFieldsProps) {
  return (
    <>
      <SimpleGrid columns={2} gap="3" alignItems="end">
        {GOALS.map(({ name, team }) => (
          <Field.Root key={name} invalid={errors[name] !== undefined} gap="1.5">
            <Field.Label fontWeight="600">
              <Text as="span" lineClamp="2" overflowWrap="anywhere">
                <bdi>{looks[team].name}</bdi> goals
              </Text>
            </Field.Label>
            <NumberInput {...register(name)} />
          </Field.Root>
        ))}
      </SimpleGrid>
      <FormError message={errors.teamAGoals?.message ?? errors.teamBGoals?.message ?? null} />
    </>
  );
}

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
