import { isDeepStrictEqual } from 'node:util';
import { paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { ACTORS, NOW } from '@fives/domain/testing/states';
import { doc, getDoc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { beforeAll, expect, test } from 'vitest';
import {
  type Attempt,
  alwaysAllowedOrRefused,
  attempts,
  disagreements,
  type Verdict,
} from '../agreement/attempts.ts';
import { documentsOf, movedTo } from '../agreement/worlds.ts';
import { discardCoverage } from './setup/coverage.ts';
import { theEnvironment } from './setup/environment.ts';
import { isAllowed } from './setup/expectations.ts';
import { asActor } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

/** Enough for each action to be both allowed and refused. */
const CASES = 2_000;
const HOUR = 3_600_000;

beforeAll(() => storeAll(Object.fromEntries(ACTORS.map((uid) => [paths.player(uid), aPlayer({ uid })]))));

test('rules and domain allow the same generated transitions', { timeout: HOUR }, async () => {
  const verdicts: Verdict[] = [];
  for (const batch of attempts(CASES, writesSomething)) {
    const now = new Date();
    await storeAll(Object.assign({}, ...batch.map(({ world }) => documentsOf(movedTo(now, world)))));
    const batchVerdicts = await Promise.all(
      batch.map(async (attempt) => ({
        attempt,
        isAllowed: (await isAllowed(write(attempt, now))) || (await isStoredAlready(attempt, now)),
      })),
    );
    expect(disagreements(batchVerdicts)).toEqual([]);
    verdicts.push(...batchVerdicts);
    // Otherwise, the emulator would keep every value of every condition.
    await discardCoverage();
  }
  console.log(`${verdicts.length} generated transitions through the rules`);
  expect(alwaysAllowedOrRefused(verdicts)).toEqual([]);
});

function writesSomething({ world, actor, action }: Attempt): boolean {
  return Object.keys(action.writes(world, actor)).length > 0;
}

/**
 * True if an allowed write is stored although the client got a refusal. If a response is lost (about one in 3,000), the
 * client repeats the write. The rules refuse the repeated write.
 */
async function isStoredAlready({ world, actor, action }: Attempt, now: Date): Promise<boolean> {
  if (action.refusal(world, actor) !== null) return false;
  const { serverDb } = await theEnvironment();
  const writes = Object.entries(action.writes(world, actor));
  const stored = await Promise.all(writes.map(([path]) => getDoc(doc(serverDb, path))));
  return writes.every(([, fields], at) =>
    Object.entries(fields).every(([name, value]) => {
      const found: unknown = stored[at]?.get(name);
      if (found instanceof Timestamp && value === NOW) return found.toDate() >= now;
      return isDeepStrictEqual(withDates(found), movedTo(now, value));
    }),
  );
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withDates(field)]));
}

async function write({ world, actor, action }: Attempt, now: Date): Promise<void> {
  const db = await asActor(actor);
  const batch = writeBatch(db);
  for (const [path, fields] of Object.entries(action.writes(world, actor))) {
    batch.set(doc(db, path), toWire(fields, now), { merge: true });
  }
  await batch.commit();
}

function toWire(fields: object, now: Date): object {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value === NOW ? serverTimestamp() : movedTo(now, value)]),
  );
}
