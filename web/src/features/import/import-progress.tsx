import { Stack, Text } from '@chakra-ui/react';
import type { GameImportResponse } from '@fives/domain';
import { useId } from 'react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SettingsPanel } from '../../ui/settings-panel.tsx';
import { progressText } from './results-text.ts';

export function ImportProgress({ gameImport }: { readonly gameImport: GameImportResponse }) {
  const { state, games, created } = gameImport;
  const labelId = useId();
  const isUndo = state === 'UNDOING';
  return (
    <SettingsPanel
      title={isUndo ? 'Undoing your import' : 'Importing your results'}
      help="You can leave this page. We'll carry on."
    >
      <Stack gap="2">
        <Text id={labelId} role="status">
          {progressText(gameImport)}
        </Text>
        <ProgressBar
          labelId={labelId}
          percent={isUndo ? null : games === 0 ? null : Math.round((100 * created) / games)}
        />
      </Stack>
    </SettingsPanel>
  );
}
