import { useRouteError } from 'react-router-dom';
import { ErrorPanel } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

/** What a screen shows when drawing it failed. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page title="Something went wrong">
      <ErrorPanel level="h1" error={error instanceof Error ? error : new Error(String(error))} />
    </Page>
  );
}
