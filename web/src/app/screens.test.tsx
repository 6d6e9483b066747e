// @vitest-environment-options { "url": "https://fives.test/" }
import { ChakraProvider } from '@chakra-ui/react';
import { ApiError } from '@fives/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, Outlet, useRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '../lib/lazy-part.tsx';
import { openApp } from '../testing/fakes.tsx';
import { system } from '../theme/system.ts';
import { ErrorBoundary } from './router.tsx';

test('an unknown address shows an error and a link to the games', async () => {
  await openApp('/nowhere/at/all');
  expect(await screen.findByText('Page not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to your games' })).toBeTruthy();
});

test('an incomplete invite link shows that the game was not found', async () => {
  const app = await openApp('/gi/nobody-made-this', { uid: null });
  app.api.answer('getGameInstance', new ApiError('not-found', 'Game not found'));
  expect(await screen.findByText('Game not found')).toBeTruthy();
});

test.each([
  ['/game/tuesday/stats?season=all', '/login?next=%2Fgame%2Ftuesday%2Fstats%3Fseason%3Dall'],
  ['/account', '/login?next=%2Faccount'],
  ['/', '/landing'],
])('a visitor of %s is sent to %s', async (path, location) => {
  const app = await openApp(path, { uid: null });
  await waitFor(() => expect(app.location()).toBe(location));
});

test.each([
  ['/login?next=%2Fsupport', '/support'],
  ['/login?next=//evil.example/', '/'],
])('a player at %s is sent to %s', async (path, location) => {
  const app = await openApp(path);
  await waitFor(() => expect(app.location()).toBe(location));
});

test('a screen that fails to load shows an error but does not block the next screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Layout = () => (
    <>
      <Link to="/broken">Open broken</Link>
      <Link to="/next">Open next</Link>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
  const Broken = lazyComponent(() => Promise.reject(new Error('Failed to fetch')));
  const children = [
    { path: 'broken', Component: Broken },
    { path: 'next', element: 'Next screen' },
  ];
  const routes = [{ Component: Layout, children: [{ Component: ErrorBoundary, children }] }];
  const Screens = () => useRoutes(routes);
  const { unmount } = render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={['/next']}>
        <Screens />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Open broken'));
  expect(await screen.findByText("Couldn't load this")).toBeTruthy();
  expect(document.title).toBe('Something went wrong · Fives');
  await user.click(screen.getByText('Open next'));
  expect(await screen.findByText('Next screen')).toBeTruthy();
  expect(screen.queryByText("Couldn't load this")).toBeNull();
  unmount();
});
