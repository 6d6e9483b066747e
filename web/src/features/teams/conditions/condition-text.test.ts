import { EMPTY_NOTES } from '@fives/domain';
import { aGameInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { teamLooks } from '../team-lists.ts';
import { conditionText, type Noted } from './conditions-list.tsx';

const noted = (overrides: Partial<Noted> = {}): Noted => ({
  notes: EMPTY_NOTES,
  locks: {},
  looks: teamLooks(aGameInstance({ teamAName: 'Bibs' })),
  nameOf: (uid) => uid.toUpperCase(),
  ...overrides,
});

test('lists the conditions of a person or returns an empty text', () => {
  const notes = { ...EMPTY_NOTES, keepers: ['ana'], apart: ['ana ben', 'ana cem', 'ben cem'] };
  const locks = { ana: 'TEAM_A' } as const;
  expect(conditionText('ana', noted({ notes, locks }))).toBe('in Bibs · keeper · apart from BEN, CEM');
  expect(conditionText('ben', noted({ notes, locks }))).toBe('apart from ANA, CEM');
  expect(conditionText('dee', noted({ notes, locks }))).toBe('');
});
