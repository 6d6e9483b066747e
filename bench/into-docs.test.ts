import { expect, test } from 'vitest';
import { withFigures } from './into-docs.ts';

const page = "# Costs\n\n<!-- figures of 'a week:' -->\nold\n<!-- end of figures -->\n\nMore.\n";

test('withFigures writes a row per name with a column per unit', () => {
  const figures = [
    { name: 'a week: opened', value: 61, unit: 'reads' },
    { name: 'a week: opened', value: 31, unit: 'writes' },
    { name: 'a week: votes', value: 16, unit: 'reads', gate: '≤ 20', pass: true },
    { name: 'a screen: home', value: 4, unit: 'reads' },
  ];
  expect(withFigures(page, figures)).toBe(
    "# Costs\n\n<!-- figures of 'a week:' -->\n\n|  | reads | writes |\n| --- | --- | --- |\n" +
      '| opened | 61 | 31 |\n| votes | 16 (≤ 20) |  |\n\n<!-- end of figures -->\n\nMore.\n',
  );
});

test('withFigures keeps a part without measured figures', () => {
  expect(withFigures(page, [{ name: 'a screen: home', value: 4, unit: 'reads' }])).toBe(page);
});
