import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor, Organised } from '../access.ts';
import { type GameInstance, INSTANCE_STATUSES } from '../instance/game-instance.schema.ts';
import { isConsistentResult } from '../instance/state-rules.ts';
import { vote } from '../played/motm-vote.ts';
import type { Points } from '../stats/tally.schema.ts';
import { anyWinner } from '../testing/arbitraries.ts';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance, frozen } from '../testing/factories.ts';
import { anyActor, anyInstanceState, anyScore, NOW, organises } from '../testing/states.ts';
import { changeSettings } from './game.ts';
import {
  isSameColour,
  recordHalfTime,
  recordScore,
  recordWinner,
  reschedule,
  setStatus,
  setTeamLooks,
} from './instance.ts';
import { decide, type Transition } from './transition.ts';

const OLIVE: Actor = { uid: 'olive', isGuest: false };
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

/** Asserts that a repeated change writes nothing, only organisers are permitted and inputs stay unchanged. */
function checkTransition<State extends object, Change>(
  transition: Transition<State, Change, Partial<State>>,
  states: fc.Arbitrary<State>,
  changes: fc.Arbitrary<Change>,
  checkResult: (after: State) => void = () => {},
) {
  let written = 0;
  fc.assert(
    fc.property(states, anyActor, changes, (state, actor, change) => {
      const { reason, fields } = decide(transition, frozen(state), actor, frozen(change), NOW);
      const game = ('game' in state ? state.game : state) as Organised;
      if (!organises(game, actor)) expect(reason).toEqual({ code: 'ORGANISER_ONLY' });
      if (reason !== null) return;
      const after = { ...state, ...fields };
      expect(decide(transition, after, actor, change, NOW)).toEqual({ reason: null, fields: {} });
      checkResult(after);
      if (Object.keys(fields).length > 0) written++;
    }),
    { numRuns: 500 },
  );
  expect(written).toBeGreaterThan(0);
}

describe('organiser changes', () => {
  test('set the status once', () => {
    const changes = fc.record(
      { status: fc.constantFrom(...INSTANCE_STATUSES), cancelReason: fc.constantFrom('', 'Snow') },
      { requiredKeys: ['status'] },
    );
    checkTransition(setStatus, anyInstanceState, changes, (after) =>
      expect(after.status === 'CANCELLED' || after.cancelReason === '').toBe(true),
    );
  });

  test('set the start once', () => {
    const starts = fc.record(
      { startDateTime: fc.integer({ min: -9, max: 99 }).map(at), thisWeekOnly: fc.boolean() },
      { requiredKeys: ['startDateTime'] },
    );
    checkTransition(reschedule, anyInstanceState, starts);
    checkTransition(
      reschedule,
      anyInstanceState,
      fc.record({ ownLocation: fc.constantFrom('', 'Elsewhere') }),
    );
  });

  test('set the names and colours of the teams once', () => {
    const colours = fc.constantFrom('#ABCDEF', '#000000');
    const looks = fc.record({ teamAName: fc.constantFrom('', 'Bibs'), teamBColour: colours });
    checkTransition(setTeamLooks, anyInstanceState, looks, (after) =>
      expect(isSameColour(after.teamAColour, after.teamBColour)).toBe(false),
    );
  });

  test('record a winner that agrees with the score', () => {
    const winners = fc.record({ winningTeam: anyWinner });
    checkTransition(recordWinner, anyInstanceState, winners, (after) =>
      expect(isConsistentResult(after)).toBe(true),
    );
  });

  test('record a score that agrees with the winner', () => {
    checkTransition(recordScore, anyInstanceState, anyScore, (after) =>
      expect(isConsistentResult(after)).toBe(true),
    );
  });

  test('set the settings of a game once', () => {
    const settings = fc.record({ name: fc.constantFrom('Fives', 'Sixes'), pickMotm: fc.boolean() });
    checkTransition(changeSettings, fc.constant(aGame()), settings);
  });

  test('ignore unchanged points', () => {
    const game = aGame();
    const change = (points: Points) => decide(changeSettings, game, OLIVE, { points }, NOW).fields;
    expect(change({ ...game.points })).toEqual({});
    const other = { ...game.points, win: 4 };
    expect(change(other)).toEqual({ points: other });
  });
});

