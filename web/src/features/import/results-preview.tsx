import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type Column, type GameId, type ImportResultsResponse, reasonText } from '@fives/domain';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useCall, useKeyedBody } from '../../hooks/use-api.ts';
import { undecidedText } from '../../shared/import/undecided-text.ts';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { GamesFound } from './games-found.tsx';
import { type Choices, newNames, toNameChoices, unclearNames } from './name-choices.ts';
import { OddRows } from './odd-rows.tsx';
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

export interface Checked {
  readonly text: string;
  /** Undefined until the organiser changes a column. */
  readonly columns?: readonly Column[] | undefined;
  readonly found: ImportResultsResponse;
}

interface ResultsPreviewProps {
  readonly gameId: GameId;
  /** Results before the organiser has answered a question. */
  readonly checked: Checked;
  readonly onRead: (text: string, columns?: readonly Column[]) => Promise<void>;
  readonly onSaved: (importId: string) => void;
  readonly onEdit: () => void;
}

export function ResultsPreview({ gameId, checked, onRead, onSaved, onEdit }: ResultsPreviewProps) {
  const { text, columns, found } = checked;
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
  const answers = {
    text,
    people: undecided.length === 0 ? people : [],
    ...(columns && { columns: [...columns] }),
    ...(dateOrder && { dateOrder }),
  };
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
  const toRead = useRef(checked as Pick<Checked, 'text' | 'columns'>);
  const reading = useCall("Couldn't read your results", () =>
    onRead(toRead.current.text, toRead.current.columns),
  );
  const readAgain = (next: Pick<Checked, 'text' | 'columns'>) => {
    toRead.current = next;
    void reading.run();
  };
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
      {found.columns.length > 0 && (
        <ColumnsStep
          columns={found.columns}
          rows={found.rows}
          isBusy={reading.isBusy}
          onChange={(next) => readAgain({ text, columns: next })}
        />
      )}
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
      <OddRows
        unclear={results.unclear}
        text={text}
        isBusy={reading.isBusy}
        onCorrect={(next) => readAgain({ text: next, columns })}
      />
      {games.length > 0 && <GamesFound games={games} skipped={skipped} />}
      <Stack gap="3">
        <FormError message={(isSubmitted ? missing : null) ?? saving.problem ?? reading.problem ?? problem} />
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
