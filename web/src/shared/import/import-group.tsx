import { Button, List, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';

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
