import { Stack, Text } from '@chakra-ui/react';
import type { GameImportResponse } from '@fives/domain';
import { useId } from 'react';
import { useCall } from '../../hooks/use-api.ts';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SettingsPanel } from '../../ui/settings.tsx';
import { progressText } from './results-text.ts';
import type { Imports } from './use-imports.ts';

interface ImportProgressProps extends Pick<Imports, 'undo'> {
  readonly gameImport: GameImportResponse;
}

/** Always offers an undo, because the server may have failed to start the import or its undo. */
export function ImportProgress({ gameImport, undo }: ImportProgressProps) {
  const { _id: id, state, games, created } = gameImport;
  const labelId = useId();
  const isUndo = state === 'UNDOING';
  const percent = isUndo || games === 0 ? null : Math.round((100 * created) / games);
  const { run, isBusy, problem } = useCall("Couldn't undo the import", () => undo(id));
  return (
    <SettingsPanel
      title={isUndo ? 'Undoing your import' : 'Importing your results'}
      help={`You can leave this page. We'll carry on.${isUndo ? ' If this takes longer than a minute, undo it again.' : ''}`}
    >
      <Stack gap="3" align="start">
        <Stack gap="2" alignSelf="stretch">
          <Text id={labelId} role="status">
            {progressText(gameImport)}
          </Text>
          <ProgressBar labelId={labelId} percent={percent} />
        </Stack>
        <FormError message={problem} />
        <SubmitButton size="sm" minH="touch" variant="outline" isBusy={isBusy} onClick={() => void run()}>
          {isUndo ? 'Undo again' : 'Stop and undo'}
        </SubmitButton>
      </Stack>
    </SettingsPanel>
  );
}