describe('refusal', () => {
  const played = aGameInstance({ startDateTime: NOW });
  const ahead = aGameInstance({ startDateTime: at(1) });

  test('covers a new start in the past or of a played game', () => {
    const move = (state: typeof ahead, startDateTime: Date) =>
      decide(reschedule, state, OLIVE, { startDateTime }, NOW).reason;
    expect(move(ahead, at(2))).toBeNull();
    expect(move(ahead, NOW)).toEqual({ code: 'START_NOT_AHEAD', fields: ['startDateTime'] });
    expect(move(played, at(2))).toEqual({ code: 'PLAYED' });
  });

  test('covers a pause that ends in the past or in more than a year', () => {
    const pause = (pausedUntil: Date | null, game = aGame()) =>
      decide(changeSettings, game, OLIVE, { pausedUntil }, NOW).reason;
    const fields = ['pausedUntil'];
    const inAYear = new Date('2027-06-16T18:00:00Z');
    expect(pause(at(1))).toBeNull();
    expect(pause(inAYear)).toBeNull();
    expect(pause(new Date(inAYear.getTime() + 1))).toEqual({ code: 'PAUSE_TOO_FAR', fields });
    expect(pause(NOW)).toEqual({ code: 'PAUSE_NOT_AHEAD', fields });
    expect(pause(null, aGame({ pausedUntil: at(-1) }))).toBeNull();
    expect(pause(at(-1), aGame({ pausedUntil: at(-1) }))).toBeNull();
  });

  test('covers a new status or cancel reason of a cancelled game after the start', () => {
    const off = { ...ahead, status: 'CANCELLED' as const, cancelReason: 'Snow' };
    const late = { ...off, startDateTime: NOW };
    const back = (state: typeof off) => decide(setStatus, state, OLIVE, { status: 'CREATED' }, NOW);
    const explain = (state: typeof off) =>
      decide(setStatus, state, OLIVE, { status: 'CANCELLED', cancelReason: 'Ice' }, NOW);
    expect(back(off).fields).toEqual({ status: 'CREATED', cancelReason: '' });
    expect(back(late).reason).toEqual({ code: 'CANCELLED' });
    expect(explain(off).fields).toEqual({ cancelReason: 'Ice' });
    expect(explain(late).reason).toEqual({ code: 'CANCELLED' });
    expect(decide(setStatus, off, OLIVE, { status: 'INVITES_SENT' }, NOW).reason).toEqual({
      code: 'CANCELLED',
    });
    // A repeated cancellation without a reason keeps the stored reason.
    expect(decide(setStatus, off, OLIVE, { status: 'CANCELLED' }, NOW).fields).toEqual({});
  });

  test('covers new team names or colours of a cancelled game', () => {
    const off = { ...ahead, status: 'CANCELLED' as const };
    expect(decide(setTeamLooks, off, OLIVE, { teamAName: 'Bibs' }, NOW).reason).toEqual({
      code: 'CANCELLED',
    });
    expect(decide(setTeamLooks, ahead, OLIVE, { teamAName: 'Bibs' }, NOW).fields).toEqual({
      teamAName: 'Bibs',
    });
  });

  test('covers the colour of the other team', () => {
    const looksReason = (stored: object, looks: object) =>
      decide(setTeamLooks, { ...ahead, ...stored }, OLIVE, looks, NOW).reason;
    const alike = { teamAColour: '#ABCDEF', teamBColour: '#abcdef' };
    expect(looksReason({}, { teamAColour: '#ffffff' })).toEqual({
      code: 'SAME_COLOUR',
      fields: ['teamAColour'],
    });
    expect(looksReason({}, alike)).toEqual({ code: 'SAME_COLOUR', fields: ['teamAColour', 'teamBColour'] });
    expect(looksReason({}, { teamAColour: '#FFFFFF', teamBColour: '#000000' })).toBeNull();
    expect(looksReason(alike, { teamAName: 'Bibs', teamAColour: '#ABCDEF' })).toBeNull();
    expect(looksReason(alike, { teamBColour: '#FFFFFF' })).toBeNull();
  });

  test('covers a score without a winner or for another winner', () => {
    const goals = { teamAGoals: 1, teamBGoals: 2 };
    expect(decide(recordScore, played, OLIVE, goals, NOW).reason).toEqual({ code: 'NO_WINNER' });
    const won = (winningTeam: 'TEAM_A' | 'TEAM_B') =>
      decide(recordScore, { ...played, winningTeam }, OLIVE, goals, NOW);
    expect(won('TEAM_A').reason).toEqual({ code: 'SCORE_MISMATCH', fields: ['teamAGoals', 'teamBGoals'] });
    expect(won('TEAM_B').fields).toEqual(goals);
  });
});

