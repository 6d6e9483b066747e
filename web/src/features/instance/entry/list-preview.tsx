import { Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { countChanges, type ImportResponse, listChanges, type Uid, unclearText } from '@fives/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCall } from '../../../hooks/use-call.ts';
import { FormError } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { SheetBody, SheetFooter } from '../../../ui/sheet.tsx';
import type { InstanceView } from '../instance-view.ts';
import { entryText, GROUPS, peopleText, saveText } from './list-text.ts';

type Entry = ImportResponse['entries'][number];

/** The person whom the organiser chose for a name. Null for someone new. */
export type Choices = ReadonlyMap<string, Uid | null>;

/** A chat can have thousands of unclear lines. */
const MOST_UNCLEAR = 20;

interface ListPreviewProps {
  readonly view: InstanceView;
  readonly reading: ImportResponse;
  readonly onSave: (choices: Choices) => Promise<void>;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function ListPreview({ view, reading, onSave, onEdit, onClose }: ListPreviewProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isTried, setTried] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const { run, isBusy, problem } = useCall("Couldn't save the list", () => onSave(choices));
  const people = view.people ?? [];
  const entries = reading.entries.map((entry) => ({ ...entry, uid: choices.get(entry.name) ?? entry.uid }));
  const changes = listChanges(entries, people);
  const open = entries.filter(({ name, suggestions }) => suggestions.length > 0 && !choices.has(name)).length;
  const save = saveText(countChanges(changes));
  const submit = () => {
    setTried(true);
    if (open === 0) void run();
  };
  return (
    <>
      <SheetBody>
        <Stack gap="5">
          <Text ref={summary} tabIndex={-1} outline="none">
            {entries.length === 0
              ? "We couldn't find any names."
              : `We found ${peopleText(entries.length)}. ${save ? 'Nothing is saved yet.' : 'Nothing has changed.'}`}
          </Text>
          {GROUPS.map(({ label, has }) => (
            <Group key={label} label={label} count={entries.filter(has).length}>
              {entries.filter(has).map((entry) => (
                <List.Item key={entry.name}>
                  <PersonName name={entry.name} fontWeight="600" />
                  <Text color="fg.muted" fontSize="sm">
                    {entryText(
                      entry,
                      changes.find((change) => change.entry === entry),
                      people.find(({ uid }) => uid === entry.uid),
                    )}
                  </Text>
                  <Suggestions
                    entry={entry}
                    chosen={choices.get(entry.name)}
                    onChoose={(uid) => setChoices(new Map(choices).set(entry.name, uid))}
                  />
                </List.Item>
              ))}
            </Group>
          ))}
          <UnclearLines unclear={reading.unclear} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <FormError
          message={
            isTried && open > 0
              ? `Choose who ${peopleText(open)} in the list ${open === 1 ? 'is' : 'are'}`
              : problem
          }
        />
        <Button variant="outline" size="lg" onClick={onEdit}>
          Edit list
        </Button>
        {save ? (
          <Button size="lg" loading={isBusy} onClick={submit}>
            {save}
          </Button>
        ) : (
          <Button size="lg" onClick={onClose}>
            Close
          </Button>
        )}
      </SheetFooter>
    </>
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

interface SuggestionsProps {
  readonly entry: Entry;
  /** Undefined before the organiser has chosen. */
  readonly chosen: Uid | null | undefined;
  readonly onChoose: (uid: Uid | null) => void;
}

function Suggestions({ entry: { name, suggestions }, chosen, onChoose }: SuggestionsProps) {
  const [first, ...others] = suggestions;
  if (first === undefined) return null;
  const options = [...suggestions, { uid: null, name: 'Someone new' }];
  return (
    <Stack gap="2" mt="2" role="group" aria-label={`Who is ${name}?`}>
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
            <bdi>{option.name}</bdi>
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}

function UnclearLines({ unclear }: Pick<ImportResponse, 'unclear'>) {
  const rest = unclear.length - MOST_UNCLEAR;
  return (
    <Group label="Left out" count={unclear.length}>
      {unclear.slice(0, MOST_UNCLEAR).map(({ line, text, reason }) => (
        <List.Item key={`${line} ${reason}`}>
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
