import { Stack } from '@chakra-ui/react';
import type { Game, ImportResultsResponse } from '@fives/domain';
import { useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportsList } from './imports-list.tsx';
import { ResultsForm } from './results-form.tsx';
import { ResultsPreview } from './results-preview.tsx';
import { useImports } from './use-imports.ts';

interface Checked {
  readonly text: string;
  readonly found: ImportResultsResponse;
}

export function ImportResults({ game }: { readonly game: Game }) {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const imports = useImports(game.id);
  const top = useRef<HTMLDivElement>(null);
  const active = imports.imports?.find(({ state }) => state !== 'DONE');

  const check = async (toRead: string) => {
    const body = { text: toRead, dryRun: true };
    const found = await callApi('importResults', { params: { gameId: game.id }, body });
    setChecked({ text: toRead, found });
  };
  const finish = (importId: string) => {
    setText('');
    setChecked(null);
    imports.watch(importId);
    top.current?.focus();
  };
  return (
    <Stack ref={top} tabIndex={-1} outline="none" gap="4">
      {active && <ImportProgress gameImport={active} undo={imports.undo} />}
      {checked && (
        <ResultsPreview gameId={game.id} {...checked} onSaved={finish} onEdit={() => setChecked(null)} />
      )}
      {!checked && !active && <ResultsForm text={text} onText={setText} onCheck={check} />}
      <ImportsList game={game} {...imports} />
    </Stack>
  );
}
