import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import {
  type Column,
  formatInZone,
  type GameImportResponse,
  type ImportResultsResponse,
  plural,
  type Team,
  unclearResultText,
} from '@fives/domain';
import { useState } from 'react';
import { ImportGroup } from '../../shared/import/import-group.tsx';
import { Select, SubmitButton } from '../../ui/form.tsx';

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

type Contents = Pick<GameImportResponse, 'games' | 'totals'>;

/** Returns text such as '42 games and totals of 3 people'. */
export function contentsText({ games, totals }: Contents): string {
  const people = totals === 1 ? '1 person' : `${totals} people`;
  const parts = [games > 0 && plural(games, 'game'), totals > 0 && `totals of ${people}`];
  return parts.filter(Boolean).join(' and ') || 'no games';
}

/** @param added games and totals that an import would add */
export function foundText(found: Contents, added: Contents): string {
  if (found.games + found.totals === 0) return "We couldn't find any games.";
  if (added.games + added.totals > 0) return `We found ${contentsText(found)}. Nothing is saved yet.`;
  return `We found ${contentsText(found)}. ${found.games === 1 ? "It's" : "They're all"} here already.`;
}

/** Returns the progress of a running import or undo. */
export function progressText({ state, games, totals, created }: GameImportResponse): string {
  if (state === 'UNDOING') return `Removing ${contentsText({ games, totals })}…`;
  return created >= games ? 'Updating the table…' : `${created} of ${plural(games, 'game')} imported`;
}

function scoreText({ winningTeam, teamAGoals, teamBGoals }: FoundGame): string {
  if (teamAGoals !== null && teamBGoals !== null) return `${teamAGoals}–${teamBGoals}`;
  return { TEAM_A: 'First team won', TEAM_B: 'Second team won', DRAW: 'Draw' }[winningTeam];
}

/** @param date YYYY-MM-DD */
export function dayText(date: string): string {
  return formatInZone(new Date(`${date}T12:00Z`), 'UTC', 'EEE d MMM yyyy');
}

const COLUMN_LABELS: readonly (readonly [Column, string])[] = [
  ['NONE', 'Not used'],
  ['DATE', 'Date'],
  ['TEAM_A', 'Team A'],
  ['TEAM_B', 'Team B'],
  ['PLAYER', 'One player'],
  ['TEAM', "Player's team"],
  ['OUTCOME', 'Won, drew or lost'],
  ['GOALS_A', 'Goals A or score'],
  ['GOALS_B', 'Goals B'],
  ['WINNER', 'Winner'],
  ['PLAYED', 'Games played'],
  ['WON', 'Games won'],
  ['DRAWN', 'Games drawn'],
  ['LOST', 'Games lost'],
  ['POINTS', 'Points'],
];

interface ColumnsStepProps extends Pick<ImportResultsResponse, 'columns' | 'rows'> {
  readonly onChange: (columns: Column[]) => void;
}

export function ColumnsStep({ columns, rows, onChange }: ColumnsStepProps) {
  const [titles = [], ...samples] = rows;
  const change = (at: number, chosen: string) => {
    const column = COLUMN_LABELS.find(([value]) => value === chosen)?.[0] ?? 'NONE';
    onChange(columns.map((each, position) => (position === at ? column : each)));
  };
  return (
    <Stack as="section" gap="2" aria-label="Columns">
      <Text fontWeight="600" color="fg.muted">
        What is in each column?
      </Text>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
        <Flex as="label" key={at} wrap="wrap" align="center" columnGap="2">
          <Box flex="1 1 5rem" overflowWrap="anywhere">
            <Text fontWeight="600">{titles[at] || `Column ${at + 1}`}</Text>
            <Text color="fg.muted" fontSize="sm" truncate>
              {samples.find((cells) => cells[at])?.[at]}
            </Text>
          </Box>
          <Box flex="1 1 10rem">
            <Select
              options={COLUMN_LABELS}
              value={column}
              onChange={({ target }) => change(at, target.value)}
            />
          </Box>
        </Flex>
      ))}
    </Stack>
  );
}
