import { expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import { replySchema, storedPlayerInstanceSchema, teamOrNoneSchema } from './player-instance.schema.ts';

test('a player instance is in team A, in team B or in no team', () => {
  expect(['TEAM_A', 'TEAM_B', 'NO_TEAM'].map((team) => teamOrNoneSchema.parse(team))).toHaveLength(3);
  expect(teamOrNoneSchema.safeParse('TEAM_C').error?.issues[0]?.message).toBe(
    'Choose TEAM_A, TEAM_B or NO_TEAM',
  );
});

test('a reply is yes or no', () => {
  expect(['PLAYING', 'NOT_PLAYING'].map((reply) => replySchema.parse(reply))).toHaveLength(2);
  expect(replySchema.safeParse('MAYBE').error?.issues[0]?.message).toBe('Choose PLAYING or NOT_PLAYING');
});

test('a player instance without a stored vote count has zero votes', () => {
  const { motmVotesReceived, ...playerInstance } = aPlayerInstance();
  expect(storedPlayerInstanceSchema.parse(playerInstance)).toEqual({ ...playerInstance, motmVotesReceived });
  expect(motmVotesReceived).toBe(0);
});
