import { List, Text } from '@chakra-ui/react';
import type { ListChange, Uid } from '@fives/domain';
import { NameQuestion } from '../../../shared/import/choice-question.tsx';
import { ImportGroup } from '../../../shared/import/import-group.tsx';
import { PersonName } from '../../../ui/person.tsx';
import type { InstanceView } from '../instance-view.ts';
import { type Choices, entryText, GROUPS, type ImportedEntry, isUndecided } from './list-text.ts';

interface ListPeopleProps {
  readonly people: InstanceView['people'];
  readonly entries: readonly ImportedEntry[];
  readonly changes: readonly ListChange[];
  readonly choices: Choices;
  readonly onChoose: (name: string, uid: Uid | null) => void;
}

export function ListPeople({ people, entries, changes, choices, onChoose }: ListPeopleProps) {
  return GROUPS.map(({ label, includes }) => (
    <ImportGroup key={label} label={label} count={entries.filter(includes).length}>
      {entries.filter(includes).map((entry) => (
        <List.Item key={entry.name}>
          <PersonName name={entry.name} fontWeight="600" />
          <Text color="fg.muted" fontSize="sm">
            {entryText(
              entry,
              isUndecided(entry, choices)
                ? undefined
                : {
                    change: changes.find((change) => change.entry === entry),
                    person: people?.find(({ uid }) => uid === entry.uid),
                  },
            )}
          </Text>
          <NameQuestion
            name={entry.name}
            suggestions={entry.suggestions.map(({ uid, name }) => ({ value: uid, name }))}
            chosen={choices.get(entry.name)}
            onChoose={(uid) => onChoose(entry.name, uid)}
          />
        </List.Item>
      ))}
    </ImportGroup>
  ));
}
