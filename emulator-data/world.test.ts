import { readFileSync } from 'node:fs';
import { scoreAgrees } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { readWorld } from './load.ts';
import { toJsonText } from './make/text.ts';
import { makeWorld } from './make/world.ts';
import type { DemoInstance } from './world.schema.ts';

const world = readWorld();
const instances = world.games.flatMap((game) => game.instances);
const played = instances.filter((demoInstance) => demoInstance.result !== undefined);
const handlesOf = ({ teamA, teamB, pool, no, unanswered }: DemoInstance) => [
  ...teamA,
  ...teamB,
  ...pool,
  ...no,
  ...unanswered,
];

describe('world.json', () => {
  test('is the output of npm run world', () => {
    const text = readFileSync(new URL('world.json', import.meta.url), 'utf8');
    expect(text).toBe(`${toJsonText(makeWorld())}\n`);
  });

  test('is unchanged after writing and parsing', () => {
    expect(JSON.parse(toJsonText(makeWorld()))).toEqual(makeWorld());
  });
});

describe('people of the demo world', () => {
  test('have uids in the format of Auth, and emails that reach no one', () => {
    const people = [...world.registered, ...world.guests];
    for (const { uid } of people) expect(uid).toMatch(/^[A-Za-z0-9]{28}$/);
    expect(new Set(people.map(({ uid }) => uid)).size).toBe(people.length);
    for (const { email } of world.registered) expect(email).toMatch(/^[a-z]+@fives\.example$/);
  });

  test('include long, accented and right-to-left names', () => {
    const names = world.registered.map(({ name }) => name);
    expect(names.some((name) => name.length > 40)).toBe(true);
    expect(names.some((name) => name !== name.normalize('NFD'))).toBe(true);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
  });

  test('appear at most once per instance', () => {
    for (const demoInstance of instances) {
      const handles = handlesOf(demoInstance);
      expect(new Set(handles).size, demoInstance.id).toBe(handles.length);
    }
  });
});

describe('instances of the demo world', () => {
  test('have unique ids in the format of Firestore', () => {
    const ids = [...world.games, ...instances].map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(world.inviteId);
  });

  test('have five players a side with consistent results', () => {
    expect(played.length).toBeGreaterThan(55);
    for (const { teamA, teamB, result } of played) {
      expect([teamA.length, teamB.length]).toEqual([5, 5]);
      if (result?.winningTeam) expect(scoreAgrees(result.winningTeam, result)).toBe(true);
    }
  });

  test('include every kind of result', () => {
    const results = played.flatMap(({ result }) => result ?? []);
    const share = (kind: (result: (typeof results)[number]) => boolean) =>
      results.filter(kind).length / results.length;
    expect(share((result) => result.teamAGoals !== null)).toBeGreaterThan(0.5);
    expect(share((result) => result.winningMargin !== null)).toBeGreaterThan(0.05);
    expect(share((result) => result.teamAGoals === null && result.winningMargin === null)).toBeGreaterThan(
      0.05,
    );
    expect(share((result) => result.winningTeam === 'DRAW')).toBeGreaterThan(0.03);
    expect(share((result) => result.winningTeam === 'DRAW')).toBeLessThan(0.25);
  });

  test('have votes that fit three picks per voter', () => {
    for (const { votes = {}, teamA, teamB } of played) {
      const counts = Object.values(votes);
      const sum = counts.reduce((total, count) => total + count, 0);
      expect(sum % 3).toBe(0);
      expect(Math.max(...counts)).toBeLessThanOrEqual(sum / 3);
      expect(sum / 3).toBeLessThanOrEqual(teamA.length + teamB.length);
      for (const handle of Object.keys(votes)) expect([...teamA, ...teamB]).toContain(handle);
    }
  });
});
