import { deleteField } from 'firebase/firestore';
import { testCases } from './setup/expectations.ts';
import { PLAYED, UPCOMING } from './setup/world.ts';
import { type InstanceWrite, updateInstance } from './setup/writes.ts';

const recording: InstanceWrite = {
  by: 'organiser',
  instance: PLAYED(),
  fields: { winningTeam: 'TEAM_A' },
};

const WON = { ...PLAYED(), winningTeam: 'TEAM_A' } as const;

testCases('picking the winner', updateInstance, {
  base: recording,
  allowed: {
    'for team B': { fields: { winningTeam: 'TEAM_B' } },
    'with a draw': { fields: { winningTeam: 'DRAW' } },
    'with another stored winner': { instance: { winningTeam: 'TEAM_B' } },
    'with the score in one write': { fields: { teamAGoals: 4, teamBGoals: 2 } },
  },
  refused: {
    'before the start': { instance: UPCOMING() },
    'when cancelled': { instance: { status: 'CANCELLED' } },
    'with an unknown team': { fields: { winningTeam: 'TEAM_C' } },
    'with null as the winner': { instance: { winningTeam: 'TEAM_A' }, fields: { winningTeam: null } },
    'with a removed winner': { fields: { winningTeam: deleteField() } },
    'for the team with fewer goals': { instance: { teamAGoals: 1, teamBGoals: 3, winningTeam: 'TEAM_B' } },
    'with a draw despite a stored margin': {
      instance: { winningMargin: 2, winningTeam: 'TEAM_B' },
      fields: { winningTeam: 'DRAW' },
    },
  },
});

const FIRST_HALF = { teamA: ['player'], teamB: ['alex'], teamAGoals: 0, teamBGoals: 0 };

testCases('saving a margin', updateInstance, {
  base: { ...recording, instance: WON, fields: { winningMargin: 3 } },
  allowed: {
    'of one': { fields: { winningMargin: 1 } },
    'of ninety-nine': { fields: { winningMargin: 99 } },
    'instead of goals': {
      instance: { teamAGoals: 5, teamBGoals: 2 },
      fields: { teamAGoals: null, teamBGoals: null },
    },
    'with null to remove the margin': { instance: { winningMargin: 2 }, fields: { winningMargin: null } },
    'after a recorded half-time': { instance: { firstHalf: FIRST_HALF } },
  },
  refused: {
    'without a winner': { instance: { winningTeam: null } },
    'for a draw': { instance: { winningTeam: 'DRAW' } },
    'of zero': { fields: { winningMargin: 0 } },
    'of a hundred': { fields: { winningMargin: 100 } },
    'of one and a half': { fields: { winningMargin: 1.5 } },
    'of NaN': { fields: { winningMargin: Number.NaN } },
    'with a text as the margin': { fields: { winningMargin: '3' } },
    'with stored goals': { instance: { teamAGoals: 5, teamBGoals: 2 } },
    'with goals of team A in the same write': { fields: { teamAGoals: 0 } },
    'with goals of team B in the same write': { fields: { teamBGoals: 0 } },
  },
});

testCases('saving goals', updateInstance, {
  base: { ...recording, instance: WON, fields: { teamAGoals: 4, teamBGoals: 2 } },
  allowed: {
    'as many as at half-time': { instance: { firstHalf: { ...FIRST_HALF, teamAGoals: 4 } } },
    'as many of team B as at half-time': { instance: { firstHalf: { ...FIRST_HALF, teamBGoals: 2 } } },
    'with zero goals for one team': { fields: { teamAGoals: 1, teamBGoals: 0 } },
    'up to ninety-nine': { fields: { teamAGoals: 99, teamBGoals: 98 } },
    'for a draw': { instance: { winningTeam: 'DRAW' }, fields: { teamAGoals: 2 } },
    'for a draw without goals': {
      instance: { winningTeam: 'DRAW' },
      fields: { teamAGoals: 0, teamBGoals: 0 },
    },
    'for a win of team B': { instance: { winningTeam: 'TEAM_B' }, fields: { teamBGoals: 5 } },
  },
  refused: {
    'fewer of team A than at half-time': { instance: { firstHalf: { ...FIRST_HALF, teamAGoals: 5 } } },
    'fewer of team B than at half-time': { instance: { firstHalf: { ...FIRST_HALF, teamBGoals: 3 } } },
    'without a winner': { instance: { winningTeam: null } },
    'for team A only': { fields: { teamBGoals: undefined } },
    'for team B only': { fields: { teamAGoals: undefined } },
    'with more goals for the loser': { fields: { teamBGoals: 5 } },
    'with equal goals after a win': { fields: { teamBGoals: 4 } },
    'with unequal goals after a draw': { instance: { winningTeam: 'DRAW' } },
    'below zero': { fields: { teamBGoals: -1 } },
    'above 99': { fields: { teamAGoals: 100 } },
    'with half a goal': { fields: { teamAGoals: 4.5 } },
    'with infinitely many goals': { fields: { teamAGoals: Number.POSITIVE_INFINITY } },
    'with a text as the value': { fields: { teamAGoals: '4' } },
    'with a stored margin': { instance: { winningMargin: 2 } },
  },
});

testCases('declining the score', updateInstance, {
  base: { ...recording, instance: WON, fields: { scoreDeclined: true } },
  allowed: {
    'for a draw': { instance: { winningTeam: 'DRAW' } },
    'with false to undo an earlier decline': {
      instance: { scoreDeclined: true },
      fields: { scoreDeclined: false },
    },
    'with a margin after an earlier decline': {
      instance: { scoreDeclined: true },
      fields: { scoreDeclined: false, winningMargin: 2 },
    },
  },
  refused: {
    'without a winner': { instance: { winningTeam: null } },
    'with a stored margin': { instance: { winningMargin: 2 } },
    'with stored goals': { instance: { teamAGoals: 5, teamBGoals: 2 } },
    'with a text as the value': { fields: { scoreDeclined: 'yes' } },
    'with null': { fields: { scoreDeclined: null } },
  },
});
