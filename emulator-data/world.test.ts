import { scoreAgrees } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { GUESTS, REGISTERED } from './cast.ts';
import { GAMES, UPCOMING } from './games.ts';

const instances = GAMES.flatMap((game) => game.instances);
const played = instances.filter((demoInstance) => demoInstance.result !== undefined);

describe('people of the demo world', () => {
  test('have uids in the format of Auth, and emails that reach no one', () => {
    const people = [...REGISTERED, ...GUESTS];
    for (const { uid } of people) expect(uid).toMatch(/^[A-Za-z0-9]{28}$/);
    expect(new Set(people.map(({ uid }) => uid)).size).toBe(people.length);
    for (const { email } of REGISTERED) expect(email).toMatch(/^[a-z]+@fives\.example$/);
  });

  test('include long, accented and right-to-left names', () => {
    const names = REGISTERED.map(({ name }) => name);
    expect(names.some((name) => name.length > 40)).toBe(true);
    expect(names.some((name) => name !== name.normalize('NFD'))).toBe(true);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
  });
});

describe('instances of the demo world', () => {
  test('have unique ids in the format of Firestore', () => {
    const ids = [...GAMES, ...instances].map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(UPCOMING.id);
  });

  test('have five players a side with consistent results', () => {
    expect(played.length).toBeGreaterThan(55);
    for (const { teamA, teamB, result } of played) {
      expect([teamA.length, teamB.length]).toEqual([5, 5]);
      if (result?.winningTeam) expect(scoreAgrees(result.winningTeam, result)).toBe(true);
    }
  });
});
