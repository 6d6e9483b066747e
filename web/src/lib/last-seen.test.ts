import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recall, remember, SIGNED_IN } from './device-memory.ts';
import { forgetScreen, forgetScreensOfOthers, keepScreen, keptPath, recallScreen } from './last-seen.ts';

const [ADA, BEN] = ['ada', 'ben'];
const VERSION = '/assets/index-1.js';
const SCREEN = { html: '<h1>Tuesday Fives</h1>', styles: 'h1 { color: red }', seenAt: 1 };

beforeEach(() => {
  remember(SIGNED_IN, ADA);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('kept path', () => {
  test.each([
    ['/', '/'],
    ['/game/one', '/game/one'],
    ['/game/one/stats', '/game/one/stats'],
    ['/gi/one', '/gi/one'],
    ['/gi/one?key=secret', '/gi/one'],
  ])('of %s is %s', (address, path) => expect(keptPath(address)).toBe(path));

  test.each([
    ...['/account', '/login', '/game', '/game/one/settings', '/gi/one/edit', '/gi/one/teams'],
    ...['/game/one/stats?season=s1', '/gi/one#pool', '/gi/one?key=secret&more=1'],
  ])('of %s is null', (address) => expect(keptPath(address)).toBeNull());
});

test('a kept screen is recalled without changes', () => {
  keepScreen(ADA, VERSION, '/gi/one', SCREEN);
  expect(recallScreen('/gi/one', VERSION)).toEqual(SCREEN);
  expect(recallScreen('/gi/two', VERSION)).toBeNull();
});

test('a screen of another version is not recalled', () => {
  keepScreen(ADA, VERSION, '/', SCREEN);
  expect(recallScreen('/', '/assets/index-2.js')).toBeNull();
});

test('the first screen of a new version deletes the screens of the old version', () => {
  keepScreen(ADA, VERSION, '/', SCREEN);
  keepScreen(ADA, '/assets/index-2.js', '/gi/one', SCREEN);
  expect(localStorage.getItem('fives.seen /')).toBeNull();
});

test('the seventh screen replaces the screen seen longest ago', () => {
  for (const at of [1, 2, 3, 4, 5, 6, 1, 7]) keepScreen(ADA, VERSION, `/gi/${at}`, SCREEN);
  expect(localStorage.getItem('fives.seen /gi/2')).toBeNull();
  for (const at of [1, 3, 7]) expect(recallScreen(`/gi/${at}`, VERSION)).toEqual(SCREEN);
});

test('forgetting a screen keeps the others', () => {
  for (const path of ['/', '/gi/one']) keepScreen(ADA, VERSION, path, SCREEN);
  forgetScreen('/gi/one');
  expect(recallScreen('/gi/one', VERSION)).toBeNull();
  expect(recallScreen('/', VERSION)).toEqual(SCREEN);
});

test.each([[BEN], [null]])('no screen is left when the user becomes %s', (uid) => {
  keepScreen(ADA, VERSION, '/', SCREEN);
  forgetScreensOfOthers(ADA);
  expect(recallScreen('/', VERSION)).toEqual(SCREEN);
  forgetScreensOfOthers(uid);
  expect(Object.keys(localStorage)).toEqual([SIGNED_IN]);
});

test('a screen of another user is not recalled', () => {
  keepScreen(ADA, VERSION, '/', SCREEN);
  remember(SIGNED_IN, BEN);
  expect(recallScreen('/', VERSION)).toBeNull();
});

test.each([[BEN], [null]])('nothing is kept after another tab changed the user to %s', (uid) => {
  remember(SIGNED_IN, uid);
  keepScreen(ADA, VERSION, '/', SCREEN);
  expect(recall('fives.seen')).toBeNull();
});

test.each([
  ['no JSON', '{"html":'],
  ['null', 'null'],
  ['a number for markup', JSON.stringify({ ...SCREEN, html: 1 })],
  ['no styles', JSON.stringify({ ...SCREEN, styles: undefined })],
  ['no time', JSON.stringify({ ...SCREEN, seenAt: undefined })],
  ['too large', JSON.stringify({ ...SCREEN, html: 'x'.repeat(400_000) })],
])('a damaged screen is not recalled: %s', (_name, text) => {
  keepScreen(ADA, VERSION, '/', SCREEN);
  localStorage.setItem('fives.seen /', text);
  expect(recallScreen('/', VERSION)).toBeNull();
});

test.each(['no JSON', 'null', '[]', '{"uid":"ada","version":"/assets/index-1.js","paths":1}'])(
  'a damaged list gives no screen and is replaced: %s',
  (text) => {
    keepScreen(ADA, VERSION, '/', SCREEN);
    localStorage.setItem('fives.seen', text);
    expect(recallScreen('/', VERSION)).toBeNull();
    keepScreen(ADA, VERSION, '/', SCREEN);
    expect(recallScreen('/', VERSION)).toEqual(SCREEN);
  },
);

test('a screen that is too large is not kept', () => {
  keepScreen(ADA, VERSION, '/', { ...SCREEN, html: 'x'.repeat(400_000) });
  expect(recall('fives.seen /')).toBeNull();
});

test('a full storage keeps no screen at all', () => {
  keepScreen(ADA, VERSION, '/', SCREEN);
  const storage = localStorage;
  const setItem = (key: string, value: string) => {
    if (key.includes(' ')) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(
    new Proxy(storage, { get: (_, name) => (name === 'setItem' ? setItem : Reflect.get(storage, name)) }),
  );
  keepScreen(ADA, VERSION, '/', { ...SCREEN, seenAt: 2 });
  expect(Object.keys(localStorage)).toEqual([SIGNED_IN]);
});

test('a browser that forbids storage keeps no screen and throws no error', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  keepScreen(ADA, VERSION, '/', SCREEN);
  forgetScreensOfOthers(null);
  expect(recallScreen('/', VERSION)).toBeNull();
});
