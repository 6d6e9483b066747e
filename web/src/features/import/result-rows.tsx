import { Flex, Input, Text } from '@chakra-ui/react';
import { type ImportResultsResponse, type Team, unclearResultText } from '@fives/domain';
import { useState } from 'react';
import { ImportGroup } from '../../shared/import/import-group.tsx';
import { SubmitButton } from '../../ui/form.tsx';
import { dayText, scoreText } from './results-text.ts';

/** Longer rows are corrected in the text. */
const MAX_ROW_LENGTH = 1_000;
const LINE_BREAK = /\r\n|\r|\n/;

interface OddRowsProps extends Pick<ImportResultsResponse, 'unclear'> {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onCorrect: (text: string) => void;
}

/** Rows that are not imported. The organiser can correct them, or leave them out. */
export function OddRows({ unclear, text, isBusy, onCorrect }: OddRowsProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, string>>(new Map());
  const isExport = text.trimStart().startsWith('{');
  const lines = text.split(LINE_BREAK);
  const lineOf = (line: number) => changed.get(line) ?? lines[line - 1] ?? '';
  const isOneLine = (row: string) => !isExport && row.length <= MAX_ROW_LENGTH && !LINE_BREAK.test(row);
  const correct = () => {
    onCorrect(lines.map((_, at) => lineOf(at + 1)).join('\n'));
    setChanged(new Map());
  };
  return (
    <>
      <ImportGroup label="Left out" rows={unclear}>
        {({ line, text: row, reason }) => (
          <>
            <Text color="fg.muted" fontSize="sm">
              Line {line}: {unclearResultText(reason)}
            </Text>
            {isOneLine(row) ? (
              <Input
                aria-label={`Line ${line}`}
                value={lineOf(line)}
                onChange={({ target }) => setChanged(new Map(changed).set(line, target.value))}
              />
            ) : (
              <Text as="bdi" overflowWrap="anywhere" whiteSpace="pre-line">
                {row}
              </Text>
            )}
          </>
        )}
      </ImportGroup>
      {changed.size > 0 && (
        <SubmitButton variant="outline" isBusy={isBusy} onClick={correct}>
          Read again
        </SubmitButton>
      )}
    </>
  );
}

type FoundGame = ImportResultsResponse['games'][number];

export function GameRow({ game, isSkipped }: { readonly game: FoundGame; readonly isSkipped: boolean }) {
  const names = (team: Team, players: readonly string[]) => (
    <Text as="bdi" {...(game.winningTeam === team && { fontWeight: '600' })}>
      {players.join(', ')}
    </Text>
  );
  return (
    <>
      <Flex justify="space-between" wrap="wrap" columnGap="3" color="fg.muted" fontSize="sm">
        <Text>
          {dayText(game.date)}
          {isSkipped && ' · skipped'}
        </Text>
        <Text fontWeight="600" fontVariantNumeric="tabular-nums">
          {scoreText(game)}
        </Text>
      </Flex>
      <Text overflowWrap="anywhere" {...(isSkipped && { color: 'fg.muted' })}>
        {names('TEAM_A', game.teamA)} v {names('TEAM_B', game.teamB)}
      </Text>
    </>
  );
}
