import { Component, type ReactNode } from 'react';
import { type Location, Outlet, useLocation } from 'react-router-dom';
import { ErrorPanel, NothingHere } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

/** Around screens: where drawing one fails, an error page takes its place, until one goes elsewhere. */
export function ErrorBoundary() {
  return (
    <Boundary location={useLocation()}>
      <Outlet />
    </Boundary>
  );
}

interface BoundaryProps {
  readonly location: Location;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: Location;
  readonly failure: { readonly error: unknown } | null;
}

// Ours and not react-error-boundary, which draws a failed screen once more, at the next address, before it forgets.
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <ErrorPage error={failure.error} />;
  }
}

function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <Page title="Something went wrong">
      <ErrorPanel level="h1" error={error instanceof Error ? error : new Error(String(error))} />
    </Page>
  );
}

/** Any address that leads nowhere. */
export function NotFoundRoute() {
  return <NothingHere title="Page not found" text="The link may be incomplete." />;
}
