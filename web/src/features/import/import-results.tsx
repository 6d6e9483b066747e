import { Stack } from '@chakra-ui/react';
import type { Game, ImportResultsResponse } from '@fives/domain';
import { useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { TextForm } from '../../shared/import/text-form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { ImportsList, useImports } from './imports.tsx';
import { type ImportBody, ResultsPreview } from './results-preview.tsx';

const EXAMPLE = `12/03/2026: Ann, Ben v Cid, Dee 5-3
19/03/2026: Ann, Cid v Ben, Dee 2-2`;

export function ImportResults({ game }: { readonly game: Game }) {
  const [body, setBody] = useState<ImportBody>({ text: '' });
  const [results, setResults] = useState<ImportResultsResponse | null>(null);
  const imports = useImports(game.id);
  const top = useRef<HTMLDivElement>(null);
  const reads = useRef(0);

  /** Drops a late response to an earlier text. */
  const read = async (next: ImportBody) => {
    setBody(next);
    reads.current += 1;
    const number = reads.current;
    const sent = { params: { gameId: game.id }, body: { ...next, dryRun: true } };
    const found = await callApi('importResults', sent);
    if (number === reads.current) setResults(found);
  };
  const finish = () => {
    setBody({ text: '' });
    setResults(null);
    imports.reload();
    top.current?.focus();
  };
  return (
    <Stack ref={top} tabIndex={-1} outline="none" gap="4">
      {results ? (
        <ResultsPreview
          {...{ gameId: game.id, body, results, onRead: read, onSaved: finish }}
          onEdit={() => setResults(null)}
        />
      ) : (
        <SettingsPanel
          title="Import past results"
          help="Bring your history, and everyone's stats start where you left off."
        >
          <TextForm
            label="Your results"
            help="Paste a table, or one game a line: date: names v names score. Nothing is saved yet."
            example={EXAMPLE}
            button="Check results"
            missing="Paste your results first"
            failure="Couldn't read your results"
            text={body.text ?? ''}
            onText={(text) => setBody({ text })}
            onCheck={(text) => read({ text })}
          />
        </SettingsPanel>
      )}
      <ImportsList game={game} {...imports} />
    </Stack>
  );
}
