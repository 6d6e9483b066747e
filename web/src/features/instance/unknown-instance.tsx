import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MessagePanel } from '../../components/message-panel.tsx';
import { Page } from '../../components/page.tsx';
import { appPaths } from '../../config/paths.ts';

/** The link leads to no game. */
export function UnknownInstance() {
  return (
    <Page title="Game not found">
      <MessagePanel
        level="h1"
        title="No game here"
        text="The link may be incomplete, or the game is gone. Ask whoever sent it to share it once more."
      >
        <BackHome />
      </MessagePanel>
    </Page>
  );
}

/** The game is not kept on this device, and there is no network to fetch it. */
export function UnreachedInstance() {
  return (
    <Page title="No connection">
      <MessagePanel
        level="h1"
        title="No connection"
        text="This game has not been opened on this device before. It appears here once you are back online."
      >
        <BackHome />
      </MessagePanel>
    </Page>
  );
}

function BackHome() {
  return (
    <Button asChild>
      <Link to={appPaths.home()}>Back to your games</Link>
    </Button>
  );
}
