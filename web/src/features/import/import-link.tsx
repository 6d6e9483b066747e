import { Button } from '@chakra-ui/react';
import type { GameId } from '@fives/domain';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { SettingsPanel } from '../../ui/settings.tsx';

export function ImportLink({ gameId }: { readonly gameId: GameId }) {
  return (
    <SettingsPanel
      title="Bring your results"
      help="Add games you've played before, from a chat or a spreadsheet."
    >
      <Button asChild variant="outline" alignSelf="start">
        <Link to={appPaths.importResults(gameId)}>Import past results</Link>
      </Button>
    </SettingsPanel>
  );
}
