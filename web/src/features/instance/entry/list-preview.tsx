import { Button, List, Stack, Text } from '@chakra-ui/react';
import {
  countChanges,
  type ImportResponse,
  importReason,
  type ListChange,
  listChanges,
  type PlayerInstance,
  reasonText,
  type Uid,
  unclearText,
} from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../hooks/use-api-data.ts';
import { useActor } from '../../../session/session.ts';
import { NameQuestion } from '../../../shared/import/choice-question.tsx';
import { ImportGroup, UnclearLines } from '../../../shared/import/import-group.tsx';
import { undecidedText } from '../../../shared/import/undecided-text.ts';
import { FormError } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { SheetBody, SheetFooter } from '../../../ui/sheet.tsx';
import type { InstanceView } from '../instance-view.ts';

export type ImportedEntry = ImportResponse['entries'][number];

/** The uid that the organiser chose for each unclear name. Null means someone new. */
export type Choices = ReadonlyMap<string, Uid | null>;

interface Counts {
  readonly added: number;
  readonly changed: number;
}

const GROUPS = [
  {
    label: 'Playing',
    includes: ({ status, isReserve }: ImportedEntry) => status === 'PLAYING' && !isReserve,
  },
  { label: 'Reserves', includes: ({ isReserve }: ImportedEntry) => isReserve },
  { label: 'Not playing', includes: ({ status }: ImportedEntry) => status === 'NOT_PLAYING' },
  { label: 'No reply yet', includes: ({ status }: ImportedEntry) => status === 'UNANSWERED' },
] as const;

function isUndecided({ name, suggestions }: ImportedEntry, choices: Choices): boolean {
  return suggestions.length > 0 && !choices.has(name);
}

export function foundText(found: number, hasChanges: boolean): string {
  if (found === 0) return "We couldn't find any names.";
  return `We found ${peopleText(found)}. ${hasChanges ? 'Nothing is saved yet.' : "There's nothing to change."}`;
}

export function saveText(counts: Counts): string | null {
  const [people, replies] = countTexts(counts);
  if (people === null) return replies && `Change ${replies}`;
  return replies ? `Add ${people} and change ${replies}` : `Add ${people}`;
}

export function savedText(counts: Counts): string {
  const [people, replies] = countTexts(counts);
  const parts = [people && `${people} added`, replies && `${replies} changed`];
  return parts.filter(Boolean).join(', ') || 'Nothing to change';
}

function countTexts({ added, changed }: Counts): [people: string | null, replies: string | null] {
  const replies = changed === 1 ? '1 reply' : `${changed} replies`;
  return [added === 0 ? null : peopleText(added), changed === 0 ? null : replies];
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

const PREVIOUS_REPLY_TEXT = {
  PLAYING: 'Was playing',
  NOT_PLAYING: 'Was not playing',
  UNANSWERED: 'Had not replied',
} as const;

/** Effect of saving the list on one entry. */
interface Effect {
  /** Undefined if nothing changes. */
  readonly change: ListChange | undefined;
  readonly person: Pick<PlayerInstance, 'status'> | undefined;
}

/**
 * Returns text such as 'New · brings 1'.
 * @param effect undefined while the organiser has to choose who the entry is
 */
export function entryText({ uid, plusOnes }: ImportedEntry, effect: Effect | undefined): string {
  const words = [effect && effectText(uid, effect), plusOnes > 0 && `brings ${plusOnes}`].filter(Boolean);
  return words.join(' · ');
}

function effectText(uid: Uid | null, { change, person }: Effect): string {
  if (change?.isNew) return uid === null ? 'New' : 'From earlier games';
  return person && change && change.status !== null ? PREVIOUS_REPLY_TEXT[person.status] : 'No change';
}

interface ListPreviewProps {
  readonly view: InstanceView;
  readonly preview: ImportResponse;
  readonly onSave: (choices: Choices) => Promise<void>;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function ListPreview({ view, preview, onSave, onEdit, onClose }: ListPreviewProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isSubmitted, setSubmitted] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const { run, isBusy, problem } = useCall("Couldn't save the list", () => onSave(choices));
  const actor = useActor();
  const people = view.people ?? [];
  const entries = preview.entries.map((entry) => ({ ...entry, uid: choices.get(entry.name) ?? entry.uid }));
  const changes = listChanges(entries, people);
  const counts = countChanges(changes);
  const refusal = reasonText(importReason({ instance: view.instance, people }, actor, counts.added));
  const undecided = entries.filter((entry) => isUndecided(entry, choices)).map(({ name }) => name);
  const label = saveText(counts);
  const choose = (name: string, uid: Uid | null) => setChoices(new Map(choices).set(name, uid));
  const save = () => {
    setSubmitted(true);
    if (undecided.length === 0) void run();
  };
  return (
    <>
      <SheetBody>
        <Stack gap="5">
          <Text ref={summary} tabIndex={-1} outline="none">
            {foundText(entries.length, label !== null)}
          </Text>
          {/* A refused list can have thousands of names, so the names are not shown. */}
          {refusal === null && (
            <ListPeople
              people={people}
              entries={entries}
              changes={changes}
              choices={choices}
              onChoose={choose}
            />
          )}
          <UnclearLines unclear={preview.unclear} textOf={unclearText} />
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Stack gap="3" width="full">
          <FormError message={refusal ?? (isSubmitted ? undecidedText(undecided) : null) ?? problem} />
          {refusal === null && label !== null && (
            <Button size="lg" loading={isBusy} onClick={save}>
              {label}
            </Button>
          )}
          {refusal === null && label === null && (
            <Button size="lg" onClick={onClose}>
              Close
            </Button>
          )}
          <Button variant="outline" onClick={onEdit}>
            Edit list
          </Button>
        </Stack>
      </SheetFooter>
    </>
  );
}

interface ListPeopleProps {
  readonly people: InstanceView['people'];
  readonly entries: readonly ImportedEntry[];
  readonly changes: readonly ListChange[];
  readonly choices: Choices;
  readonly onChoose: (name: string, uid: Uid | null) => void;
}

function ListPeople({ people, entries, changes, choices, onChoose }: ListPeopleProps) {
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
