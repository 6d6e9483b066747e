import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import {
  countChanges,
  type ImportResponse,
  importReason,
  listChanges,
  MAX_LIST_BYTES,
  type MatchedEntry,
  reasonText,
} from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { useActor } from '../../../session/session.ts';
import { ImportGroup } from '../../../shared/import/import-group.tsx';
import { TextForm } from '../../../shared/import/text-form.tsx';
import { FormError, FormField, Select } from '../../../ui/form.tsx';
import { SheetBody, SheetFooter } from '../../../ui/sheet.tsx';
import { toastSuccess } from '../../../ui/toasts.ts';
import type { InstanceView } from '../instance-view.ts';
import { type EditedRow, ListRow, toEntries, toRows } from './list-row.tsx';

export function PasteList({ view, onDone }: { readonly view: InstanceView; readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<ImportResponse | null>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const isForm = preview === null;
  useEffect(() => {
    if (isForm) textarea.current?.focus();
  }, [isForm]);
  const params = { giId: view.instance.id };
  const read = async (toRead: string, columns?: TableColumns) => {
    const chosen = columns && { nameColumn: columns.name, replyColumn: columns.reply };
    setPreview(await callApi('importPeople', { params, body: { text: toRead, dryRun: true, ...chosen } }));
  };
  if (preview !== null)
    return (
      <ListPreview
        key={`${preview.table?.name} ${preview.table?.reply}`}
        view={view}
        preview={preview}
        onColumns={(columns) => read(text, columns)}
        onSave={async (entries) => {
          const saved = await callApi('importPeople', { params, body: { entries } });
          toastSuccess(savedText(saved, saved.unclear.length));
          onDone();
        }}
        onEdit={() => setPreview(null)}
        onClose={onDone}
      />
    );
  return (
    <SheetBody>
      <TextForm
        label="List from your chat"
        help="Lists, chat exports and tables all work. You can correct each line. Nothing is saved yet."
        example={'1. Tom\n2. Priya +1\nReserves: Sam\nOut: Kwame'}
        button="Check list"
        missing="Paste your list first"
        failure="Couldn't read the list"
        {...{ text, onText: setText, onCheck: read, maxBytes: () => MAX_LIST_BYTES, textarea }}
      />
    </SheetBody>
  );
}

/** More people than most games take. */
const MAX_PEOPLE_SHOWN = 60;
const NO_COLUMN = -1;

type TableColumns = Pick<NonNullable<ImportResponse['table']>, 'name' | 'reply'>;

interface ListPreviewProps {
  readonly view: InstanceView;
  readonly preview: ImportResponse;
  readonly onColumns: (columns: TableColumns) => Promise<void>;
  readonly onSave: (entries: MatchedEntry[]) => Promise<void>;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function ListPreview({ view, preview, onColumns, onSave, onEdit, onClose }: ListPreviewProps) {
  const [rows, setRows] = useState(() => toRows(preview));
  const [isSubmitted, setSubmitted] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const saving = useCall("Couldn't save the list", onSave);
  const reading = useCall("Couldn't read the list", onColumns);
  const actor = useActor();
  const people = view.people ?? [];
  const entries = toEntries(rows);
  const changes = listChanges(entries, people);
  const counts = countChanges(changes);
  const refusal = reasonText(importReason({ instance: view.instance, people }, actor, counts.added));
  const undecided = rows.find(({ isOn, uid }) => isOn && uid === undefined);
  const missing = entries.some(({ name }) => name === '')
    ? 'Enter a name in each row'
    : undecided && `Choose who ${undecided.name} is`;
  const save = () => {
    setSubmitted(true);
    if (missing) body.current?.querySelector<HTMLElement>('[data-undecided]')?.focus();
    else void saving.run(entries);
  };
  const toRow = (row: EditedRow) => (
    <ListRow
      row={row}
      change={changes.find(({ entry }) => entry.line === row.line && entry.name === row.name.trim())}
      people={people}
      onChange={(next) => setRows(rows.map((each) => (each === row ? next : each)))}
    />
  );
  return (
    <>
      <SheetBody>
        <Stack ref={body} gap="5">
          <Text ref={summary} tabIndex={-1} outline="none">
            {foundText(entries.length, changes.length > 0)}
          </Text>
          {preview.table && (
            <TableChoice table={preview.table} onChoose={(columns) => void reading.run(columns)} />
          )}
          <ImportGroup label="People" rows={rows.filter(({ unclear }) => !unclear)} max={MAX_PEOPLE_SHOWN}>
            {toRow}
          </ImportGroup>
          <ImportGroup label="Left out" rows={rows.filter(({ unclear }) => unclear)}>
            {toRow}
          </ImportGroup>
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Stack gap="3" width="full">
          <FormError message={refusal ?? ((isSubmitted && missing) || (saving.problem ?? reading.problem))} />
          {refusal === null && (
            <Button size="lg" loading={saving.isBusy} onClick={changes.length > 0 ? save : onClose}>
              {changes.length > 0 ? saveText(counts) : 'Close'}
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

interface TableChoiceProps {
  readonly table: NonNullable<ImportResponse['table']>;
  readonly onChoose: (columns: TableColumns) => void;
}

function TableChoice({ table: { headings, name, reply }, onChoose }: TableChoiceProps) {
  const options = headings.map((heading, at) => [at, heading] as const);
  return (
    <Grid templateColumns="1fr 1fr" gap="3">
      <FormField label="Names are in">
        <Select
          options={options}
          value={name}
          onChange={({ target }) => onChoose({ name: Number(target.value), reply })}
        />
      </FormField>
      <FormField label="Replies are in">
        <Select
          options={[[NO_COLUMN, 'No column'], ...options]}
          value={reply ?? NO_COLUMN}
          onChange={({ target }) =>
            onChoose({ name, reply: Number(target.value) === NO_COLUMN ? null : Number(target.value) })
          }
        />
      </FormField>
    </Grid>
  );
}

type Counts = Pick<ImportResponse, 'added' | 'changed'>;

function foundText(found: number, hasChanges: boolean): string {
  if (found === 0) return "We couldn't find any names.";
  return `We found ${peopleText(found)}. ${hasChanges ? 'Nothing is saved yet.' : "There's nothing to change."}`;
}

function saveText({ added, changed }: Counts): string {
  const replies = changed > 0 && `change ${repliesText(changed)}`;
  const text = [added > 0 && `add ${peopleText(added)}`, replies].filter(Boolean).join(' and ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** @param leftOut number of people whom the server refused, because an organiser has removed them */
function savedText({ added, changed }: Counts, leftOut: number): string {
  const parts = [
    added > 0 && `${peopleText(added)} added`,
    changed > 0 && `${repliesText(changed)} changed`,
    leftOut > 0 && `${peopleText(leftOut)} left out`,
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing to change';
}

function repliesText(count: number): string {
  return count === 1 ? '1 reply' : `${count} replies`;
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
