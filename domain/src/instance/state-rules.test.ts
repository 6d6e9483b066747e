import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import { NO_SCORE } from '../played/result.ts';
import { reasonText } from '../reasons.ts';
import { aGame, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import type { GameInstance } from './game-instance.schema.ts';
import {
  ballotReason,
  isConsistentResult,
  isResultDue,
  lineUpReason,
  notUpcomingReason,
  scoreReason,
  statusReason,
  votingReason,
  winnerReason,
} from './state-rules.ts';

const START = new Date('2026-06-16T18:00:00Z');
const BEFORE = new Date(START.getTime() - 1);
const AFTER = START;

const CANCELLED = 'This game has been cancelled';
const NOT_PLAYED = 'This game was not played';
const PLAYED = 'This game has been played';
const NOT_YET = 'You can record the result after kick-off';
const RESULT_RECORDED = "You can't change teams after the result";

const game = (overrides: Partial<GameInstance>) => aGameInstance({ startDateTime: START, ...overrides });
const created = game({ status: 'CREATED' });
const invited = game({ status: 'INVITES_SENT' });
const cancelled = game({ status: 'CANCELLED' });
const notPlayed = game({ status: 'NOT_PLAYED' });
const decided = game({ status: 'INVITES_SENT', winningTeam: 'DRAW' });

/** Each row: the state, then the refusal of a reply or a new start, a line-up, a winner and a score. */
describe('state of a game', () => {
  test.each<[string, GameInstance, Date, ...(string | null)[]]>([
    ['created, upcoming', created, BEFORE, null, null, NOT_YET, NOT_YET],
    ['created, played', created, AFTER, PLAYED, null, null, 'Pick the winner first'],
    ['invited, upcoming', invited, BEFORE, null, null, NOT_YET, NOT_YET],
    ['invited, played', invited, AFTER, PLAYED, null, null, 'Pick the winner first'],
    ['decided, played', decided, AFTER, PLAYED, RESULT_RECORDED, null, null],
    ['cancelled, before', cancelled, BEFORE, CANCELLED, CANCELLED, CANCELLED, CANCELLED],
    ['cancelled, after', cancelled, AFTER, CANCELLED, CANCELLED, CANCELLED, CANCELLED],
    ['not played', notPlayed, AFTER, NOT_PLAYED, NOT_PLAYED, NOT_PLAYED, NOT_PLAYED],
  ])('%s', (_state, instance, now, reply, lineUp, winner, score) => {
    expect(reasonText(notUpcomingReason(instance, now))).toBe(reply);
    expect(reasonText(lineUpReason(instance))).toBe(lineUp);
    expect(reasonText(winnerReason(instance, now))).toBe(winner);
    expect(reasonText(scoreReason(instance, now))).toBe(score);
  });
});

test('a result is due from the end of a game until a winner is recorded', () => {
  const settings = toGameSummary(aGame({ durationMinutes: 90 }));
  const isDue = (instance: GameInstance, minutes: number) =>
    isResultDue({ ...instance, game: settings }, new Date(START.getTime() + minutes * 60_000));
  expect([isDue(invited, 89), isDue(invited, 90)]).toEqual([false, true]);
  expect([isDue(decided, 90), isDue(cancelled, 90)]).toEqual([false, false]);
});

/** Each row: the state, then the refusal of CREATED, INVITES_SENT, CANCELLED and NOT_PLAYED. */
describe('setting the status', () => {
  const NO_INVITES = 'Cannot send invites - this game has been played';
  test.each<[string, GameInstance, Date, ...(string | null)[]]>([
    ['created, upcoming', created, BEFORE, null, null, null, NOT_YET],
    ['created, played', created, AFTER, null, NO_INVITES, PLAYED, null],
    ['invited, upcoming', invited, BEFORE, 'Invites have already been sent', null, null, NOT_YET],
    ['invited, played', invited, AFTER, PLAYED, null, PLAYED, null],
    ['decided, played', decided, AFTER, PLAYED, null, PLAYED, 'This game has a result'],
    ['cancelled, before', cancelled, BEFORE, null, CANCELLED, null, CANCELLED],
    ['cancelled, after', cancelled, AFTER, CANCELLED, CANCELLED, null, CANCELLED],
    ['not played', notPlayed, AFTER, null, NOT_PLAYED, NOT_PLAYED, null],
  ])('follows the state if the game is %s', (_state, instance, now, ...refusals) => {
    const statuses = ['CREATED', 'INVITES_SENT', 'CANCELLED', 'NOT_PLAYED'] as const;
    const reasons = statuses.map((status) => reasonText(statusReason(instance, status, now)));
    expect(reasons).toEqual(refusals);
  });
});

describe('result', () => {
  test('has no score without a winner', () => {
    expect(isConsistentResult({ winningTeam: null, ...NO_SCORE })).toBe(true);
    for (const field of ['winningMargin', 'teamAGoals', 'teamBGoals'] as const) {
      expect(isConsistentResult({ winningTeam: null, ...NO_SCORE, [field]: 1 })).toBe(false);
    }
    expect(isConsistentResult({ winningTeam: 'DRAW', ...NO_SCORE, winningMargin: 1 })).toBe(false);
  });
});

describe('voting for player of the match', () => {
  const closesAt = invited.motmClosesAt;

  test('runs from the start until the closing time', () => {
    expect(reasonText(votingReason(invited, BEFORE))).toBe('Voting opens after kick-off');
    expect(reasonText(votingReason(invited, START))).toBeNull();
    expect(reasonText(votingReason(invited, new Date(closesAt.getTime() - 1)))).toBeNull();
    expect(reasonText(votingReason(invited, closesAt))).toBe('Voting has closed');
  });

  test('needs a game that has the vote and was not cancelled', () => {
    const withoutVote = game({ game: toGameSummary(aGame({ pickMotm: false })) });
    expect(reasonText(votingReason(withoutVote, AFTER))).toBe('This game has no player-of-the-match vote');
    expect(reasonText(votingReason(cancelled, AFTER))).toBe(CANCELLED);
  });
});

describe('ballot', () => {
  const people = [...['me', 'ada', 'bob', 'cem', 'dee'].map((uid) => aPlayerInstance({ uid }))];

  test.each([
    [null, ['ada', 'bob', 'cem']],
    [null, ['dee', 'cem', 'ada']],
    ['Select 3 players', []],
    ['Select 3 players', ['ada', 'bob']],
    ['Select 3 players', ['ada', 'bob', 'cem', 'dee']],
    ['Select 3 players', ['ada', 'ada', 'bob']],
    ["You can't pick yourself.", ['me', 'ada', 'bob']],
    ["You can't pick yourself.", ['me']],
    ['Only players who played can be picked', ['ada', 'bob', 'stranger']],
  ])('gets the error %j for the picks %j', (problem, picks) => {
    expect(reasonText(ballotReason(picks, 'me', people))).toBe(problem);
  });

  test('needs all others if fewer than four played', () => {
    expect(reasonText(ballotReason(['ada', 'bob'], 'me', people.slice(0, 3)))).toBeNull();
    expect(reasonText(ballotReason(['ada'], 'me', people.slice(0, 3)))).toBe('Select 2 players');
    expect(reasonText(ballotReason(['ada'], 'me', people.slice(0, 2)))).toBeNull();
    expect(reasonText(ballotReason([], 'me', people.slice(0, 2)))).toBe('Select 1 player');
  });

  test('cannot be cast if no one else played', () => {
    const problem = "No one else played, so there's no one to vote for";
    expect(reasonText(ballotReason([], 'me', people.slice(0, 1)))).toBe(problem);
    expect(reasonText(ballotReason([], 'me', []))).toBe(problem);
  });
});
