import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PersonName } from '../../ui/person.tsx';

interface ChoiceQuestionProps<T extends string | null> {
  readonly label: string;
  readonly question: ReactNode;
  readonly options: readonly { readonly value: T; readonly name: string }[];
  /** Undefined before the first choice. */
  readonly chosen: T | undefined;
  readonly onChoose: (value: T) => void;
}

export function ChoiceQuestion<T extends string | null>(props: ChoiceQuestionProps<T>) {
  const { label, question, options, chosen, onChoose } = props;
  return (
    <Stack gap="2" mt="1" role="group" aria-label={label}>
      <Text>{question}</Text>
      <HStack gap="2" flexWrap="wrap">
        {options.map(({ value, name }) => (
          <Button
            key={value}
            size="sm"
            minH="touch"
            variant={value === chosen ? 'solid' : 'outline'}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            <PersonName name={name} />
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}

interface NameQuestionProps<T extends string | null>
  extends Pick<ChoiceQuestionProps<T | null>, 'chosen' | 'onChoose'> {
  readonly name: string;
  readonly suggestions: ChoiceQuestionProps<T>['options'];
}

/** Asks who a name is. The value of someone new is null. */
export function NameQuestion<T extends string>(props: NameQuestionProps<T>) {
  const { name, suggestions, chosen, onChoose } = props;
  const [first, ...others] = suggestions;
  if (first === undefined) return null;
  const question = (
    <>
      Is this <bdi>{first.name}</bdi>?
    </>
  );
  return (
    <ChoiceQuestion<T | null>
      label={`Who is ${name}?`}
      question={others.length === 0 ? question : 'Who is this?'}
      options={[...suggestions, { value: null, name: 'Someone new' }]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
