import { describe, expect, test } from 'vitest';
import { aPlayedGame, playerIds, TONIGHT } from '../fair-teams.arbitraries.ts';
import type { PlayedGame } from '../model/played-games.ts';
import { rate } from '../model/rating.ts';
import { explanationsOf, explanationText } from './explanations.ts';

const ids = playerIds(4);
const nameOf = (id: string) => ({ p1: 'Ali', p2: 'Ben', p3: 'Cem', p4: 'Dee' })[id] ?? id;

function explanationTexts(
  history: readonly PlayedGame[],
  teamA: readonly string[],
  teamB: readonly string[],
): string[] {
  const players = [...teamA, ...teamB].map((id) => ({ id }));
  const rating = rate({ players, history, now: TONIGHT });
  return explanationsOf(rating, { teamA, teamB }).map((explanation) => explanationText(explanation, nameOf));
}

function fiveGames(teams: (week: number) => Teams): PlayedGame[] {
  return [0, 1, 2, 3, 4].map((week) => aPlayedGame(...teams(week), week + 1));
}

type Teams = readonly [string[], string[], readonly [number, number]];
const teams = (teamA: string, teamB: string, goals: readonly [number, number] = [2, 2]): Teams => [
  teamA.split(' '),
  teamB.split(' '),
  goals,
];
const SAME = teams('p1 p2', 'p3 p4');
const WON = teams('p1 p2', 'p3 p4', [3, 1]);
const CROSSED = teams('p1 p4', 'p2 p3');
const APART = teams('p1 p3', 'p2 p4');

describe('explanation', () => {
  test('names a split pair that was nearly always together', () => {
    const history = fiveGames((week) => (week === 0 ? APART : SAME));
    expect(explanationTexts(history, ['p1', 'p3'], ['p2', 'p4'])).toContain(
      "Ali and Ben played together in 4 of their last 5 games, so they're split up",
    );
  });

  test('names the two most frequent winners when their teams differ', () => {
    const history = fiveGames((week) => (week % 2 === 0 ? WON : CROSSED));
    expect(explanationTexts(history, ['p1', 'p3'], ['p2', 'p4'])).toContain(
      "Ali and Ben win most often, so they're on different teams",
    );
  });

  test('names the team with the extra player', () => {
    expect(explanationTexts([], ['p1'], ['p2', 'p3'])).toContain(
      "Team B have an extra player, and that's included in the odds",
    );
  });

  test('gives the number of newcomers', () => {
    const history = fiveGames((week) => [['p1', 'p2'].slice(week === 0 ? 0 : 1), ['p3', 'p4'], [2, 2]]);
    expect(explanationTexts(history, ['p1', 'p3'], ['p2', 'p4'])).toContain(
      '1 of 4 has played fewer than 5 games',
    );
    expect(explanationTexts([], ['p1', 'p3'], ['p2', 'p4'])).toEqual([
      'No one has played 5 games yet, so this is mostly a guess',
    ]);
  });

  test('calls the split the most even when there is no other reason', () => {
    const history = fiveGames((week) => (week % 2 ? SAME : CROSSED));
    expect(explanationTexts(history, ['p1', 'p3'], ['p2', 'p4'])).toEqual(['The most even split we found']);
  });

  test('never mentions stars', () => {
    const players = ids.map((id, index) => ({ id, stars: index + 1 }));
    const starred = explanationsOf(rate({ players, history: [], now: TONIGHT }), {
      teamA: ['p1', 'p4'],
      teamB: ['p2', 'p3'],
    });
    const plain = explanationsOf(rate({ players: ids.map((id) => ({ id })), history: [], now: TONIGHT }), {
      teamA: ['p1', 'p4'],
      teamB: ['p2', 'p3'],
    });
    expect(starred).toEqual(plain);
  });
});
