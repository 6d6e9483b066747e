import { isDeepStrictEqual } from 'node:util';
import { paths } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { ACTORS, NOW } from '@fives/domain/testing/states';
import { doc, getDoc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { beforeAll, expect, test } from 'vitest';
import { type Attempt, attempts, disagreements, oneSided, type Verdicts } from '../agreement/attempts.ts';
import { documentsOf, movedTo } from '../agreement/worlds.ts';
import { loadRules, theEnvironment } from './setup/environment.ts';
import { isAllowed } from './setup/expectations.ts';
import { asActor } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

const CASES = 500;
/** Fewer may miss by chance that an action was once allowed or once refused. */
const ENOUGH = 2_000;
const HOUR = 3_600_000;

beforeAll(() => storeAll(Object.fromEntries(ACTORS.map((uid) => [paths.player(uid), aPlayer({ uid })]))));

// What the domain allows, the rules let through as the domain would write it; what it forbids, they refuse.
// `FIVES_AGREEMENT_CASES=50000 npm run emulate -- npx vitest run --project rules agreement-of-transitions` tries more.
test('generated transitions are allowed and refused as the domain says', { timeout: HOUR }, async () => {
  const verdicts: Verdicts[] = [];
  for (const lot of attempts(CASES, writesSomething)) {
    const now = new Date();
    await storeAll(Object.assign({}, ...lot.map(({ world }) => documentsOf(movedTo(now, world)))));
    const lotsVerdicts = await Promise.all(
      lot.map(async (attempt) => ({
        attempt,
        isAllowed: (await isAllowed(write(attempt, now))) || (await isStoredAlready(attempt, now)),
      })),
    );
    expect(disagreements(lotsVerdicts)).toEqual([]);
    verdicts.push(...lotsVerdicts);
    // The emulator would keep what each condition came to.
    await loadRules();
  }
  if (verdicts.length >= ENOUGH) expect(oneSided(verdicts)).toEqual([]);
});

/** A write that changes nothing is not sent. */
function writesSomething({ world, actor, deed }: Attempt): boolean {
  return Object.keys(deed.writes(world, actor)).length > 0;
}

/**
 * Whether what the domain allows has been stored although the client heard that it was refused. It sends a write again
 * when the answer to the first got lost, about once in 3,000 here, and the rules refuse a reply that is repeated.
 */
async function isStoredAlready({ world, actor, deed }: Attempt, now: Date): Promise<boolean> {
  if (deed.refusal(world, actor) !== null) return false;
  const { serverDb } = await theEnvironment();
  const writes = Object.entries(deed.writes(world, actor));
  const stored = await Promise.all(writes.map(([path]) => getDoc(doc(serverDb, path))));
  return writes.every(([, fields], at) =>
    Object.entries(fields).every(([name, value]) => {
      const found: unknown = stored[at]?.get(name);
      if (found instanceof Timestamp && value === NOW) return found.toDate() >= now;
      return isDeepStrictEqual(found instanceof Timestamp ? found.toDate() : found, movedTo(now, value));
    }),
  );
}

async function write({ world, actor, deed }: Attempt, now: Date): Promise<void> {
  const db = await asActor(actor);
  const batch = writeBatch(db);
  for (const [path, fields] of Object.entries(deed.writes(world, actor))) {
    batch.set(doc(db, path), toWire(fields, now), { merge: true });
  }
  await batch.commit();
}

/** The domain's own `now` stands for the server's time; every other moment is moved with the world. */
function toWire(fields: object, now: Date): object {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value === NOW ? serverTimestamp() : movedTo(now, value)]),
  );
}
