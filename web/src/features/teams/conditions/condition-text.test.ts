import { EMPTY_NOTES } from '@fives/domain';
import { aGameInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { teamLooks } from '../team-lists.ts';
import { type ConditionTextInput, conditionText } from './conditions-list.tsx';

const textInput = (overrides: Partial<ConditionTextInput> = {}): ConditionTextInput => ({
  notes: EMPTY_NOTES,
  locks: {},
  looks: teamLooks(aGameInstance({ teamAName: 'Bibs' })),
  nameOf: (uid) => uid.toUpperCase(),
  ...overrides,
});

test('lists the conditions of a person or returns an empty text', () => {
  const notes = { ...EMPTY_NOTES, keepers: ['ana'], apart: ['ana ben', 'ana cem', 'ben cem'] };
  const locks = { ana: 'TEAM_A' } as const;
  expect(conditionText('ana', textInput({ notes, locks }))).toBe('in Bibs · keeper · apart from BEN, CEM');
  expect(conditionText('ben', textInput({ notes, locks }))).toBe('apart from ANA, CEM');
  expect(conditionText('dee', textInput({ notes, locks }))).toBe('');
});
