import { Button, Stack, Text } from '@chakra-ui/react';
import {
  countChanges,
  type ImportResponse,
  importReason,
  listChanges,
  reasonText,
  type Uid,
  unclearText,
} from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../hooks/use-call.ts';
import { useActor } from '../../../session/session.ts';
import { UnclearLines } from '../../../shared/import/import-group.tsx';
import { undecidedText } from '../../../shared/import/undecided-text.ts';
import { FormError } from '../../../ui/form.tsx';
import { SheetBody, SheetFooter } from '../../../ui/sheet.tsx';
import type { InstanceView } from '../instance-view.ts';
import { ListPeople } from './list-people.tsx';
import { type Choices, foundText, isUndecided, saveText } from './list-text.ts';

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
