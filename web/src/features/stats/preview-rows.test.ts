import { zeroedRows } from '@fives/domain';
import { expect, test } from 'vitest';
import { previewRows } from './stats-overview.tsx';

const sorted = zeroedRows(
  ['Ann', 'Bo', 'Cy', 'Di', 'Eve'].map((name) => ({ uid: name.toLowerCase(), name, isGuest: false })),
);
const shown = (uid: string | null) => {
  const { top, own } = previewRows(sorted, uid);
  return { top: top.map((row) => row.name), own: own?.name ?? null };
};

test('a preview shows the top three, and oneself after them', () => {
  expect(shown('eve')).toEqual({ top: ['Ann', 'Bo', 'Cy'], own: 'Eve' });
});

test('whoever is among the top three is not shown twice', () => {
  expect(shown('cy')).toEqual({ top: ['Ann', 'Bo', 'Cy'], own: null });
});

test('whoever has no row sees the top three alone', () => {
  expect(shown('stranger')).toEqual({ top: ['Ann', 'Bo', 'Cy'], own: null });
  expect(shown(null)).toEqual({ top: ['Ann', 'Bo', 'Cy'], own: null });
});
