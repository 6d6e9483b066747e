import { Component, type ReactNode } from 'react';
import { type Location, Outlet, useLocation } from 'react-router-dom';
import { ErrorPage, NothingHere } from '../../ui/messages.tsx';

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

// At the next URL, `react-error-boundary` would first render the failed screen again, and reset only then.
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
    if (failure === null) return this.props.children;
    const { error } = failure;
    return <ErrorPage error={error instanceof Error ? error : new Error(String(error))} />;
  }
}

export function NotFoundRoute() {
  return <NothingHere title="Page not found" text="The link may be incomplete." />;
}
