import { Stack } from '@chakra-ui/react';
import { type Column, type Game, maxResultsBytes } from '@fives/domain';
import { useRef, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { TextForm } from '../../shared/import/text-form.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportsList } from './imports-list.tsx';
import { type Checked, ResultsPreview } from './results-preview.tsx';
import { useImports } from './use-imports.ts';

const EXAMPLE = `12/03/2026: Ann, Ben v Cid, Dee 5-3
19/03/2026: Ann, Cid v Ben, Dee 2-2`;

export function ImportResults({ game }: { readonly game: Game }) {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const imports = useImports(game.id);
  const top = useRef<HTMLDivElement>(null);
  const active = imports.imports?.find(({ state }) => state !== 'DONE');

  const check = async (toRead: string, columns?: readonly Column[]) => {
    const body = { text: toRead, dryRun: true, ...(columns && { columns: [...columns] }) };
    const found = await callApi('importResults', { params: { gameId: game.id }, body });
    setText(toRead);
    setChecked({ text: toRead, columns, found });
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
        <ResultsPreview
          gameId={game.id}
          checked={checked}
          onRead={check}
          onSaved={finish}
          onEdit={() => setChecked(null)}
        />
      )}
      {!checked && !active && (
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
            {...{ text, onText: setText, onCheck: check, maxBytes: maxResultsBytes }}
          />
        </SettingsPanel>
      )}
      <ImportsList game={game} {...imports} />
    </Stack>
  );
}
