import {
  type Column,
  countChanges,
  type ImportResponse,
  importReason,
  listChanges,
  type MatchedEntry,
  reasonText,
} from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useCall } from '../../../hooks/use-api.ts';
import { useActor } from '../../../session/session.ts';
import { ColumnsStep, ImportGroup, ImportPreview } from '../../../shared/import/import-preview.tsx';
import { TextForm } from '../../../shared/import/text-form.tsx';
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
  const read = async (toRead: string, columns?: Column[]) =>
    setPreview(await callApi('importPeople', { params, body: { text: toRead, dryRun: true, columns } }));
  if (preview !== null)
    return (
      <ListPreview
        key={preview.columns.join()}
        {...{ view, preview }}
        onColumns={(columns) => read(text, columns)}
        onSave={async (entries) => {
          const { unclear } = await callApi('importPeople', { params, body: { entries } });
          // The server refuses people whom an organiser has removed meanwhile.
          toastSuccess(
            unclear.length > 0 ? `List saved. We left out ${peopleText(unclear.length)}` : 'List saved',
          );
          onDone();
        }}
        onEdit={() => setPreview(null)}
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
        {...{ text, onText: setText, onCheck: read, textarea }}
      />
    </SheetBody>
  );
}

/** More people than most games take. */
const MAX_PEOPLE_SHOWN = 60;

const COLUMN_OPTIONS = [
  ['NONE', 'Not used'],
  ['PLAYER', 'Name'],
  ['REPLY', 'Reply'],
  ['PLUS_ONES', 'Plus-ones'],
] as const;

interface ListPreviewProps {
  readonly view: InstanceView;
  readonly preview: ImportResponse;
  readonly onColumns: (columns: Column[]) => Promise<void>;
  readonly onSave: (entries: MatchedEntry[]) => Promise<void>;
  readonly onEdit: () => void;
}

function ListPreview({ view, preview, onColumns, onSave, onEdit }: ListPreviewProps) {
  const [rows, setRows] = useState(() => toRows(preview));
  const saving = useCall("Couldn't save the list", onSave);
  const reading = useCall("Couldn't read the list", onColumns);
  const actor = useActor();
  const people = view.people ?? [];
  const entries = toEntries(rows);
  const changes = listChanges(entries, people);
  const counts = countChanges(changes);
  const refusal = reasonText(importReason({ instance: view.instance, people }, actor, counts.added));
  const undecided = rows.find(({ isOn, uid }) => isOn && uid === undefined);
  const whoIs = undecided ? `Choose who ${undecided.name} is` : null;
  const toRow = (row: EditedRow) => (
    <ListRow
      row={row}
      change={changes.find(({ entry }) => entry.line === row.line && entry.name === row.name.trim())}
      people={people}
      onChange={(next) => setRows(rows.map((each) => (each === row ? next : each)))}
    />
  );
  const rest = changes.length > 0 ? 'Nothing is saved yet.' : "There's nothing to change.";
  return (
    <ImportPreview
      summary={`We found ${peopleText(entries.length)}. ${rest}`}
      missing={entries.some(({ name }) => name === '') ? 'Enter a name in each row' : whoIs}
      problem={refusal ?? saving.problem ?? reading.problem}
      isBusy={saving.isBusy}
      saveLabel={changes.length > 0 && refusal === null ? saveText(counts) : null}
      onSave={() => void saving.run(entries)}
      onEdit={onEdit}
      Body={SheetBody}
      Footer={SheetFooter}
    >
      <ColumnsStep
        {...preview}
        isOpen={entries.length === 0}
        options={COLUMN_OPTIONS}
        onChange={(columns) => void reading.run(columns)}
      />
      <ImportGroup label="People" rows={rows.filter(({ unclear }) => !unclear)} max={MAX_PEOPLE_SHOWN}>
        {toRow}
      </ImportGroup>
      <ImportGroup label="Left out" rows={rows.filter(({ unclear }) => unclear)}>
        {toRow}
      </ImportGroup>
    </ImportPreview>
  );
}

function saveText({ added, changed }: Pick<ImportResponse, 'added' | 'changed'>): string {
  const replies = changed === 1 ? '1 reply' : `${changed} replies`;
  if (added === 0) return `Change ${replies}`;
  return `Add ${peopleText(added)}${changed > 0 ? ` and change ${replies}` : ''}`;
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
