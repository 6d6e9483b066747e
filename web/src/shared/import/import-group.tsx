import { List, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PersonName } from '../../ui/person.tsx';

interface ImportGroupProps {
  readonly label: string;
  readonly count: number;
  /** Elements of a list. */
  readonly children: ReactNode;
}

export function ImportGroup({ label, count, children }: ImportGroupProps) {
  if (count === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={label}>
      <Text fontWeight="600" color="fg.muted">
        {label} ({count.toLocaleString('en-GB')})
      </Text>
      <List.Root listStyle="none" gap="3">
        {children}
      </List.Root>
    </Stack>
  );
}

/** Maximum number of unclear lines to show. A chat can have thousands. */
const MAX_UNCLEAR_LINES = 20;

interface UnclearLinesProps<R> {
  readonly unclear: readonly { readonly line: number; readonly text: string; readonly reason: R }[];
  readonly textOf: (reason: R) => string;
}

export function UnclearLines<R>({ unclear, textOf }: UnclearLinesProps<R>) {
  const rest = unclear.length - MAX_UNCLEAR_LINES;
  return (
    <ImportGroup label="Left out" count={unclear.length}>
      {unclear.slice(0, MAX_UNCLEAR_LINES).map(({ line, text, reason }) => (
        <List.Item key={`${line} ${reason} ${text}`}>
          <PersonName name={text} />
          <Text color="fg.muted" fontSize="sm">
            Line {line}: {textOf(reason)}
          </Text>
        </List.Item>
      ))}
      {rest > 0 && <List.Item color="fg.muted">And {rest.toLocaleString('en-GB')} more</List.Item>}
    </ImportGroup>
  );
}
