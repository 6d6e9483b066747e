import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MessagePanel } from '../../components/message-panel.tsx';
import { Page } from '../../components/page.tsx';
import { appPaths } from '../../config/paths.ts';

/** Any address that leads nowhere. */
export function NotFoundRoute() {
  return (
    <Page title="Not found">
      <MessagePanel
        level="h1"
        title="Off the pitch"
        text="There is nothing at this address. The link may be incomplete."
      >
        <Button asChild>
          <Link to={appPaths.home()}>Back to your games</Link>
        </Button>
      </MessagePanel>
    </Page>
  );
}
