import { Heading, Input, Stack, Text } from '@chakra-ui/react';
import {
  type ApiContract,
  type Column,
  formatInZone,
  type GameId,
  type ImportResultsResponse,
  plural,
  reasonText,
  type Sent,
  type Uid,
  unclearText,
} from '@fives/domain';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useCall, useKeyedBody } from '../../hooks/use-api.ts';
import { ColumnsStep, ImportGroup, ImportPreview, WhoIs } from '../../shared/import/import-preview.tsx';
import { FormField, Select, SubmitButton } from '../../ui/form.tsx';
import { contentsText } from './imports.tsx';

export type ImportBody = Sent<ApiContract['importResults']>['body'];

const COLUMN_OPTIONS: readonly (readonly [Column, string])[] = [
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

interface ResultsPreviewProps {
  readonly gameId: GameId;
  readonly body: ImportBody;
  readonly results: ImportResultsResponse;
  /** Reads the text again with other answers. */
  readonly onRead: (body: ImportBody) => Promise<void>;
  readonly onSaved: () => void;
  readonly onEdit: () => void;
}

export function ResultsPreview({ gameId, body, results, onRead, onSaved, onEdit }: ResultsPreviewProps) {
  const { games, totals, people, unclear } = results;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Uid | null>>(new Map());
  const [duplicates, setDuplicates] = useState<'SKIP' | 'ADD'>('SKIP');
  const reading = useCall("Couldn't read your results", onRead);
  const keyedBodyOf = useKeyedBody((toSave: ImportBody) => toSave);
  const saving = useCall("Couldn't import your results", async () => {
    await callApi('importResults', { params: { gameId }, ...keyedBodyOf({ ...body, duplicates }) });
    onSaved();
  });

  const similar = people.filter(({ suggestions }) => suggestions.length > 0);
  const newNames = people
    .filter(
      ({ name, uid, suggestions }) => uid === null && (suggestions.length === 0 || chosen.get(name) === null),
    )
    .map(({ name }) => name);
  const undecided = similar.find(({ name }) => !chosen.has(name));
  const isUnclear = results.dateOrder === 'UNCLEAR';
  const skipped = new Set(duplicates === 'SKIP' ? results.duplicates : []);
  const found = contentsText({ games: games.length, totals: totals.length });
  const added = { games: games.filter(({ line }) => !skipped.has(line)).length, totals: totals.length };
  const isAny = added.games + added.totals > 0;

  const read = (change: ImportBody) => void reading.run({ ...body, ...change });
  const choosePerson = (name: string, uid: Uid | null) => {
    const next = new Map(chosen).set(name, uid);
    setChosen(next);
    read({ people: [...next].flatMap(([name, uid]) => (uid === null ? [] : { name, uid })) });
  };
  return (
    <Stack as="section" layerStyle="panel" gap="5" px={{ base: '5', md: '8' }} py="5">
      <Heading as="h2" textStyle="title">
        Check your results
      </Heading>
      <ImportPreview
        summary={`We found ${found}. ${isAny ? 'Nothing is saved yet.' : "There's nothing to add."}`}
        missing={
          isUnclear
            ? reasonText({ code: 'DATE_ORDER_UNCLEAR' })
            : undecided
              ? `Choose who ${undecided.name} is`
              : null
        }
        problem={saving.problem ?? reading.problem}
        isBusy={saving.isBusy}
        saveLabel={isAny ? `Import ${contentsText(added)}` : null}
        onSave={() => void saving.run()}
        onEdit={onEdit}
      >
        <ColumnsStep {...results} isOpen options={COLUMN_OPTIONS} onChange={(columns) => read({ columns })} />
        {(isUnclear || body.dateOrder) && (
          <FormField
            label="Which comes first in your dates?"
            help={games[0] && `The first game is then on ${dayText(games[0].date)}.`}
          >
            <Select
              options={[...(isUnclear ? [['', 'Choose…'] as const] : []), ['DMY', 'Day'], ['MDY', 'Month']]}
              value={body.dateOrder ?? ''}
              {...(isUnclear && { 'data-undecided': '' })}
              onChange={({ target }) => read({ dateOrder: target.value === 'MDY' ? 'MDY' : 'DMY' })}
            />
          </FormField>
        )}
        <ImportGroup label="Names to check" rows={similar} max={similar.length}>
          {({ name, suggestions }) => (
            <FormField label={`Who is ${name}?`}>
              <WhoIs people={suggestions} uid={chosen.get(name)} onUid={(uid) => choosePerson(name, uid)} />
            </FormField>
          )}
        </ImportGroup>
        {newNames.length > 0 && (
          <Text overflowWrap="anywhere" lineClamp="4">
            {newNames.length === 1 ? '1 new person' : `${newNames.length} new people`}: {newNames.join(', ')}
          </Text>
        )}
        {results.duplicates.length > 0 && (
          <FormField
            label={`${plural(results.duplicates.length, 'game')} already here, or in the text twice`}
          >
            <Select
              options={[
                ['SKIP', 'Skip'],
                ['ADD', 'Add again'],
              ]}
              value={duplicates}
              onChange={({ target }) => setDuplicates(target.value === 'ADD' ? 'ADD' : 'SKIP')}
            />
          </FormField>
        )}
        <OddRows
          {...{ unclear, text: body.text ?? '', isBusy: reading.isBusy }}
          onCorrect={(text) => read({ text })}
        />
        <ImportGroup label="Games" rows={games}>
          {(game) => (
            <Text overflowWrap="anywhere">
              {gameText(game)}
              {skipped.has(game.line) && ' (skipped)'}
            </Text>
          )}
        </ImportGroup>
        <ImportGroup label="Starting table" rows={totals}>
          {({ name, played, won, drawn, lost }) => (
            <Text>
              <bdi>{name}</bdi>: {played} played, {won} won, {drawn} drawn, {lost} lost
            </Text>
          )}
        </ImportGroup>
      </ImportPreview>
    </Stack>
  );
}

interface OddRowsProps extends Pick<ImportResultsResponse, 'unclear'> {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onCorrect: (text: string) => void;
}

/** Rows that are not imported. The organiser can correct them, or leave them out. */
function OddRows({ unclear, text, isBusy, onCorrect }: OddRowsProps) {
  const [edited, setEdited] = useState<string[] | null>(null);
  const isExport = text.trimStart().startsWith('{');
  const lines = edited ?? text.split(/\r\n|\r|\n/);
  const correct = () => {
    onCorrect(lines.join('\n'));
    setEdited(null);
  };
  return (
    <>
      <ImportGroup label="Left out" rows={unclear}>
        {({ line, text: row, reason }) => (
          <>
            <Text color="fg.muted" fontSize="sm">
              Line {line}: {unclearText(reason)}
            </Text>
            {isExport || row.includes('\n') ? (
              <Text as="bdi" overflowWrap="anywhere" whiteSpace="pre-line">
                {row}
              </Text>
            ) : (
              <Input
                aria-label={`Line ${line}`}
                value={lines[line - 1] ?? ''}
                onChange={({ target }) => setEdited(lines.with(line - 1, target.value))}
              />
            )}
          </>
        )}
      </ImportGroup>
      {edited && (
        <SubmitButton variant="outline" isBusy={isBusy} onClick={correct}>
          Read again
        </SubmitButton>
      )}
    </>
  );
}

function gameText({
  date,
  teamA,
  teamB,
  winningTeam,
  teamAGoals,
  teamBGoals,
}: ImportResultsResponse['games'][number]) {
  const winner = { TEAM_A: 'first team won', TEAM_B: 'second team won', DRAW: 'draw' }[winningTeam];
  const result = teamAGoals === null ? winner : `${teamAGoals}–${teamBGoals}`;
  return `${dayText(date)}: ${teamA.join(', ')} v ${teamB.join(', ')}, ${result}`;
}

/** @param date YYYY-MM-DD */
function dayText(date: string): string {
  return formatInZone(new Date(`${date}T12:00Z`), 'UTC', 'EEE d MMM yyyy');
}
