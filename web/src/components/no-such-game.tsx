import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { appPaths } from '../config/paths.ts';
import { MessagePanel } from './message-panel.tsx';
import { Page } from './page.tsx';

/** What stands at an address of a game that is not there. */
export function NoSuchGame() {
  return (
    <Page title="Not found">
      <MessagePanel
        level="h1"
        title="No such game"
        text="There is no game at this address. The link may be incomplete."
      >
        <Button asChild>
          <Link to={appPaths.home()}>Back to your games</Link>
        </Button>
      </MessagePanel>
    </Page>
  );
}
