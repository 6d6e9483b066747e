import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { appPaths } from '../config/paths.ts';
import { routes } from './router.tsx';

// The shell needs the service worker, which exists only in a build.
vi.mock('./shell/shell.tsx', () => ({ Shell: () => null }));

const { stat, ...others } = appPaths;
const PATHS = [stat('id', 'form'), ...Object.values(others).map((pathOf) => pathOf('id'))];

function leavesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));
}

const routeOf = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route;

test('every path in `appPaths` belongs to a screen', () => {
  expect(PATHS.filter((path) => (routeOf(path)?.path ?? '') === '*')).toEqual([]);
});

test('every screen has a path in `appPaths`', () => {
  const linked = new Set(PATHS.map(routeOf));
  const unlinked = leavesOf(routes).filter((route) => !linked.has(route));
  expect(unlinked.map(({ path }) => path)).toEqual(['*']);
});
