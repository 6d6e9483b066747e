import { Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { type ImportResponse, type ListChange, type Uid, unclearText } from '@fives/domain';
import type { ReactNode } from 'react';
import { PersonName } from '../../../ui/person.tsx';
import type { InstanceView } from '../instance-view.ts';
import { type Choices, entryText, GROUPS, type ImportedEntry, isUndecided } from './list-text.ts';

/** Maximum number of unclear lines to show. A chat can have thousands. */
const MAX_UNCLEAR_LINES = 20;

interface ListPeopleProps {
  readonly people: InstanceView['people'];
  readonly entries: readonly ImportedEntry[];
  readonly changes: readonly ListChange[];
  readonly choices: Choices;
  readonly onChoose: (name: string, uid: Uid | null) => void;
}

export function ListPeople({ people, entries, changes, choices, onChoose }: ListPeopleProps) {
  return GROUPS.map(({ label, includes }) => (
    <Group key={label} label={label} count={entries.filter(includes).length}>
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
          <Suggestions
            entry={entry}
            chosen={choices.get(entry.name)}
            onChoose={(uid) => onChoose(entry.name, uid)}
          />
        </List.Item>
      ))}
    </Group>
  ));
}

interface SuggestionsProps {
  readonly entry: ImportedEntry;
  /** Undefined before the organiser has chosen. */
  readonly chosen: Uid | null | undefined;
  readonly onChoose: (uid: Uid | null) => void;
}

function Suggestions({ entry: { name, suggestions }, chosen, onChoose }: SuggestionsProps) {
  const [first, ...others] = suggestions;
  if (first === undefined) return null;
  const options = [...suggestions, { uid: null, name: 'Someone new' }];
  return (
    <Stack gap="2" mt="1" role="group" aria-label={`Who is ${name}?`}>
      <Text>
        {others.length === 0 ? (
          <>
            Is this <bdi>{first.name}</bdi>?
          </>
        ) : (
          'Who is this?'
        )}
      </Text>
      <HStack gap="2" flexWrap="wrap">
        {options.map((option) => (
          <Button
            key={option.uid}
            size="sm"
            minH="touch"
            variant={option.uid === chosen ? 'solid' : 'outline'}
            aria-pressed={option.uid === chosen}
            onClick={() => onChoose(option.uid)}
          >
            <PersonName name={option.name} />
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}

export function UnclearLines({ unclear }: Pick<ImportResponse, 'unclear'>) {
  const rest = unclear.length - MAX_UNCLEAR_LINES;
  return (
    <Group label="Left out" count={unclear.length}>
      {unclear.slice(0, MAX_UNCLEAR_LINES).map(({ line, text, reason }) => (
        <List.Item key={`${line} ${reason} ${text}`}>
          <PersonName name={text} />
          <Text color="fg.muted" fontSize="sm">
            Line {line}: {unclearText(reason)}
          </Text>
        </List.Item>
      ))}
      {rest > 0 && <List.Item color="fg.muted">And {rest} more</List.Item>}
    </Group>
  );
}

interface GroupProps {
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ label, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={label}>
      <Text fontWeight="600" color="fg.muted">
        {label} ({count})
      </Text>
      <List.Root listStyle="none" gap="3">
        {children}
      </List.Root>
    </Stack>
  );
}
