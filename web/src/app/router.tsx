import { Component, type ComponentType, type ReactNode } from 'react';
import { type Location, Navigate, Outlet, type RouteObject, useLocation, useParams } from 'react-router-dom';
import { appPaths } from '../config/paths.ts';
import { lazyComponent } from '../lib/lazy-part.tsx';
import { useSession } from '../session/session.ts';
import { ErrorPage, NothingHere } from '../ui/messages.tsx';
import { PageSkeleton } from '../ui/page.tsx';
import { liveScreen } from './screen.tsx';
import { Shell } from './shell/shell.tsx';

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

function NotFoundRoute() {
  return <NothingHere title="Page not found" text="The link may be incomplete." />;
}

function onDemand(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, Component: lazyComponent(load) };
}

function live(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, Component: liveScreen(load) };
}

const visitorRoutes: RouteObject[] = [
  onDemand('landing', async () => (await import('./routes/landing.tsx')).LandingRoute),
  onDemand('login', async () => (await import('../features/account/login-form.tsx')).LoginRoute),
  onDemand('register', async () => (await import('../features/account/register-form.tsx')).RegisterRoute),
  onDemand(
    'unsubscribe/:secret',
    async () => (await import('../features/notifications/unsubscribe.tsx')).UnsubscribeRoute,
  ),
  // Invite links need no sign-in, so only the signed-in screen loads Firestore.
  onDemand('gi/:giId', async () => (await import('./routes/instance.tsx')).InstanceRoute),
  onDemand('join/:key', async () => (await import('./routes/instance.tsx')).JoinRoute),
];

const signedInRoutes: RouteObject[] = [
  { index: true, Component: liveScreen(async () => (await import('./routes/home.tsx')).HomeRoute) },
  live('game/:gameId', async () => (await import('../features/games/game-overview.tsx')).GameRoute),
  live('game/:gameId/stats', async () => (await import('./routes/stats.tsx')).StatsRoute),
  live('game/:gameId/stat', async () => (await import('./routes/stats.tsx')).StatRoute),
  live('game/:gameId/people', async () => (await import('./routes/game-pages.tsx')).PeopleRoute),
  live('game/:gameId/money', async () => (await import('./routes/game-pages.tsx')).MoneyRoute),
  live('gi/:giId/teams', async () => (await import('./routes/teams.tsx')).TeamsRoute),
  live('gi/:giId/pick-motm', async () => (await import('../features/motm/motm-vote.tsx')).PickMotmRoute),
  live('notifications', async () => (await import('./routes/notifications.tsx')).NotificationsRoute),
  live(
    'notifications/settings',
    async () => (await import('./routes/notifications.tsx')).NotificationSettingsRoute,
  ),
];

const playerRoutes: RouteObject[] = [
  live('game', async () => (await import('../features/game-forms/new-game-form.tsx')).NewGameRoute),
  live('game/:gameId/settings', async () => (await import('./routes/game-pages.tsx')).SettingsRoute),
  live('game/:gameId/import', async () => (await import('./routes/import-results.tsx')).ImportResultsRoute),
  live('game/:gameId/stars', async () => (await import('./routes/give-stars.tsx')).GiveStarsRoute),
  live(
    'gi/:giId/edit',
    async () => (await import('../features/game-forms/edit-instance.tsx')).EditInstanceRoute,
  ),
  live('account', async () => (await import('./routes/account.tsx')).AccountRoute),
  live('support', async () => (await import('../features/account/support-form.tsx')).SupportRoute),
];

/**
 * The outer error boundary catches errors of the shell, the inner one errors of a screen. Screens load on render. The
 * URL has then already changed, so a reload opens the same screen.
 */
export const routes: RouteObject[] = [
  {
    Component: ErrorBoundary,
    children: [
      {
        path: '/',
        Component: Shell,
        children: [
          {
            Component: ErrorBoundary,
            children: [
              ...visitorRoutes,
              { Component: RequireSignIn, children: signedInRoutes },
              { Component: RequirePlayer, children: playerRoutes },
              { path: '*', Component: NotFoundRoute },
            ],
          },
        ],
      },
    ],
  },
];

function RequireSignIn() {
  const { pathname, search } = useLocation();
  const { giId } = useParams();
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status !== 'visitor') return <Outlet />;
  if (giId !== undefined) return <Navigate replace to={appPaths.instance(giId) + search} />;
  return (
    <Navigate
      replace
      to={pathname === appPaths.home() ? appPaths.landing() : appPaths.login(pathname + search)}
    />
  );
}

function RequirePlayer() {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'player') return <Outlet />;
  return <Navigate replace to={appPaths.login(pathname + search)} />;
}
