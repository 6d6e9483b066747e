import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRequest, aPlayedGame, playerIds, TONIGHT } from '../fair-teams.arbitraries.ts';
import { chanceText, predictChance } from './forecast.ts';
import { rate } from './rating.ts';

const ids = playerIds(6);
const players = ids.map((id) => ({ id }));
const p1AlwaysWins = [
  aPlayedGame(['p1', 'p2', 'p3'], ['p4', 'p5', 'p6'], [6, 2], 3),
  aPlayedGame(['p1', 'p4', 'p5'], ['p2', 'p3', 'p6'], [7, 2], 2),
  aPlayedGame(['p1', 'p6', 'p2'], ['p3', 'p4', 'p5'], [6, 1], 1),
];
const rating = rate({ players, history: p1AlwaysWins, now: TONIGHT });

describe('forecast', () => {
  test('has a higher chance for the team of a player who always wins', () => {
    expect(
      predictChance(rating, { teamA: ['p1', 'p2', 'p3'], teamB: ['p4', 'p5', 'p6'] }).chanceA,
    ).toBeGreaterThan(0.5);
  });

  test('is mirrored when team A and team B are swapped', () => {
    fc.assert(
      fc.property(anyRequest(10), (request) => {
        const ratingOfRequest = rate(request);
        const uids = request.players.map(({ id }) => id);
        const [one, other] = [uids.slice(0, 2), uids.slice(2)];
        const forecast = predictChance(ratingOfRequest, { teamA: one, teamB: other });
        const mirrored = predictChance(ratingOfRequest, { teamA: other, teamB: one });
        expect(forecast.chanceA + mirrored.chanceA).toBeCloseTo(1, 6);
        expect(forecast.confidence).toBe(mirrored.confidence);
      }),
    );
  });

  test('has more confidence for people with many games', () => {
    const history = Array.from({ length: 100 }, (_, week) => {
      const rotated = [...ids.slice(week % 6), ...ids.slice(0, week % 6)];
      const mixed = week % 2 === 0 ? rotated : [0, 2, 4, 1, 3, 5].map((at) => rotated[at] ?? '');
      return aPlayedGame(mixed.slice(0, 3), mixed.slice(3), [4, 4 + (week % 3)], week);
    });
    const teams = { teamA: ids.slice(0, 3), teamB: ids.slice(3) };
    expect(predictChance(rate({ players, history: [], now: TONIGHT }), teams).confidence).toBe('low');
    expect(predictChance(rate({ players, history, now: TONIGHT }), teams).confidence).toBe('high');
  });

  test('throws for an unknown person', () => {
    expect(() => predictChance(rating, { teamA: ['p1'], teamB: ['stranger'] })).toThrow(
      'stranger is in a team, but not among the players',
    );
  });

  test.each([
    [0.5, '50–50'],
    [0.516, '52–48'],
    [0.999, '99–1'],
    [0, '1–99'],
  ])('shows %f as %s', (chance, text) => {
    expect(chanceText(chance)).toBe(text);
  });
});
