import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { MessagePanel } from '../../ui/messages.tsx';

/** What a game without players has instead of stats. */
export function NobodyYet({ gameId }: { readonly gameId: string }) {
  return (
    <MessagePanel
      title="Nobody to count yet"
      text="Stats come after the first result. Invite some players first."
    >
      <Button asChild>
        <Link to={appPaths.game(gameId)}>To the game</Link>
      </Button>
    </MessagePanel>
  );
}
