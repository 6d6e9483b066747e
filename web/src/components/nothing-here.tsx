import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { appPaths } from '../config/paths.ts';
import { MessagePanel } from './message-panel.tsx';
import { Page } from './page.tsx';

export interface NothingHereProps {
  readonly title: string;
  readonly text: string;
}

/** An address that leads to nothing, and the way back. */
export function NothingHere(words: NothingHereProps) {
  return (
    <Page title="Not found">
      <MessagePanel level="h1" {...words}>
        <Button asChild>
          <Link to={appPaths.home()}>Back to your games</Link>
        </Button>
      </MessagePanel>
    </Page>
  );
}
