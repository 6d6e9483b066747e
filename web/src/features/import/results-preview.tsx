import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import {
  type ApiContract,
  type GameId,
  type ImportResultsResponse,
  type NameChoice,
  plural,
  reasonText,
  type Sent,
} from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useCall, useKeyedBody } from '../../hooks/use-api.ts';
import { ImportGroup } from '../../shared/import/import-group.tsx';
import { FormError, FormField, Select, SubmitButton } from '../../ui/form.tsx';
import { ColumnsStep, contentsText, dayText, foundText, GameRow, OddRows } from './results-parts.tsx';

export type ImportBody = Sent<ApiContract['importResults']>['body'];
type FoundPerson = ImportResultsResponse['people'][number];

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
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [duplicates, setDuplicates] = useState<'SKIP' | 'ADD'>('SKIP');
  const [isSubmitted, setSubmitted] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const reading = useCall("Couldn't read your results", onRead);
  const keyedBodyOf = useKeyedBody((toSave: ImportBody) => toSave);
  const saving = useCall("Couldn't import your results", async () => {
    await callApi('importResults', { params: { gameId }, ...keyedBodyOf({ ...body, duplicates }) });
    onSaved();
  });

  const similar = people.filter(({ suggestions }) => suggestions.length > 0);
  const isNew = ({ name, suggestions }: FoundPerson) =>
    suggestions.length === 0 || chosen.get(name) === NEW_PERSON;
  const newPeople = people.filter((person) => person.uid === null && isNew(person));
  const undecided = similar.find(({ name }) => !chosen.has(name));
  const isUnclear = results.dateOrder === 'UNCLEAR';
  const missing = isUnclear
    ? reasonText({ code: 'DATE_ORDER_UNCLEAR' })
    : undecided && `Choose who ${undecided.name} is`;
  const skipped = new Set(duplicates === 'SKIP' ? results.duplicates : []);
  const added = { games: games.filter(({ line }) => !skipped.has(line)).length, totals: totals.length };

  const choosePerson = (name: string, value: string) => {
    const next = new Map(chosen).set(name, value);
    setChosen(next);
    void reading.run({
      ...body,
      people: similar.flatMap((person) => toChoice(person, next.get(person.name))),
    });
  };
  const save = () => {
    setSubmitted(true);
    if (missing) panel.current?.querySelector<HTMLElement>('[data-undecided]')?.focus();
    else void saving.run();
  };
  return (
    <Stack ref={panel} as="section" layerStyle="panel" gap="5" px={{ base: '5', md: '8' }} py="5">
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          Check your results
        </Heading>
        <Text ref={summary} role="status" tabIndex={-1} outline="none">
          {foundText({ games: games.length, totals: totals.length }, added)}
        </Text>
      </Stack>
      {results.columns.length > 0 && (
        <ColumnsStep {...results} onChange={(columns) => void reading.run({ ...body, columns })} />
      )}
      {(isUnclear || body.dateOrder) && (
        <FormField
          label="Which comes first in your dates?"
          help={games[0] && `The first game is then on ${dayText(games[0].date)}.`}
        >
          <Select
            options={[...(isUnclear ? CHOOSE : []), ['DMY', 'Day'], ['MDY', 'Month']]}
            value={body.dateOrder ?? ''}
            {...undecidedWhen(isUnclear)}
            onChange={({ target }) =>
              void reading.run({ ...body, dateOrder: target.value === 'MDY' ? 'MDY' : 'DMY' })
            }
          />
        </FormField>
      )}
      <ImportGroup label="Names to check" rows={similar} max={similar.length}>
        {(person) => (
          <FormField label={`Who is ${person.name}?`}>
            <Select
              options={[...(chosen.has(person.name) ? [] : CHOOSE), ...optionsFor(person)]}
              value={chosen.get(person.name) ?? '?'}
              {...undecidedWhen(!chosen.has(person.name))}
              onChange={({ target }) => choosePerson(person.name, target.value)}
            />
          </FormField>
        )}
      </ImportGroup>
      {newPeople.length > 0 && (
        <Text overflowWrap="anywhere" lineClamp="4">
          {newPeople.length === 1 ? '1 new person' : `${newPeople.length} new people`}:{' '}
          {newPeople.map(({ name }) => name).join(', ')}
        </Text>
      )}
      {results.duplicates.length > 0 && (
        <FormField label={`${plural(results.duplicates.length, 'game')} already here, or in the text twice`}>
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
        onCorrect={(text) => void reading.run({ ...body, text })}
      />
      <ImportGroup label="Games" rows={games}>
        {(game) => <GameRow game={game} isSkipped={skipped.has(game.line)} />}
      </ImportGroup>
      <ImportGroup label="Starting table" rows={totals}>
        {({ name, played, won, drawn, lost }) => (
          <Text>
            <bdi>{name}</bdi>: {played} played, {won} won, {drawn} drawn, {lost} lost
          </Text>
        )}
      </ImportGroup>
      <FormError message={(isSubmitted && missing) || (saving.problem ?? reading.problem)} />
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
        {added.games + added.totals > 0 && (
          <SubmitButton isBusy={saving.isBusy} onClick={save}>
            Import {contentsText(added)}
          </SubmitButton>
        )}
        <Button size="lg" variant="outline" onClick={onEdit}>
          Edit text
        </Button>
      </Stack>
    </Stack>
  );
}

const CHOOSE = [['?', 'Choose…']] as const;
const NEW_PERSON = '';

function undecidedWhen(isUndecided: boolean) {
  return isUndecided ? { 'data-undecided': '' } : {};
}

/** The value is a uid, or another name of the text. */
function optionsFor({ suggestions }: FoundPerson) {
  const options = suggestions.map(({ uid, name }) => [uid ?? `name ${name}`, name] as const);
  return [...options, [NEW_PERSON, 'Someone new'] as const];
}

function toChoice({ name, suggestions }: FoundPerson, value: string | undefined): NameChoice[] {
  const person = suggestions.find(({ uid, name: other }) => (uid ?? `name ${other}`) === value);
  if (person === undefined) return [];
  return person.uid === null ? [{ name, sameAs: person.name }] : [{ name, uid: person.uid }];
}
