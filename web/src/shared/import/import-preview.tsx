import { Box, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import type { Column, Named, Uid } from '@fives/domain';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormError, Select, type SelectProps, SubmitButton } from '../../ui/form.tsx';

interface ImportPreviewProps {
  readonly summary: string;
  /** Question that is open, or null. Its field has the property `data-undecided`. */
  readonly missing: string | null;
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** Null if nothing can be saved. */
  readonly saveLabel: string | null;
  readonly onSave: () => void;
  readonly onEdit: () => void;
  readonly Body?: ComponentType<{ readonly children: ReactNode }>;
  readonly Footer?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

/** Shows what was read, and saves it once no question is open. */
export function ImportPreview({
  summary,
  missing,
  problem,
  isBusy,
  saveLabel,
  onSave,
  onEdit,
  Body = Stack,
  Footer = Stack,
  children,
}: ImportPreviewProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  const save = () => {
    setSubmitted(true);
    if (missing) body.current?.querySelector<HTMLElement>('[data-undecided]')?.focus();
    else onSave();
  };
  return (
    <>
      <Body>
        <Stack ref={body} gap="5">
          <Text ref={text} role="status" tabIndex={-1} outline="none">
            {summary}
          </Text>
          {children}
        </Stack>
      </Body>
      <Footer>
        <Stack gap="3" width="full">
          <FormError message={(isSubmitted && missing) || problem} />
          {saveLabel !== null && (
            <SubmitButton isBusy={isBusy} onClick={save}>
              {saveLabel}
            </SubmitButton>
          )}
          <Button size="lg" variant="outline" onClick={onEdit}>
            Edit text
          </Button>
        </Stack>
      </Footer>
    </>
  );
}

interface ImportGroupProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Number of rows before the organiser asks for all. */
  readonly max?: number;
  readonly children: (row: Row) => ReactNode;
}

export function ImportGroup<Row>({ label, rows, max = 20, children }: ImportGroupProps<Row>) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? rows : rows.slice(0, max);
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={label}>
      <Text fontWeight="600" color="fg.muted">
        {label} ({rows.length})
      </Text>
      <List.Root listStyle="none" gap="3">
        {shown.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order.
          <List.Item key={at}>{children(row)}</List.Item>
        ))}
      </List.Root>
      {shown.length < rows.length && (
        <Button variant="outline" alignSelf="start" onClick={() => setAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </Stack>
  );
}

interface ColumnsStepProps {
  /** Empty if the text is no table. */
  readonly columns: readonly Column[];
  /** Titles and first rows. */
  readonly rows: readonly (readonly string[])[];
  readonly options: readonly (readonly [Column, string])[];
  readonly isOpen: boolean;
  readonly onChange: (columns: Column[]) => void;
}

export function ColumnsStep({ columns, rows, options, isOpen, onChange }: ColumnsStepProps) {
  const [titles = [], ...samples] = rows;
  const change = (at: number, chosen: string) =>
    onChange(columns.with(at, options.find(([column]) => column === chosen)?.[0] ?? 'NONE'));
  if (columns.length === 0) return null;
  return (
    <details open={isOpen}>
      <Text as="summary" fontWeight="600" color="fg.muted" minH="touch">
        What is in each column?
      </Text>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
        <Flex as="label" key={at} wrap="wrap" align="center" columnGap="2" pb="2">
          <Box flex="1 1 5rem" overflowWrap="anywhere">
            <Text fontWeight="600">{titles[at] || `Column ${at + 1}`}</Text>
            <Text color="fg.muted" fontSize="sm" truncate>
              {samples.find((cells) => cells[at])?.[at]}
            </Text>
          </Box>
          <Box flex="1 1 10rem">
            <Select options={options} value={column} onChange={({ target }) => change(at, target.value)} />
          </Box>
        </Flex>
      ))}
    </details>
  );
}

interface WhoIsProps extends Omit<SelectProps, 'options' | 'value' | 'onChange'> {
  readonly people: readonly Named[];
  /** Null for someone new, undefined until the organiser has chosen. */
  readonly uid: Uid | null | undefined;
  readonly onUid: (uid: Uid | null) => void;
}

export function WhoIs({ people, uid, onUid, ...props }: WhoIsProps) {
  const isOpen = uid === undefined;
  return (
    <Select
      {...props}
      {...(isOpen && { 'data-undecided': '' })}
      options={[
        ...(isOpen ? [['?', 'Choose…'] as const] : []),
        ['', 'Someone new'],
        ...people.map((person) => [person.uid, person.name] as const),
      ]}
      value={isOpen ? '?' : (uid ?? '')}
      onChange={({ target }) => onUid(target.value === '' ? null : target.value)}
    />
  );
}
