import { expect, test } from 'vitest';
import { appPaths } from '../../web/src/config/paths.ts';
import { screensOf } from './screens.ts';

const withoutQuery = (path: string) => path.replace(/\?.*/, '');

test('screensOf covers every path of the app', () => {
  const screens = screensOf({ giId: 'id', gameId: 'id', playedGiId: 'id', votingGiId: 'id' });
  const coveredPaths = new Set(screens.map(({ path }) => withoutQuery(path)));
  const { stat, ...others } = appPaths;
  const addresses = [stat('id', 'form'), ...Object.values(others).map((pathOf) => pathOf('id'))];
  expect(addresses.map(withoutQuery).filter((address) => !coveredPaths.has(address))).toEqual([]);
});
