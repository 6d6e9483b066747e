import { expect, test } from 'vitest';
import { appPaths, nextPath } from './paths.ts';

test('after logging in one returns to the page that asked for it', () => {
  const [, search = ''] = appPaths.login('/gi/abc?from=mail').split('?');
  expect(nextPath(`?${search}`)).toBe('/gi/abc?from=mail');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'a link to %o leads home',
  (next) => {
    expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe('/');
  },
);
