import { Box, Button, Input, List, Text } from '@chakra-ui/react';
import { type ImportResultsResponse, unclearResultText } from '@fives/domain';
import { useState } from 'react';
import { ImportGroup } from '../../shared/import/import-group.tsx';
import { isCorrectable, replaceLines } from './results-text.ts';

const SHOWN_AT_FIRST = 20;

interface OddRowsProps extends Pick<ImportResultsResponse, 'unclear'> {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onCorrect: (text: string) => void;
}

/** Rows that are not imported. The organiser can correct them, or leave them out. */
export function OddRows({ unclear, text, isBusy, onCorrect }: OddRowsProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, string>>(new Map());
  const [isAll, setAll] = useState(false);
  const lines = text.split(/\r\n|\r|\n/);
  const rest = unclear.length - SHOWN_AT_FIRST;
  const correct = () => {
    onCorrect(replaceLines(text, changed));
    setChanged(new Map());
  };
  return (
    <ImportGroup label="Left out" count={unclear.length}>
      {unclear.slice(0, isAll ? unclear.length : SHOWN_AT_FIRST).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several rows can have one line.
        <List.Item key={`${row.line} ${at}`}>
          <Text color="fg.muted" fontSize="sm">
            Line {row.line}: {unclearResultText(row.reason)}
          </Text>
          {isCorrectable(row, text) ? (
            <Input
              aria-label={`Line ${row.line}`}
              value={changed.get(row.line) ?? lines[row.line - 1] ?? ''}
              onChange={({ target }) => setChanged(new Map(changed).set(row.line, target.value))}
            />
          ) : (
            <Text as="bdi" overflowWrap="anywhere" whiteSpace="pre-line">
              {row.text}
            </Text>
          )}
        </List.Item>
      ))}
      {rest > 0 && !isAll && (
        <List.Item>
          <Button variant="outline" onClick={() => setAll(true)}>
            Show {rest.toLocaleString('en-GB')} more
          </Button>
        </List.Item>
      )}
      {changed.size > 0 && (
        <Box asChild>
          <li>
            <Button variant="outline" loading={isBusy} onClick={correct}>
              Read again
            </Button>
          </li>
        </Box>
      )}
    </ImportGroup>
  );
}
