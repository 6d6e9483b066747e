import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeSystem } from '../web/src/theme/static-theme.tsx';

const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.module.css'),
);

test.each(files)('%s uses only variables of the theme', (file) => {
  const css = readFileSync(`web/src/${file}`, 'utf8');
  const used = [...css.matchAll(/var\((--chakra-(?:[\w-]|\\.)+)\)/g)].map(([, name]) => name);
  const known = JSON.stringify(wholeSystem.getTokenCss());
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !known.includes(`${JSON.stringify(name).slice(1, -1)}":`))).toEqual([]);
});
