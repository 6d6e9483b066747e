import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { appPaths } from '../config/paths.ts';
import { routes } from './router.tsx';

// Its service worker is there in a build alone.
vi.mock('./shell/shell.tsx', () => ({ Shell: () => null }));

const { stat, ...others } = appPaths;
const PATHS = [stat('id', 'form'), ...Object.values(others).map((pathOf) => pathOf('id'))];

/** The routes that are screens, and do not only hold others. */
function leavesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));
}

const routeOf = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route;

test('every address that links are built to is that of a screen', () => {
  expect(PATHS.filter((path) => (routeOf(path)?.path ?? '') === '*')).toEqual([]);
});

test('links are built to every screen', () => {
  const linked = new Set(PATHS.map(routeOf));
  const left = leavesOf(routes).filter((route) => !linked.has(route));
  expect(left.map(({ path }) => path)).toEqual(['*']);
});
