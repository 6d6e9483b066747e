import { NOW } from '@fives/domain/testing/states';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { type Attempt, attempts, disagreements, oneSided, type Verdicts } from '../agreement/attempts.ts';
import { documentsOf, movedTo } from '../agreement/worlds.ts';
import { loadRules } from './setup/environment.ts';
import { isAllowed } from './setup/expectations.ts';
import { asActor } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

const CASES = 2_000;
const HOUR = 3_600_000;

// What the domain allows, the rules let through as the domain would write it; what it forbids, they refuse.
// `FIVES_AGREEMENT_CASES=50000 npm run emulate -- npx vitest run --project rules agreement-of-transitions` tries more.
test('generated transitions are allowed and refused as the domain says', { timeout: HOUR }, async () => {
  const verdicts: Verdicts[] = [];
  for (const lot of attempts(CASES, writesSomething)) {
    const now = new Date();
    await storeAll(Object.assign({}, ...lot.map(({ world }) => documentsOf(movedTo(now, world)))));
    const lotsVerdicts = await Promise.all(
      lot.map(async (attempt) => ({ attempt, isAllowed: await isAllowed(write(attempt, now)) })),
    );
    expect(disagreements(lotsVerdicts)).toEqual([]);
    verdicts.push(...lotsVerdicts);
    // The emulator would keep what each condition came to.
    await loadRules();
  }
  // Fewer may miss a deed by chance.
  if (verdicts.length >= CASES) expect(oneSided(verdicts)).toEqual([]);
});

/** A write that changes nothing is not sent. */
function writesSomething({ world, actor, deed }: Attempt): boolean {
  return Object.keys(deed.writes(world, actor)).length > 0;
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
