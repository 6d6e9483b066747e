import { Field, HStack, Input, type InputProps, Separator, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface GoalsFieldProps {
  readonly team: string;
  /** What is wrong is said once for both teams, below. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** How many goals one team has scored. */
export function GoalsField({ team, isWrong, children }: GoalsFieldProps) {
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

/** A whole number, for the keys of a phone. */
export function NumberInput(props: InputProps) {
  return <Input inputMode="numeric" autoComplete="off" textStyle="score" fontSize="xl" {...props} />;
}

/** Between two ways of saying the same. */
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
