import { Box, Grid, Input, Text } from '@chakra-ui/react';
import {
  type ImportResponse,
  type ListChange,
  MAX_PLUS_ONES,
  type MatchedEntry,
  type PlayerInstance,
  TEXT_LIMITS,
  textWithin,
  type Uid,
  unclearText,
} from '@fives/domain';
import { WhoIs } from '../../../shared/import/import-preview.tsx';
import { Select } from '../../../ui/form.tsx';
import { SwitchRow } from '../../../ui/settings.tsx';

/** A line of the list, which the organiser can change. */
export interface EditedRow extends Omit<ImportResponse['entries'][number], 'uid'> {
  /** Null for someone new, undefined until the organiser has chosen. */
  readonly uid: Uid | null | undefined;
  readonly isOn: boolean;
  /** Only for a line that was switched off at first. */
  readonly unclear: ImportResponse['unclear'][number] | null;
}

const REPLIES = [
  { label: 'In', status: 'PLAYING', isReserve: false },
  { label: 'Reserve', status: 'PLAYING', isReserve: true },
  { label: 'Out', status: 'NOT_PLAYING', isReserve: false },
  { label: 'No reply', status: 'UNANSWERED', isReserve: false },
] as const;
const REPLY_OPTIONS = REPLIES.map(({ label }) => [label, label] as const);

const PLUS_ONES = Array.from(
  { length: MAX_PLUS_ONES + 1 },
  (_, count) => [count, count === 0 ? 'No +1' : `+${count}`] as const,
);

const EARLIER_REPLY = {
  PLAYING: 'Was playing',
  NOT_PLAYING: 'Was not playing',
  UNANSWERED: 'Had not replied',
} as const;

export function toRows({ entries, unclear }: Pick<ImportResponse, 'entries' | 'unclear'>): EditedRow[] {
  const people = entries.map((entry): EditedRow => {
    const uid = entry.uid ?? (entry.suggestions.length > 0 ? undefined : null);
    return { ...entry, uid, isOn: true, unclear: null };
  });
  const others = unclear.map((line): EditedRow => {
    const name = line.name || textWithin(line.text, TEXT_LIMITS.personName);
    const reply = { status: 'PLAYING', isReserve: false, plusOnes: 0 } as const;
    return { line: line.line, name, ...reply, suggestions: [], uid: null, isOn: false, unclear: line };
  });
  return [...people, ...others];
}

/** Returns the rows that are switched on. */
export function toEntries(rows: readonly EditedRow[]): MatchedEntry[] {
  return rows
    .filter(({ isOn }) => isOn)
    .map(({ line, name, status, isReserve, plusOnes, uid = null }) => ({
      ...{ line, name: name.trim(), status, isReserve, plusOnes, uid },
    }));
}

interface ListRowProps {
  readonly row: EditedRow;
  /** Undefined if saving the row changes nothing. */
  readonly change: ListChange | undefined;
  readonly people: readonly PlayerInstance[];
  readonly onChange: (row: EditedRow) => void;
}

export function ListRow({ row, change, people, onChange }: ListRowProps) {
  const { line, name, uid, isOn, unclear } = row;
  const before = people.find((person) => person.uid === uid);
  const earlier = change?.status && before ? EARLIER_REPLY[before.status] : 'No change';
  const effect = change?.isNew ? 'New' : earlier;
  const detail = isOn ? uid !== undefined && ` · ${effect}` : unclear && `: ${unclearText(unclear.reason)}`;
  return (
    <Box role="group" aria-label={`Line ${line}: ${name}`}>
      <SwitchRow isOn={isOn} onChange={(next) => onChange({ ...row, isOn: next })}>
        {unclear && (
          <Text as="bdi" overflowWrap="anywhere">
            {unclear.text}
          </Text>
        )}
        <Text as="span" display="block" color="fg.muted" fontSize="sm" fontWeight="400" lineHeight="1.375">
          Line {line}
          {detail}
        </Text>
      </SwitchRow>
      {isOn && <RowFields {...{ row, people, onChange }} />}
    </Box>
  );
}

function RowFields({ row, people, onChange }: Omit<ListRowProps, 'change'>) {
  const { name, uid, suggestions, status, isReserve } = row;
  const known = new Map([...suggestions, ...people].map((person) => [person.uid, person.name]));
  // A member without an entry in this game has only a uid.
  if (uid && !known.has(uid)) known.set(uid, name);
  const reply = REPLIES.find((each) => each.status === status && each.isReserve === isReserve);
  const chooseReply = (chosen: string) => {
    const { label: _, ...fields } = REPLIES.find(({ label }) => label === chosen) ?? REPLIES[3];
    onChange({ ...row, ...fields });
  };
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="2">
      <Input
        aria-label="Name"
        maxLength={TEXT_LIMITS.personName}
        value={name}
        onChange={({ target }) => onChange({ ...row, name: target.value })}
      />
      <Select
        aria-label={`Reply of ${name}`}
        options={REPLY_OPTIONS}
        value={reply?.label}
        onChange={({ target }) => chooseReply(target.value)}
      />
      <WhoIs
        aria-label={`Who is ${name}?`}
        people={[...known].map(([uid, name]) => ({ uid, name }))}
        uid={uid}
        onUid={(next) => onChange({ ...row, uid: next })}
      />
      <Select
        aria-label={`Plus-ones of ${name}`}
        options={PLUS_ONES}
        value={row.plusOnes}
        onChange={({ target }) => onChange({ ...row, plusOnes: Number(target.value) })}
      />
    </Grid>
  );
}
