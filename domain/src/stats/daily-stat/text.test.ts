import { expect, test } from 'vitest';
import { renamedStat } from './text.ts';

test('a stat of the day says the new name after a rename, and is the same otherwise', () => {
  const stat = {
    type: 'LONGEST_LOSS_STREAK',
    text: 'Sam has lost four in a row',
    playerId: 'sam',
    name: 'Sam',
    value: 4,
    computedAt: new Date('2026-06-16T06:00:00Z'),
  } as const;
  expect(renamedStat(stat, 'Samantha')).toEqual({
    ...stat,
    name: 'Samantha',
    text: 'Samantha has lost four in a row',
  });
});
