import { expect, test } from 'vitest';
import { appPaths, nextPath } from './paths.ts';

test('login returns to the page that required it', () => {
  const [, search = ''] = appPaths.login('/gi/abc?from=mail').split('?');
  expect(nextPath(`?${search}`)).toBe('/gi/abc?from=mail');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'a link to %o leads home',
  (next) => {
    expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe('/');
  },
);
