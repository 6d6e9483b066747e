import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type GameId, type ImportResultsResponse, reasonText, unclearResultText } from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useCall } from '../../hooks/use-api-data.ts';
import { useKeyedBody } from '../../hooks/use-keyed-body.ts';
import { UnclearLines } from '../../shared/import/import-group.tsx';
import { undecidedText } from '../../shared/import/undecided-text.ts';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { GamesFound } from './games-found.tsx';
import { type Choices, newNames, toNameChoices, unclearNames } from './name-choices.ts';
import {
  type DateOrder,
  DateOrderQuestion,
  type Duplicates,
  DuplicatesQuestion,
  focusUndecided,
  type ImportBody,
  NameQuestions,
} from './preview-questions.tsx';
import { contentsText, dateQuestionOf, foundText, newPeopleText, totalsText } from './results-text.ts';
import { useResults } from './use-results.ts';

interface ResultsPreviewProps {
  readonly gameId: GameId;
  readonly text: string;
  /** Results before the organiser has chosen anything. */
  readonly found: ImportResultsResponse;
  readonly onSaved: (importId: string) => void;
  readonly onEdit: () => void;
}

export function ResultsPreview({ gameId, text, found, onSaved, onEdit }: ResultsPreviewProps) {
  const [dateOrder, setDateOrder] = useState<DateOrder>();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [duplicates, setDuplicates] = useState<Duplicates>('SKIP');
  const [isSubmitted, setSubmitted] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);

  const dateQuestion = found.dateOrder === 'UNCLEAR' ? dateQuestionOf(found.games) : null;
  const unclear = unclearNames(found);
  const people = toNameChoices(unclear, choices);
  const undecided = unclear.filter(({ name }) => !choices.has(name)).map(({ name }) => name);
  const newPeople = newNames(found, people).filter((name) => !undecided.includes(name));
  const isOrderMissing = dateQuestion !== null && dateOrder === undefined;
  const missing = isOrderMissing ? reasonText({ code: 'DATE_ORDER_UNCLEAR' }) : undecidedText(undecided);
  const answers = { text, people: undecided.length === 0 ? people : [], ...(dateOrder && { dateOrder }) };
  const { results, problem } = useResults(gameId, found, answers);

  const { games, totals } = results;
  const repeated = new Set(results.duplicates);
  const skipped = duplicates === 'SKIP' ? repeated : new Set<number>();
  const added = games.filter(({ line }) => !skipped.has(line)).length;
  const names = new Set(games.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]));
  const keyedBodyOf = useKeyedBody((body: ImportBody) => body);
  const saving = useCall("Couldn't import your results", async () => {
    const keyed = keyedBodyOf({ ...answers, duplicates });
    const { importId } = await callApi('importResults', { params: { gameId }, ...keyed });
    if (importId !== null) onSaved(importId);
  });
  const save = () => {
    setSubmitted(true);
    if (missing === null) void saving.run();
    else focusUndecided(panel.current);
  };
  return (
    <Stack ref={panel} as="section" layerStyle="panel" gap="5" px={{ base: '5', md: '8' }} py="5">
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          Check your results
        </Heading>
        <Text ref={summary} role="status" tabIndex={-1} outline="none">
          {foundText({ games: games.length, people: names.size, added, totals: totals.length })}
        </Text>
        {totals.length > 0 && <Text color="fg.muted">{totalsText(totals.length)}</Text>}
      </Stack>
      {dateQuestion && (
        <DateOrderQuestion question={dateQuestion} chosen={dateOrder} onChoose={setDateOrder} />
      )}
      <NameQuestions
        names={unclear}
        choices={choices}
        onChoose={(name, value) => setChoices(new Map(choices).set(name, value))}
      />
      {newPeople.length > 0 && <Text overflowWrap="anywhere">{newPeopleText(newPeople)}</Text>}
      {repeated.size > 0 && (
        <DuplicatesQuestion games={repeated.size} chosen={duplicates} onChoose={setDuplicates} />
      )}
      <UnclearLines unclear={results.unclear} textOf={unclearResultText} />
      {games.length > 0 && <GamesFound games={games} skipped={skipped} />}
      <Stack gap="3">
        <FormError message={(isSubmitted ? missing : null) ?? saving.problem ?? problem} />
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
          {added + totals.length > 0 && (
            <SubmitButton isBusy={saving.isBusy} onClick={save}>
              Import {contentsText({ games: added, totals: totals.length })}
            </SubmitButton>
          )}
          <Button size="lg" variant="outline" onClick={onEdit}>
            Edit text
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