describe('a move for one week only', () => {
  const ahead = aGameInstance({ startDateTime: at(1) });
  const move = (state: typeof ahead, hours: number, thisWeekOnly: boolean) =>
    decide(reschedule, state, OLIVE, { startDateTime: at(hours), thisWeekOnly }, NOW).fields;

  test('stores the regular start that later weeks follow', () => {
    expect(move(ahead, 2, true)).toEqual({ startDateTime: at(2), regularStart: at(1) });
    const moved = { ...ahead, startDateTime: at(2), regularStart: at(1) };
    expect(move(moved, 3, true)).toEqual({ startDateTime: at(3) });
    expect(move(moved, 3, false)).toEqual({ startDateTime: at(3), regularStart: null });
    expect(move(moved, 2, false)).toEqual({ regularStart: null });
    expect(move(moved, 1, true)).toEqual({ startDateTime: at(1), regularStart: null });
    expect(move(ahead, 2, false)).toEqual({ startDateTime: at(2) });
  });
});

describe('ballot', () => {
  const people = ['olive', 'ada', 'bob', 'cem'].map((uid) => aPlayerInstance({ uid }));
  const state = { instance: aGameInstance({ startDateTime: NOW }), people, uid: 'olive', ballot: null };
  const votes = ['ada', 'bob', 'cem'];
  const GUS = aPlayerInstance({ uid: 'gus', isGuest: true });

  test('is written only once for the same picks', () => {
    expect(decide(vote, frozen(state), OLIVE, { votes }, NOW).fields).toEqual({ votes, castAt: NOW });
    const cast = { ...state, ballot: { votes } };
    expect(decide(vote, cast, OLIVE, { votes: votes.toReversed() }, NOW).fields).toBeNull();
    expect(decide(vote, { ...state, ballot: { votes: ['ada'] } }, OLIVE, { votes }, NOW).fields).toEqual({
      votes,
      castAt: NOW,
    });
  });

  test.each([
    ['NO_PLACE', { uid: 'stranger' }, OLIVE],
    ['ONESELF_ONLY', { uid: 'ada' }, OLIVE],
    ['VOTERS_REGISTERED', { uid: 'gus', people: [...people, GUS] }, { uid: 'gus', isGuest: true }],
    [
      'VOTERS_PLAYING',
      { people: [aPlayerInstance({ uid: 'olive', status: 'NOT_PLAYING' as const })] },
      OLIVE,
    ],
    ['VOTING_AHEAD', { instance: aGameInstance({ startDateTime: at(1) }) }, OLIVE],
    ['OTHER_NUMBER_OF_PICKS', { people: people.slice(0, 3) }, OLIVE],
  ])('is refused: %s', (code, others, actor) => {
    expect(decide(vote, { ...state, ...others }, actor, { votes }, NOW).reason?.code).toBe(code);
  });
});

const people = [
  aPlayerInstance({ uid: 'ann', team: 'TEAM_A' }),
  aPlayerInstance({ uid: 'ben', team: 'TEAM_B' }),
];
const goals = { teamAGoals: 6, teamBGoals: 1 };
const firstHalf = { teamA: ['ann'], teamB: ['ben'], ...goals };
const record = (instance: Partial<GameInstance>, change: typeof goals | null = goals, players = people) =>
  decide(recordHalfTime, { instance: aGameInstance(instance), people: players }, OLIVE, change, A_KICK_OFF);

describe('half-time', () => {
  test('keeps its teams when the goals change', () => {
    expect(record({}).fields).toEqual({ firstHalf });
    const earlier = { teamA: ['ben'], teamB: ['ann'], teamAGoals: 5, teamBGoals: 1 };
    expect(record({ firstHalf: earlier }).fields).toEqual({ firstHalf: { ...earlier, ...goals } });
    expect(record({ firstHalf }).fields).toEqual({});
    expect(record({ firstHalf }, null).fields).toEqual({ firstHalf: null });
  });

  test.each([
    ['before the start', { startDateTime: new Date(A_KICK_OFF.getTime() + 1) }, people, 'RESULT_AHEAD'],
    ['after the result', { winningTeam: 'DRAW' }, people, 'RESULT_IN'],
    ['without teams', {}, people.slice(0, 1), 'NO_TEAMS'],
  ] as const)('is refused %s', (_when, instance, players, code) => {
    expect(record(instance, goals, [...players]).reason?.code).toBe(code);
  });
});

test('a final score with fewer goals than at half-time is refused', () => {
  const instance = aGameInstance({ firstHalf, winningTeam: 'TEAM_A' });
  const score = { teamAGoals: 5, teamBGoals: 1 };
  expect(decide(recordScore, instance, OLIVE, score, A_KICK_OFF).reason).toEqual({
    code: 'FIRST_HALF_MORE',
    fields: ['teamAGoals', 'teamBGoals'],
  });
});
