import { Button, Grid, List, Stack, Text } from '@chakra-ui/react';
import {
  countChanges,
  type ImportResponse,
  importReason,
  listChanges,
  type MatchedEntry,
  reasonText,
} from '@fives/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCall } from '../../../hooks/use-api.ts';
import { useActor } from '../../../session/session.ts';
import { ImportGroup } from '../../../shared/import/import-group.tsx';
import { undecidedText } from '../../../shared/import/undecided-text.ts';
import { FormError, FormField, Select } from '../../../ui/form.tsx';
import { SheetBody, SheetFooter } from '../../../ui/sheet.tsx';
import type { InstanceView } from '../instance-view.ts';
import { ListRow } from './list-row.tsx';
import { type EditedRow, toEntries, toRows, undecidedNames } from './list-rows.ts';
import { effectText, foundText, saveText } from './list-text.ts';

const MAX_OFF_SHOWN = 20;
/** More people than most games take. */
const MAX_PEOPLE_SHOWN = 60;
const NO_COLUMN = -1;

export type TableColumns = Pick<NonNullable<ImportResponse['table']>, 'name' | 'reply'>;

interface ListPreviewProps {
  readonly view: InstanceView;
  readonly preview: ImportResponse;
  readonly onColumns: (columns: TableColumns) => Promise<void>;
  readonly onSave: (entries: MatchedEntry[]) => Promise<void>;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function ListPreview({ view, preview, onColumns, onSave, onEdit, onClose }: ListPreviewProps) {
  const [rows, setRows] = useState(() => toRows(preview));
  const [isSubmitted, setSubmitted] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const entries = toEntries(rows);
  const { run, isBusy, problem } = useCall("Couldn't save the list", () => onSave(entries));
  const actor = useActor();
  const people = view.people ?? [];
  const changes = listChanges(entries, people);
  const counts = countChanges(changes);
  const refusal = reasonText(importReason({ instance: view.instance, people }, actor, counts.added));
  const undecided = undecidedNames(rows);
  const isNameMissing = entries.some(({ name }) => name === '');
  const missing = isNameMissing ? 'Enter a name in each row' : undecidedText(undecided);
  const label = saveText(counts);
  const save = () => {
    setSubmitted(true);
    if (missing === null) void run();
    else body.current?.querySelector<HTMLElement>('[data-undecided]')?.focus();
  };
  const effectOf = (row: EditedRow) => {
    if (row.uid === undefined) return '';
    const change = changes.find(({ entry }) => entry.line === row.line && entry.name === row.name.trim());
    return effectText(row.uid, { change, person: people.find(({ uid }) => uid === row.uid) });
  };
  const group = (title: string, isOff: boolean) => (
    <RowGroup
      label={title}
      rows={rows.filter(({ unclear }) => (unclear !== null) === isOff)}
      max={isOff ? MAX_OFF_SHOWN : MAX_PEOPLE_SHOWN}
    >
      {(row) => (
        <ListRow
          row={row}
          effect={effectOf(row)}
          people={people}
          onChange={(next) => setRows(rows.map((each) => (each === row ? next : each)))}
        />
      )}
    </RowGroup>
  );
  return (
    <>
      <SheetBody>
        <Stack ref={body} gap="5">
          <Text ref={summary} tabIndex={-1} outline="none">
            {foundText(entries.length, label !== null)}
          </Text>
          {preview.table && <TableChoice table={preview.table} onChoose={onColumns} />}
          {group('People', false)}
          {group('Left out', true)}
        </Stack>
      </SheetBody>
      <SheetFooter>
        <Stack gap="3" width="full">
          <FormError message={refusal ?? (isSubmitted ? missing : null) ?? problem} />
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

interface RowGroupProps {
  readonly label: string;
  readonly rows: readonly EditedRow[];
  readonly max: number;
  readonly children: (row: EditedRow) => ReactNode;
}

function RowGroup({ label, rows, max, children }: RowGroupProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? rows : rows.slice(0, max);
  return (
    <ImportGroup label={label} count={rows.length}>
      {shown.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line can have several people, and rows keep their order.
        <List.Item key={`${row.line} ${at}`}>{children(row)}</List.Item>
      ))}
      {shown.length < rows.length && (
        <List.Item>
          <Button variant="outline" onClick={() => setAll(true)}>
            Show all {rows.length.toLocaleString('en-GB')}
          </Button>
        </List.Item>
      )}
    </ImportGroup>
  );
}

interface TableChoiceProps {
  readonly table: NonNullable<ImportResponse['table']>;
  readonly onChoose: (columns: TableColumns) => Promise<void>;
}

function TableChoice({ table: { headings, name, reply }, onChoose }: TableChoiceProps) {
  const chosen = useRef<TableColumns>({ name, reply });
  const { run, problem } = useCall("Couldn't read the list", () => onChoose(chosen.current));
  const choose = (columns: Partial<TableColumns>) => {
    chosen.current = { name, reply, ...columns };
    void run();
  };
  const options = headings.map((heading, at) => [at, heading] as const);
  return (
    <Grid templateColumns="1fr 1fr" gap="3">
      <FormField label="Names are in">
        <Select
          options={options}
          value={name}
          onChange={({ target }) => choose({ name: Number(target.value) })}
        />
      </FormField>
      <FormField label="Replies are in">
        <Select
          options={[[NO_COLUMN, 'No column'], ...options]}
          value={reply ?? NO_COLUMN}
          onChange={({ target: { value } }) =>
            choose({ reply: Number(value) === NO_COLUMN ? null : Number(value) })
          }
        />
      </FormField>
      <FormError message={problem} />
    </Grid>
  );
}
