import { List, Text } from '@chakra-ui/react';
import type { ApiContract, Sent } from '@fives/domain';
import { ChoiceQuestion, NameQuestion } from '../../shared/import/choice-question.tsx';
import { ImportGroup } from '../../shared/import/import-group.tsx';
import { PersonName } from '../../ui/person.tsx';
import type { Choices, UnclearName } from './name-choices.ts';
import { type DateQuestion, duplicatesText, gamesText } from './results-text.ts';

export type ImportBody = Sent<ApiContract['importResults']>['body'];
export type DateOrder = NonNullable<ImportBody['dateOrder']>;
export type Duplicates = NonNullable<ImportBody['duplicates']>;

interface DateOrderQuestionProps {
  readonly question: DateQuestion;
  readonly chosen: DateOrder | undefined;
  readonly onChoose: (order: DateOrder) => void;
}

export function DateOrderQuestion({ question, chosen, onChoose }: DateOrderQuestionProps) {
  return (
    <div {...undecidedWhen(chosen === undefined)}>
      <ChoiceQuestion
        label="Order of day and month"
        question={question.text}
        options={[
          { value: 'DMY', name: question.dayFirst },
          { value: 'MDY', name: question.monthFirst },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}

interface DuplicatesQuestionProps {
  readonly games: number;
  readonly chosen: Duplicates;
  readonly onChoose: (duplicates: Duplicates) => void;
}

export function DuplicatesQuestion({ games, chosen, onChoose }: DuplicatesQuestionProps) {
  return (
    <ChoiceQuestion
      label="Games that are already here"
      question={duplicatesText(games)}
      options={[
        { value: 'SKIP', name: games === 1 ? 'Skip it' : 'Skip them' },
        { value: 'ADD', name: games === 1 ? 'Add it again' : 'Add them again' },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface NameQuestionsProps {
  readonly names: readonly UnclearName[];
  readonly choices: Choices;
  readonly onChoose: (name: string, value: string | null) => void;
}

export function NameQuestions({ names, choices, onChoose }: NameQuestionsProps) {
  return (
    <ImportGroup label="Names to check" count={names.length}>
      {names.map(({ name, games, options }) => (
        <List.Item key={name} {...undecidedWhen(!choices.has(name))}>
          <PersonName name={name} fontWeight="600" />
          <Text color="fg.muted" fontSize="sm">
            {gamesText(games)}
          </Text>
          <NameQuestion
            name={name}
            suggestions={options}
            chosen={choices.get(name)}
            onChoose={(value) => onChoose(name, value)}
          />
        </List.Item>
      ))}
    </ImportGroup>
  );
}

function undecidedWhen(isUndecided: boolean) {
  return isUndecided ? { 'data-undecided': '' } : {};
}

/** Focuses the first button of the first question without a choice. */
export function focusUndecided(within: HTMLElement | null): void {
  within?.querySelector<HTMLElement>('[data-undecided] button')?.focus();
}
