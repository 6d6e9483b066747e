import { createSystem, defaultBaseConfig, defaultConfig } from '@chakra-ui/react';
import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, test } from 'vitest';
import { chakraBase, chakraParts } from './chakra-parts.ts';
import { wholeSystem } from './static-theme.tsx';
import { system } from './system.ts';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Has all of Chakra's tokens and conditions. */
const whole = createSystem(defaultConfig, wholeSystem._config);

const theme = { ...wholeSystem._config.theme, globalCss: wholeSystem._config.globalCss };

const PALETTE = /colorPalette(?:=|: )['"](\w+)['"]/g;

const known = Object.keys({ ...recipes, ...slotRecipes });
const kept = Object.keys({ ...chakraParts.theme?.recipes, ...chakraParts.theme?.slotRecipes });

test('the theme has a recipe for every Chakra component that a screen uses', () => {
  const names = new Set(Object.values(sources).flatMap(importedFromChakra));
  const used = known.filter((key) => names.has(key.charAt(0).toUpperCase() + key.slice(1)));
  expect(used).not.toEqual([]);
  expect(used.filter((key) => !kept.includes(key))).toEqual([]);
});

test('each used colour exists', () => {
  const tokens = JSON.stringify(wholeSystem.getTokenCss());
  // An unknown colour stays as text.
  expect(tokens).not.toContain('colors.');
  const used = Object.values(sources).flatMap((source) =>
    [...source.matchAll(PALETTE)].map(([, name]) => name),
  );
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !tokens.includes(`--chakra-colors-${name}-solid`))).toEqual([]);
});

test('styles are the same as with all tokens', () => {
  const styles = [...stylesIn(theme), ...Object.values(sources).flatMap(stylesInSource)];
  expect(styles.length).toBeGreaterThan(3000);
  const missing = styles.filter(
    ([property, value]) => cssOf(system, property, value) !== cssOf(whole, property, value),
  );
  expect(missing).toEqual([]);
});

test('each used condition exists', () => {
  const text = [JSON.stringify(theme), ...Object.values(sources)].join();
  const used = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) =>
    new RegExp(`\\b_${name}\\b`).test(text),
  );
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !Object.hasOwn(chakraBase.conditions ?? {}, name))).toEqual([]);
});

type Style = readonly [property: string, value: string];

function stylesIn(part: object): Style[] {
  return Object.entries(part).flatMap(([property, value]): Style[] => {
    if (typeof value === 'string') return [[property, value]];
    return typeof value === 'object' && value !== null ? stylesIn(value) : [];
  });
}

/** Returns a style for each text in a property, such as `gap="4"`, `gap={isWide ? '4' : '2'}` and `gap: '4'`. */
function stylesInSource(source: string): Style[] {
  return [...source.matchAll(/\b([a-z]\w+)(?:=|: )(["'][^"']*["']|\{(?:[^{}]|\{[^{}]*\})*\})/g)].flatMap(
    ([, property = '', values = '']) =>
      [...values.matchAll(/["']([^"']*)["']/g)].map(([, value = '']): Style => [property, value]),
  );
}

/** Returns the CSS of one style, or null without a style. A palette has more colours in the whole theme, so it has no CSS here. */
function cssOf({ css, isValidProperty }: typeof system, property: string, value: string): string | null {
  const isStyle =
    !['colorPalette', ...Object.getOwnPropertyNames(Object.prototype)].includes(property) &&
    (property.startsWith('--') || isValidProperty(property)) &&
    !property.startsWith('_');
  return isStyle ? JSON.stringify(css({ [property]: value } as object)) : null;
}

function importedFromChakra(source: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from '@chakra-ui\/react'/.exec(source) ?? [];
  return names.split(',').map((name) => name.trim());
}
