import { Box, Grid, Input, Text } from '@chakra-ui/react';
import { MAX_PLUS_ONES, unclearText } from '@fives/domain';
import { Select } from '../../../ui/form.tsx';
import { SwitchRow } from '../../../ui/settings.tsx';
import type { InstanceView } from '../instance-view.ts';
import { type EditedRow, REPLY_OPTIONS, replyOf, withReply } from './list-rows.ts';

const PLUS_ONES = Array.from(
  { length: MAX_PLUS_ONES + 1 },
  (_, count) => [count, count === 0 ? 'No +1' : `+${count}`] as const,
);

interface ListRowProps {
  readonly row: EditedRow;
  /** Text such as 'New' or 'Was playing'. */
  readonly effect: string;
  readonly people: InstanceView['people'];
  readonly onChange: (row: EditedRow) => void;
}

export function ListRow({ row, effect, people, onChange }: ListRowProps) {
  const { line, name, isOn, unclear } = row;
  const label = `Line ${line}`;
  return (
    <Box role="group" aria-label={`${label}: ${name}`}>
      <SwitchRow isOn={isOn} onChange={(next) => onChange({ ...row, isOn: next })}>
        {unclear && (
          <Text as="bdi" overflowWrap="anywhere">
            {unclear.text}
          </Text>
        )}
        <Text as="span" display="block" color="fg.muted" fontSize="sm" fontWeight="400" lineHeight="1.375">
          {label}
          {unclear && !isOn && `: ${unclearText(unclear.reason)}`}
          {isOn && effect && ` · ${effect}`}
        </Text>
      </SwitchRow>
      {isOn && <RowFields {...{ row, people, onChange }} />}
    </Box>
  );
}

function RowFields({ row, people, onChange }: Omit<ListRowProps, 'effect'>) {
  const { name, uid, suggestions } = row;
  const suggested = suggestions.map((person) => person.uid);
  const others = (people ?? []).filter((person) => !suggested.includes(person.uid));
  const known = [...suggestions, ...others].map((person) => [person.uid, person.name] as const);
  // A member without an entry in this game has only a uid.
  const own = uid && !known.some(([each]) => each === uid) ? [[uid, name] as const] : [];
  const undecided = uid === undefined ? ([['?', 'Choose…']] as const) : [];
  return (
    <Grid templateColumns="minmax(0, 1fr) 8rem" gap="2">
      <Input
        aria-label="Name"
        maxLength={60}
        value={name}
        onChange={({ target }) => onChange({ ...row, name: target.value })}
      />
      <Select
        aria-label={`Reply of ${name}`}
        options={REPLY_OPTIONS}
        value={replyOf(row)}
        onChange={({ target }) => onChange(withReply(row, target.value))}
      />
      <Select
        aria-label={`Who is ${name}?`}
        options={[...undecided, ['', 'Someone new'], ...own, ...known]}
        value={uid === undefined ? '?' : (uid ?? '')}
        {...(uid === undefined && { 'data-undecided': '' })}
        onChange={({ target }) => onChange({ ...row, uid: target.value === '' ? null : target.value })}
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
