import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, test } from 'vitest';
import { chakraParts } from './chakra-parts.ts';
import { system } from './system.ts';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

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
  const tokens = JSON.stringify(system.getTokenCss());
  // An unknown colour stays as text.
  expect(tokens).not.toContain('{colors.');
  const used = Object.values(sources).flatMap((source) =>
    [...source.matchAll(PALETTE)].map(([, name]) => name),
  );
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !tokens.includes(`--chakra-colors-${name}-solid`))).toEqual([]);
});

function importedFromChakra(source: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from '@chakra-ui\/react'/.exec(source) ?? [];
  return names.split(',').map((name) => name.trim());
}
