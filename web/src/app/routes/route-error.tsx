import { useRouteError } from 'react-router-dom';
import { ErrorPanel, NothingHere } from '../../ui/messages.tsx';
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

/** Any address that leads nowhere. */
export function NotFoundRoute() {
  return (
    <NothingHere title="Off the pitch" text="There is nothing at this address. The link may be incomplete." />
  );
}
